import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_START, type Plan } from '@home-design/contract';

const DAY_MS = 24 * 3_600_000;
/** Characters by which a person tells their keys apart; the other 36 stay secret. */
const PREFIX_LENGTH = API_KEY_START.length + 7;

/** A key that cannot be guessed: 32 random bytes. */
export function newKey() {
  const token = API_KEY_START + randomBytes(32).toString('base64url');
  return { token, keyHash: hashOfKey(token), prefix: token.slice(0, PREFIX_LENGTH) };
}

/** The stored hash of a key. The key is random, so a dictionary attack finds nothing. */
export const hashOfKey = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a plan includes API access; an operator may open it to all. */
export const isIncluded = (plan: Plan, isForAll: boolean): boolean => isForAll || plan === 'business';

/** The end of a key that is created now; null: it does not expire. */
export const endAfter = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS);
