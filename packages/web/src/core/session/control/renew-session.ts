import type { IdentityConnection } from './identity-connection.ts';
import type { ServerSession } from './server-session.ts';
import type { SessionDeps } from './session-deps.ts';

/** More renewals do not help a page that is refused after each. */
const MAX_RENEWALS = 3;

/**
 * Returns the action that starts another session for the user whose session the server no longer knows. It resolves
 * to whether there is one now.
 */
export function createRenewSession(
  { log, state, onRenewed }: SessionDeps,
  identity: IdentityConnection,
  server: ServerSession,
): () => Promise<boolean> {
  let renewals = 0;

  return async () => {
    const user = identity.provider()?.currentUser() ?? null;
    if (state.get().at !== 'signed-in' || user === null || server.isSyncing() || renewals >= MAX_RENEWALS)
      return false;
    renewals += 1;
    try {
      await server.sync(user);
      onRenewed();
      return true;
    } catch (error) {
      log.error('The session could not be renewed', error);
      return false;
    }
  };
}
