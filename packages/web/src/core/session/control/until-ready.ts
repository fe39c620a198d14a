import type { SessionDeps } from './session-deps.ts';
import { isReady } from './session-state.ts';

/** Resolves when the identity service's first answer has been processed. */
export function untilReady(state: SessionDeps['state']): Promise<void> {
  if (isReady(state.get())) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = state.subscribe((now) => {
      if (!isReady(now)) return;
      stop();
      resolve();
    });
  });
}
