import { messageOf } from '../../../lib/api/api-error.ts';
import { sessionCopy } from '../copy.ts';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider.ts';
import { failSession } from './fail-session.ts';
import type { IdentityConnection } from './identity-connection.ts';
import type { ServerSession } from './server-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { userOf } from './session-state.ts';
import { untilReady } from './until-ready.ts';

/** Between the return from Google and the start of the session. */
const REDIRECT_SYNC_DELAY_MS = 1_000;

/** The way to Google's page and back. */
export interface GoogleRoundTrip {
  /** Opens Google's page. @throws with a sentence for people */
  leave(): Promise<void>;
  /** Starts the session of a user who comes back from Google. Shows a failure on any page. */
  takeReturn(): Promise<void>;
  /** Whether `takeReturn` is starting the session. */
  isReturning(): boolean;
}

export function createGoogleRoundTrip(
  { log, memory, state, redirect, wait, tellProblem }: SessionDeps,
  identity: IdentityConnection,
  server: ServerSession,
): GoogleRoundTrip {
  let isReturning = false;

  /** Signs the returning user in at the identity service. @throws with a sentence for people */
  async function enter(service: IdentityProvider): Promise<IdentityUser> {
    const { operation, credential } = await redirect.outcome();
    const isLink = operation === 'link';
    if (isLink) memory.expectConversion();
    try {
      return await service.enterWithGoogle(credential, isLink);
    } catch (cause) {
      throw new Error(sessionCopy.googleHelp, { cause }); // the SDK's own sentences are for developers
    }
  }

  return {
    async leave() {
      await untilReady(state);
      await redirect.leave(userOf(state.get())?.isAnonymous ? 'link' : 'signIn');
    },

    async takeReturn() {
      const provider = identity.provider();
      if (provider === null || !redirect.isPending()) return;
      await untilReady(state); // the server must know a guest before they link
      isReturning = true;
      state.dispatch({ is: 'sign-in-started' });
      const isGuest = userOf(state.get())?.isAnonymous === true;
      const title = isGuest ? sessionCopy.conversionFailed : sessionCopy.signInFailed;
      try {
        const user = await enter(provider);
        await wait(REDIRECT_SYNC_DELAY_MS);
        await server.sync(user);
      } catch (error) {
        log.error(title, error);
        failSession(state, title, error);
        tellProblem(title, messageOf(error, sessionCopy.googleHelp));
      } finally {
        isReturning = false;
      }
    },

    isReturning: () => isReturning,
  };
}
