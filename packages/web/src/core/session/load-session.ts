import { untilLoaded } from '../../lib/load-code.ts';
import type { SessionControl } from './session-control.ts';

/**
 * Sign-in, loaded on its own: with the API's schemas and the identity SDK it weighs more than the first page,
 * which can be read without it.
 */
export async function loadSession(): Promise<SessionControl> {
  const { session } = await untilLoaded(() => import('./session.ts'));
  return session;
}
