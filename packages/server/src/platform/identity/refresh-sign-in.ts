import { createHmac } from 'node:crypto';
import type { UserId } from '@home-design/contract';
import { type Database, transaction } from '../database/database.ts';
import { isAlive } from '../lifetime.ts';
import { hashOf } from './google/sign-in-cookie.ts';
import { IdentityError } from './identity-error.ts';
import {
  deleteSignIns,
  isSessionOf,
  isUsed,
  lockRefreshToken,
  replaceRefreshToken,
} from './sign-ins-store.ts';

/** Two tabs of one browser may use the same token within this time. */
const TABS_MS = 60_000;

interface Refreshed {
  uid: UserId;
  signIn: { id: string; authTime: Date };
  /** The next refresh token. */
  token: string;
}

/**
 * Replaces a refresh token by its successor. A token that was used before is a copy, so its whole sign-in ends, unless
 * it is only sent again. That is the case while the successor is unused, and
 *
 * - within a minute: two tabs renew at once, and both get the same successor; or
 * - from the browser that has the sign-in's session: the answer with the successor was lost, perhaps days ago.
 * Scripts cannot read that cookie, so a thief of the token has no session.
 *
 * @throws IdentityError TOKEN_EXPIRED
 */
export async function refreshSignIn(
  deps: { db: Database; refreshKey: string; now: Date },
  token: string,
  session: string | undefined,
): Promise<Refreshed> {
  const refreshed = await transaction(deps.db, (tx) => replace({ ...deps, db: tx }, token, session));
  // Thrown after the transaction, which must store the end of the sign-in.
  if (refreshed instanceof Error) throw new IdentityError('TOKEN_EXPIRED', { cause: refreshed });
  return refreshed;
}

async function replace(
  { db: tx, refreshKey, now }: { db: Database; refreshKey: string; now: Date },
  token: string,
  session: string | undefined,
): Promise<Refreshed | Error> {
  const found = await lockRefreshToken(tx, hashOf(token));
  if (!found) return new Error('No such refresh token.');
  const { signIn: id, uid, authTime, replacedAt } = found;
  const next = createHmac('sha256', refreshKey).update(token).digest('base64url');
  const refreshed = { uid, signIn: { id, authTime }, token: next };
  if (!isAlive(found, now)) {
    await deleteSignIns(tx, [id]);
    return new Error('The sign-in is over.');
  }
  if (replacedAt === null) {
    await replaceRefreshToken(tx, { id: hashOf(token), next: hashOf(next), signIn: id }, now);
    return refreshed;
  }

  const isRecent = Math.abs(now.getTime() - replacedAt.getTime()) <= TABS_MS;
  const isSameBrowser = session !== undefined && (await isSessionOf(tx, hashOf(session), id, now));
  const isNextUsed = await isUsed(tx, hashOf(next));
  if ((isRecent || isSameBrowser) && isNextUsed === false) return refreshed;
  if (isSameBrowser && isNextUsed === undefined) {
    // The guest became an account in another tab, with a token that is not derived from this one.
    await replaceRefreshToken(tx, { id: hashOf(token), next: hashOf(next), signIn: id }, now);
    return refreshed;
  }
  await deleteSignIns(tx, [id]);
  return new Error('A refresh token was used a second time; its sign-in has been ended.');
}
