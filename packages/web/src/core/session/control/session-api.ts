import { type AuthUser, accountRoutes, guestReturnRoutes } from '@home-design/contract';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { ChallengeFailed } from '../challenge/challenge-failed.ts';
import { readClientConfig } from '../client-config.ts';
import { sessionCopy } from '../copy.ts';
import { guestReturnMark } from '../memory/guest-return-mark.ts';

/** The server started no session for a user of the identity service. */
export class SyncFailed extends Error {
  override readonly name = 'SyncFailed';
  readonly status: number;
  constructor(message: string, status: number, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Codes for nothing to convert (any more): the session is not a guest's, or there is none. */
const NO_GUEST: ReadonlySet<string | null> = new Set(['not_anonymous', 'unauthenticated']);

/** Starts the session. Solves a challenge first if the server asks for one. */
async function postSession(idToken: string): Promise<AuthUser> {
  const start = async (challenge?: string) =>
    (await call(accountRoutes.createSession, { body: { idToken, ...(challenge && { challenge }) } })).user;
  try {
    return await start();
  } catch (error) {
    const siteKey = readClientConfig(document).botProtectionKey;
    if (!(error instanceof ApiError) || error.code !== 'challenge_required' || !siteKey) throw error;
    // Few servers ask for a challenge, so its code is loaded on demand.
    const { solveChallenge } = await loadedOnce(() => import('../challenge/solve-challenge.ts'));
    const challenge = await solveChallenge(siteKey).catch((cause: Error) => {
      throw new ChallengeFailed(cause.message, { cause });
    });
    return await start(challenge);
  }
}

/** The account calls that sign-in needs. */
export const sessionApi = {
  /** Reads the current user, to get the anti-forgery cookie that comes with the answer. */
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
   * Gives the things of the session's guest to the account of the ID token; starts a session if there is no guest.
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

  /** Before a guest signs out: lets this browser return to their things. @throws ApiError */
  async keepGuest(): Promise<void> {
    const { ends_at } = await call(guestReturnRoutes.keep);
    guestReturnMark.write(ends_at);
  },

  /** Gives the session's guest the things of an earlier guest of this browser. @throws ApiError */
  async takeGuest(): Promise<void> {
    await call(guestReturnRoutes.take);
    guestReturnMark.clear();
  },

  /** Ends the server's session. @throws with the server's sentence, or 'Logout failed' */
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
