import { type AuthUser, accountRoutes, guestReturnRoutes } from '@home-design/contract';
import { call } from '../../lib/api-client.ts';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { loadedOnce } from '../../lib/load-code.ts';
import { ChallengeFailed } from './challenge-failed.ts';
import { readClientConfig } from './client-config.ts';
import { sessionCopy } from './copy.ts';
import { guestReturnMark } from './guest-return-mark.ts';

/** The server took no session for a user of the identity service. */
export class SyncFailed extends Error {
  override readonly name = 'SyncFailed';
  readonly status: number;
  constructor(message: string, status: number, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Codes that say that there is nothing to convert (any more): the session is no guest's, or there is none. */
const NO_GUEST: ReadonlySet<string | null> = new Set(['not_anonymous', 'unauthenticated']);

/** Starts the session; a server that wants to know whether this is a person gets an answer first. */
async function postSession(idToken: string): Promise<AuthUser> {
  const start = async (challenge?: string) =>
    (await call(accountRoutes.createSession, { body: { idToken, ...(challenge && { challenge }) } })).user;
  try {
    return await start();
  } catch (error) {
    const siteKey = readClientConfig(document).botProtectionKey;
    if (!(error instanceof ApiError) || error.code !== 'challenge_required' || !siteKey) throw error;
    // Few servers ask, so whoever is not asked loads nothing of it.
    const { solveChallenge } = await loadedOnce(() => import('./solve-challenge.ts'));
    const challenge = await solveChallenge(siteKey).catch((cause: Error) => {
      throw new ChallengeFailed(cause.message, { cause });
    });
    return await start(challenge);
  }
}

/** The account calls that sign-in needs. */
export const sessionApi = {
  /** Asks who is signed in, for the sake of the anti-forgery cookie that comes with the answer. */
  async setUpCsrf(): Promise<void> {
    await call(accountRoutes.me);
  },

  /** @throws SyncFailed with the sentence for people. */
  async createSession(idToken: string): Promise<AuthUser> {
    try {
      return await postSession(idToken);
    } catch (error) {
      if (error instanceof ChallengeFailed) throw new SyncFailed(error.message, 0, error);
      const status = error instanceof ApiError ? error.status : 0;
      const sentence = status === 0 ? sessionCopy.syncNetworkError : sessionCopy.syncRefused(status);
      throw new SyncFailed(sentence, status, error);
    }
  },

  /**
   * Gives what the session's guest has to the account of the ID token; where there is no guest, starts a session.
   * @throws SyncFailed with the sentence for people
   */
  async convertGuest(idToken: string): Promise<AuthUser> {
    try {
      return (await call(accountRoutes.convert, { body: { idToken } })).user;
    } catch (error) {
      if (error instanceof ApiError && NO_GUEST.has(error.code)) return this.createSession(idToken);
      const status = error instanceof ApiError ? error.status : 0;
      const sentence =
        status === 0 ? sessionCopy.syncNetworkError : messageOf(error, sessionCopy.conversionFailed);
      throw new SyncFailed(sentence, status, error);
    }
  },

  /** Before a guest signs out: lets this browser reach again what they have. @throws ApiError */
  async keepGuest(): Promise<void> {
    const { ends_at } = await call(guestReturnRoutes.keep);
    guestReturnMark.write(ends_at);
  },

  /** Gives the session's guest what an earlier guest of this browser has left. @throws ApiError */
  async takeGuest(): Promise<void> {
    await call(guestReturnRoutes.take);
    guestReturnMark.clear();
  },

  /** Ends the server's session. @throws with the server's sentence, or 'Logout failed'. */
  async logout(): Promise<{ clearLocalAuth: boolean }> {
    const answer = await call(accountRoutes.logout).catch((error: unknown) => {
      const ownSentence = error instanceof ApiError && error.code !== null;
      throw new Error(ownSentence ? messageOf(error, sessionCopy.logoutFailed) : sessionCopy.logoutFailed, {
        cause: error,
      });
    });
    if (!answer.success) throw new Error(answer.error ?? sessionCopy.logoutFailed);
    return { clearLocalAuth: answer.clearLocalAuth };
  },
};
export type SessionApi = typeof sessionApi;
