import type { ErrorCode } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type { SignInAttemptsTable } from '../../../schema/account-tables.ts';
import type { Database } from '../../database/database.ts';

export type SignInAttempt = Selectable<SignInAttemptsTable>;

/** Names a sign-in and its browser, both hashed as they are stored. */
export interface AttemptKey {
  id: string;
  browser: string;
}

/** Stores a new sign-in; expired ones are deleted. */
export async function addAttempt(
  db: Database,
  attempt: Omit<Insertable<SignInAttemptsTable>, 'stage' | 'person' | 'googleToken' | 'failure'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('signInAttempts').where('expiresAt', '<=', now).execute();
  await db
    .insertInto('signInAttempts')
    .values({ ...attempt, stage: 'begun' })
    .execute();
}

/** The sign-in of a returning browser; one that has returned before is not found. */
export async function takeReturned(
  db: Database,
  { id, browser }: AttemptKey,
  now: Date,
): Promise<SignInAttempt | undefined> {
  return db
    .updateTable('signInAttempts')
    .set({ stage: 'returned' })
    .where('id', '=', id)
    .where('browser', '=', browser)
    .where('stage', '=', 'begun')
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Stores the result, to be fetched until `expiresAt`. */
export async function settleAttempt(
  db: Database,
  id: string,
  outcome: { person: string; googleToken: string } | { failure: ErrorCode },
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('signInAttempts')
    .set({ ...outcome, stage: 'failure' in outcome ? 'failed' : 'succeeded', expiresAt })
    .where('id', '=', id)
    .where('stage', '=', 'returned')
    .execute();
}

/** Fetches the result, once. */
export async function takeOutcome(
  db: Database,
  { id, browser }: AttemptKey,
  now: Date,
): Promise<SignInAttempt | undefined> {
  return db
    .deleteFrom('signInAttempts')
    .where('id', '=', id)
    .where('browser', '=', browser)
    .where('stage', 'in', ['succeeded', 'failed'])
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}
