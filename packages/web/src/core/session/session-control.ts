import type { SignInOperation } from '@home-design/contract';
import { messageOf } from '../../lib/api-error.ts';
import type { Log } from '../../lib/log.ts';
import { ChallengeFailed } from './challenge-failed.ts';
import { sessionCopy } from './copy.ts';
import type { IdentityProvider, IdentityUser } from './identity-provider.ts';
import type { SessionMemory } from './saved-user.ts';
import { type SessionApi, SyncFailed } from './session-api.ts';
import { isReady, type SessionEvent, type SessionState, userOf } from './session-state.ts';

export interface SessionDeps {
  /** Loads the identity SDK; rejects if it is not configured or cannot be loaded. */
  loadProvider: () => Promise<IdentityProvider>;
  api: SessionApi;
  memory: SessionMemory;
  log: Log;
  state: {
    get: () => SessionState;
    subscribe: (listener: (state: SessionState) => void) => () => void;
    dispatch: (event: SessionEvent) => void;
  };
  /** Google's page and the return from it. */
  redirect: {
    /** Whether this tab comes back from Google. */
    isPending: () => boolean;
    /** @throws with a sentence for people */
    leave: (operation: SignInOperation) => Promise<void>;
    /** @throws with a sentence for people */
    outcome: () => Promise<{ operation: SignInOperation; credential: string }>;
  };
  wait: (milliseconds: number) => Promise<void>;
  /** Shows a message on any page. */
  tellProblem: (title: string, detail: string) => void;
  /** A lost session was renewed: calls that failed without it may be repeated. */
  onRenewed: () => void;
}

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

/** More renewals do not help a page that is refused after each. */
const MAX_RENEWALS = 3;
/** Between the return from Google and the start of the session. */
export const REDIRECT_SYNC_DELAY_MS = 1_000;

