import { singleFlight } from '../../../lib/single-flight.ts';
import type { IdentityUser } from '../identity/identity-provider.ts';
import { createGoogleRoundTrip } from './google-round-trip.ts';
import { createIdentityConnection } from './identity-connection.ts';
import { createRenewSession } from './renew-session.ts';
import { createServerSession } from './server-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { userOf } from './session-state.ts';
import { createStartGuest } from './start-guest.ts';

/** All actions that change who is signed in. */
export interface SessionControl {
  start(): Promise<void>;
  /** Signs a guest in if nobody is signed in; resolves when the server knows them. @throws if it failed */
  startGuest(): Promise<void>;
  /** The same, and gives the new guest the things of an earlier one. @throws if no guest was signed in */
  continueGuest(): Promise<void>;
  /** Opens Google's page; a guest becomes an account. @throws with a sentence for people */
  signInWithGoogle(): Promise<void>;
  /**
   * Ends the session. `keepsGuest`: this browser can return to the guest's things for a while.
   * @throws with a sentence for people; the user then stays signed in
   */
  signOut(options?: { keepsGuest: boolean }): Promise<void>;
  /** Starts the session now if sign-in failed while the server was away. */
  resume(): Promise<void>;
  /** The server no longer knows the session: starts another for the same user. Returns whether there is one now. */
  renew(): Promise<boolean>;
}

export function createSessionControl(deps: SessionDeps): SessionControl {
  const { api, log, memory, state } = deps;
  const identity = createIdentityConnection(deps, onUser);
  const server = createServerSession(deps, identity);
  const google = createGoogleRoundTrip(deps, identity, server);
  const startGuest = singleFlight(createStartGuest(deps, identity, server));

  /** Start-up, in this order: each step may rely on the earlier ones. */
  const startUp = [setUpCsrf, identity.connect, google.takeReturn];

  async function setUpCsrf(): Promise<void> {
    try {
      await api.setUpCsrf();
    } catch (error) {
      log.error('The current user could not be read', error);
    }
  }

  function onUser(user: IdentityUser | null): void {
    if (user === null) forgetUser();
    else if (!google.isReturning() && userOf(state.get())?.uid !== user.uid)
      void server.sync(user).catch(() => undefined); // the state carries the failure
  }

  function forgetUser(): void {
    memory.forget();
    state.dispatch({ is: 'nobody' });
  }

  return {
    async start() {
      log.info(`Visitor: ${memory.isIdentified() ? 'identified' : 'anonymous'}`);
      for (const step of startUp) await step();
    },

    startGuest,

    async continueGuest() {
      server.expectEarlierGuest(true);
      try {
        await startGuest();
      } finally {
        server.expectEarlierGuest(false);
      }
    },

    signInWithGoogle: singleFlight(google.leave),

    async signOut({ keepsGuest } = { keepsGuest: false }) {
      if (state.get().at !== 'signed-in') return;
      state.dispatch({ is: 'sign-out-started' });
      try {
        if (keepsGuest) await api.keepGuest();
        const { clearLocalAuth } = await api.logout();
        if (!clearLocalAuth) return state.dispatch({ is: 'stayed-signed-in' });
        await identity.provider()?.signOut();
        forgetUser();
      } catch (error) {
        state.dispatch({ is: 'stayed-signed-in' });
        throw error;
      }
    },

    async resume() {
      const now = state.get();
      const user = identity.provider()?.currentUser() ?? null;
      if (now.at !== 'signed-out' || now.problem === null || user === null) return;
      await server.sync(user).catch(() => undefined); // the state carries the failure
    },

    renew: singleFlight(createRenewSession(deps, identity, server)),
  };
}
