import { sessionCopy } from '../copy.ts';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider.ts';
import { failSession } from './fail-session.ts';
import type { SessionDeps } from './session-deps.ts';

/** This page's connection to the identity service. */
export interface IdentityConnection {
  /** Null until the service is loaded, and if it could not be loaded. */
  provider(): IdentityProvider | null;
  /** Loads the service and listens to it. A failure becomes the state of the session. */
  connect(): Promise<void>;
}

/** @param onUser gets the user of the service, at the start and at every change */
export function createIdentityConnection(
  { loadProvider, log, memory, state }: SessionDeps,
  onUser: (user: IdentityUser | null) => void,
): IdentityConnection {
  let provider: IdentityProvider | null = null;

  return {
    provider: () => provider,

    async connect() {
      try {
        provider = await loadProvider();
      } catch (error) {
        log.error(sessionCopy.authenticationFailed, error);
        failSession(state, sessionCopy.authenticationFailed, error);
        return;
      }
      provider.onToken((token) => {
        if (token !== null) memory.rememberToken(token);
      });
      provider.onUser((user) => {
        log.info(`Identity: ${user === null ? 'nobody is signed in' : 'a user is signed in'}`);
        onUser(user);
      });
    },
  };
}
