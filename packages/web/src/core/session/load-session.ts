import { untilLoaded } from '../../lib/code-loading/load-code.ts';
import type { SessionControl } from './control/session-control.ts';

/**
 * Sign-in is a chunk of its own: with the API's schemas and the identity SDK it is larger than the first page,
 * which does not need it.
 */
export async function loadSession(): Promise<SessionControl> {
  const { session } = await untilLoaded(() => import('./session.ts'));
  return session;
}