export function createSessionControl(deps: SessionDeps): SessionControl {
  const { api, log, memory, state } = deps;
  let provider: IdentityProvider | null = null;
  let syncing: { uid: string; done: Promise<void> } | null = null;
  let startingGuest: Promise<void> | null = null;
  let leaving: Promise<void> | null = null;
  /** `takeRedirect` starts the session of a user who comes back from Google. */
  let isReturning = false;
  /** The next guest gets the things of an earlier one. */
  let isContinuing = false;
  let renewals = 0;
  let renewing: Promise<boolean> | null = null;

  const fail = (title: string, error: unknown): void =>
    state.dispatch({ is: 'failed', problem: { title, detail: messageOf(error, title) } });

  /** Start-up, in this order: each step may rely on the earlier ones. */
  const startUp = [setUpCsrf, listenToProvider, takeRedirect];

  async function setUpCsrf(): Promise<void> {
    try {
      await api.setUpCsrf();
    } catch (error) {
      log.error('The current user could not be read', error);
    }
  }

  async function listenToProvider(): Promise<void> {
    try {
      provider = await deps.loadProvider();
    } catch (error) {
      log.error(sessionCopy.authenticationFailed, error);
      fail(sessionCopy.authenticationFailed, error);
      return;
    }
    provider.onToken((token) => {
      if (token !== null) memory.rememberToken(token);
    });
    provider.onUser((user) => {
      log.info(`Identity: ${user === null ? 'nobody is signed in' : 'a user is signed in'}`);
      if (user === null) forgetUser();
      else if (!isReturning && userOf(state.get())?.uid !== user.uid) void sync(user).catch(() => undefined); // the state carries the failure
    });
  }

  async function takeRedirect(): Promise<void> {
    if (provider === null || !deps.redirect.isPending()) return;
    await ready(); // the server must know a guest before they link
    isReturning = true;
    state.dispatch({ is: 'sign-in-started' });
    const isGuest = userOf(state.get())?.isAnonymous === true;
    const title = isGuest ? sessionCopy.conversionFailed : sessionCopy.signInFailed;
    try {
      const user = await enter(provider);
      await deps.wait(REDIRECT_SYNC_DELAY_MS);
      await sync(user);
    } catch (error) {
      log.error(title, error);
      fail(title, error);
      deps.tellProblem(title, messageOf(error, sessionCopy.googleHelp));
    } finally {
      isReturning = false;
    }
  }

  /** Signs the returning user in at the identity service. @throws with a sentence for people */
  async function enter(service: IdentityProvider): Promise<IdentityUser> {
    const { operation, credential } = await deps.redirect.outcome();
    const isLink = operation === 'link';
    if (isLink) memory.expectConversion();
    try {
      return await service.enterWithGoogle(credential, isLink);
    } catch (cause) {
      throw new Error(sessionCopy.googleHelp, { cause }); // the SDK's own sentences are for developers
    }
  }

  async function leave(): Promise<void> {
    await ready();
    await deps.redirect.leave(userOf(state.get())?.isAnonymous ? 'link' : 'signIn');
  }

  function forgetUser(): void {
    memory.forget();
    state.dispatch({ is: 'nobody' });
  }

  /** Starts the session of a user. The listener and the action that signed in share one call. */
  function sync(user: IdentityUser): Promise<void> {
    if (syncing?.uid === user.uid) return syncing.done;
    const done = syncNow(user).finally(() => {
      syncing = null;
    });
    syncing = { uid: user.uid, done };
    return done;
  }

  async function syncNow(user: IdentityUser): Promise<void> {
    state.dispatch({ is: 'sign-in-started' });
    const isConversion = !user.isAnonymous && memory.isConversionExpected();
    try {
      const idToken = await user.idToken(isConversion);
      memory.rememberToken(idToken);
      const account = await (isConversion ? api.convertGuest(idToken) : api.createSession(idToken));
      if (isConversion) memory.conversionDone();
      if (isContinuing && account.isAnonymous) await takeGuest();
      memory.rememberUser(account);
      state.dispatch({ is: 'synced', user: account });
    } catch (error) {
      fail(isConversion ? sessionCopy.conversionFailed : sessionCopy.signInFailed, error);
      // A user whom the server rejects for good would block every later attempt.
      if (error instanceof SyncFailed && error.status === 401) await provider?.signOut();
      throw error;
    }
  }

  /** Before pages ask for data. A failure changes nothing, and the guest may continue later. */
  async function takeGuest(): Promise<void> {
    isContinuing = false;
    try {
      await api.takeGuest();
    } catch (error) {
      log.error(sessionCopy.continueFailed, error);
      deps.tellProblem(sessionCopy.continueFailed, messageOf(error, sessionCopy.anonymousSignInHelp));
    }
  }

  async function signGuestIn(): Promise<void> {
    await ready();
    if (state.get().at === 'signed-in') return;
    if (provider === null) await listenToProvider();
    if (provider === null) throw new Error(sessionCopy.authenticationFailed);

    const existing = provider.currentUser();
    if (existing !== null) return sync(existing);

    state.dispatch({ is: 'sign-in-started' });
    let guest: IdentityUser;
    try {
      guest = await provider.signInAsGuest();
    } catch (error) {
      log.error(sessionCopy.anonymousSignInFailed, error);
      // The SDK's own sentences are for developers.
      const isForPeople = error instanceof ChallengeFailed;
      fail(
        sessionCopy.anonymousSignInFailed,
        isForPeople ? error : new Error(sessionCopy.anonymousSignInHelp),
      );
      throw new Error(sessionCopy.anonymousSignInFailed, { cause: error });
    }
    // The listener may have been faster.
    if (userOf(state.get())?.uid !== guest.uid) await sync(guest);
  }

  async function renewNow(): Promise<boolean> {
    const user = provider?.currentUser() ?? null;
    if (state.get().at !== 'signed-in' || user === null || syncing !== null || renewals >= MAX_RENEWALS)
      return false;
    renewals += 1;
    try {
      await sync(user);
      deps.onRenewed();
      return true;
    } catch (error) {
      log.error('The session could not be renewed', error);
      return false;
    }
  }

  function ready(): Promise<void> {
    if (isReady(state.get())) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = state.subscribe((now) => {
        if (!isReady(now)) return;
        stop();
        resolve();
      });
    });
  }

  return {
    async start() {
      log.info(`Visitor: ${memory.isIdentified() ? 'identified' : 'anonymous'}`);
      for (const step of startUp) await step();
    },

    startGuest() {
      startingGuest ??= signGuestIn().finally(() => {
        startingGuest = null;
      });
      return startingGuest;
    },

    async continueGuest() {
      isContinuing = true;
      try {
        await this.startGuest();
      } finally {
        isContinuing = false;
      }
    },

    signInWithGoogle() {
      leaving ??= leave().finally(() => {
        leaving = null;
      });
      return leaving;
    },

    async signOut({ keepsGuest } = { keepsGuest: false }) {
      if (state.get().at !== 'signed-in') return;
      state.dispatch({ is: 'sign-out-started' });
      try {
        if (keepsGuest) await api.keepGuest();
        const { clearLocalAuth } = await api.logout();
        if (!clearLocalAuth) return state.dispatch({ is: 'stayed-signed-in' });
        await provider?.signOut();
        forgetUser();
      } catch (error) {
        state.dispatch({ is: 'stayed-signed-in' });
        throw error;
      }
    },

    async resume() {
      const now = state.get();
      const user = provider?.currentUser() ?? null;
      if (now.at !== 'signed-out' || now.problem === null || user === null) return;
      await sync(user).catch(() => undefined); // the state carries the failure
    },

    renew: () =>
      (renewing ??= renewNow().finally(() => {
        renewing = null;
      })),
  };
}
