import { messageOf } from '../../../lib/api/api-error.ts';
import type { SessionDeps } from './session-deps.ts';

/** Makes a failure the state of the session: a title, and the error's sentence or the title again. */
export function failSession(state: SessionDeps['state'], title: string, error: unknown): void {
  state.dispatch({ is: 'failed', problem: { title, detail: messageOf(error, title) } });
}
