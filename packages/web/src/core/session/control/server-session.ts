import { messageOf } from '../../../lib/api/api-error.ts';
import { sessionCopy } from '../copy.ts';
import type { IdentityUser } from '../identity/identity-provider.ts';
import { failSession } from './fail-session.ts';
import type { IdentityConnection } from './identity-connection.ts';
import { SyncFailed } from './session-api.ts';
import type { SessionDeps } from './session-deps.ts';

/** The session at our server. */
export interface ServerSession {
  /** Starts the session of a user. The listener and the action that signed in share one call. */
  sync(user: IdentityUser): Promise<void>;
  isSyncing(): boolean;
  /** Whether the next guest gets the things of an earlier one. */
  expectEarlierGuest(isExpected: boolean): void;
}

export function createServerSession(deps: SessionDeps, identity: IdentityConnection): ServerSession {
  const { api, log, memory, state } = deps;
  let syncing: { uid: string; done: Promise<void> } | null = null;
  let isContinuing = false;

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
      failSession(state, isConversion ? sessionCopy.conversionFailed : sessionCopy.signInFailed, error);
      // A user whom the server rejects for good would block every later attempt.
      if (error instanceof SyncFailed && error.status === 401) await identity.provider()?.signOut();
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

  return {
    sync(user) {
      if (syncing?.uid === user.uid) return syncing.done;
      const done = syncNow(user).finally(() => {
        syncing = null;
      });
      syncing = { uid: user.uid, done };
      return done;
    },

    isSyncing: () => syncing !== null,

    expectEarlierGuest(isExpected) {
      isContinuing = isExpected;
    },
  };
}
