import { ChallengeFailed } from '../challenge/challenge-failed.ts';
import { sessionCopy } from '../copy.ts';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider.ts';
import { failSession } from './fail-session.ts';
import type { IdentityConnection } from './identity-connection.ts';
import type { ServerSession } from './server-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { userOf } from './session-state.ts';
import { untilReady } from './until-ready.ts';

/** Returns the action that signs a guest in if nobody is signed in. It throws if that failed. */
export function createStartGuest(
  { log, state }: SessionDeps,
  identity: IdentityConnection,
  server: ServerSession,
): () => Promise<void> {
  /** @throws the failure's title */
  async function enter(provider: IdentityProvider): Promise<IdentityUser> {
    try {
      return await provider.signInAsGuest();
    } catch (error) {
      log.error(sessionCopy.anonymousSignInFailed, error);
      // The SDK's own sentences are for developers.
      const isForPeople = error instanceof ChallengeFailed;
      failSession(
        state,
        sessionCopy.anonymousSignInFailed,
        isForPeople ? error : new Error(sessionCopy.anonymousSignInHelp),
      );
      throw new Error(sessionCopy.anonymousSignInFailed, { cause: error });
    }
  }

  return async () => {
    await untilReady(state);
    if (state.get().at === 'signed-in') return;
    if (identity.provider() === null) await identity.connect();
    const provider = identity.provider();
    if (provider === null) throw new Error(sessionCopy.authenticationFailed);

    const existing = provider.currentUser();
    if (existing !== null) return server.sync(existing);

    state.dispatch({ is: 'sign-in-started' });
    const guest = await enter(provider);
    // The listener may have been faster.
    if (userOf(state.get())?.uid !== guest.uid) await server.sync(guest);
  };
}
