import type { ShareLinkId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Guesses } from './guess-rules.ts';

/** Names everybody together. */
export const EVERYBODY = '';

/** The source whose wrong passwords are counted. */
export interface GuessKey {
  linkId: ShareLinkId;
  source: string;
}

/** The stored count, locked until the transaction ends; the first call stores zero. */
export async function lockGuesses(tx: Database, { linkId, source }: GuessKey, now: Date): Promise<Guesses> {
  await tx
    .insertInto('shareGuesses')
    .values({ linkId, source, wrong: 0, lastWrongAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('shareGuesses')
    .select(['wrong', 'lastWrongAt'])
    .where('linkId', '=', linkId)
    .where('source', '=', source)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setGuesses(
  tx: Database,
  { linkId, source }: GuessKey,
  guesses: Guesses,
): Promise<void> {
  await tx
    .updateTable('shareGuesses')
    .set(guesses)
    .where('linkId', '=', linkId)
    .where('source', '=', source)
    .execute();
}

/** Takes back one attempt that was right, so that others wait no longer than before. */
export async function takeBackGuess(
  tx: Database,
  { linkId, source }: GuessKey,
  { charged, before }: { charged: Guesses; before: Guesses },
): Promise<void> {
  await tx
    .updateTable('shareGuesses')
    .set({
      wrong: sql`greatest(wrong - 1, 0)`,
      lastWrongAt: sql`case when last_wrong_at = ${charged.lastWrongAt} then ${before.lastWrongAt} else last_wrong_at end`,
    })
    .where('linkId', '=', linkId)
    .where('source', '=', source)
    .execute();
}

/** Deletes the wrong passwords of one source, or of all. */
export async function forgetGuesses(
  tx: Database,
  { linkId, source }: { linkId: ShareLinkId; source?: string },
): Promise<void> {
  const ofLink = tx.deleteFrom('shareGuesses').where('linkId', '=', linkId);
  await (source === undefined ? ofLink : ofLink.where('source', '=', source)).execute();
}

/** Deletes wrong passwords from before this time, which no longer count. */
export async function forgetOldGuesses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('shareGuesses').where('lastWrongAt', '<', before).execute();
}

/** Counts a wrong password for the owner's view. */
export async function countWrongPassword(tx: Database, linkId: ShareLinkId, now: Date): Promise<void> {
  await tx
    .updateTable('shareLinks')
    .set({
      wrongPasswords: sql`wrong_passwords + 1`,
      wrongPasswordsSince: sql`coalesce(wrong_passwords_since, ${now})`,
    })
    .where('id', '=', linkId)
    .execute();
}

/**
 * Stores that the owner is notified now, unless there are too few new wrong passwords, or a recent notice.
 * @returns the number of wrong passwords for the notice; undefined: there is none
 */
export async function noteTold(
  tx: Database,
  linkId: ShareLinkId,
  { now, since, from }: { now: Date; since: Date; from: number },
): Promise<number | undefined> {
  const told = await tx
    .updateTable('shareLinks')
    .set({ ownerToldAt: now, ownerToldOf: sql`wrong_passwords` })
    .where('id', '=', linkId)
    .where(sql<boolean>`wrong_passwords - owner_told_of >= ${from}::integer`)
    .where((is) => is.or([is('ownerToldAt', 'is', null), is('ownerToldAt', '<=', since)]))
    .returning('wrongPasswords')
    .executeTakeFirst();
  return told?.wrongPasswords;
}

/** The mail address of a link's owner; null: none. */
export async function addressOfOwner(db: Database, linkId: ShareLinkId): Promise<string | null> {
  const row = await db
    .selectFrom('shareLinks')
    .innerJoin('users', 'users.id', 'shareLinks.userId')
    .select('users.email')
    .where('shareLinks.id', '=', linkId)
    .executeTakeFirst();
  return row?.email ?? null;
}
