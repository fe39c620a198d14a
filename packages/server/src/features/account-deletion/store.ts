import type { UserId, VersionId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AccountDeletionsTable } from '../../schema/account-tables.ts';

export type DeletionRow = Selectable<AccountDeletionsTable>;

/** The owner of the account; undefined if it is deleted. */
export function ownerOf(db: Database, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['id as uid', 'email', 'isAnonymous'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** @returns the request that counts, and whether it is this one: asking twice does not postpone the deletion */
export async function addDeletion(
  tx: Database,
  row: DeletionRow,
): Promise<{ row: DeletionRow; isNew: boolean }> {
  const added = await tx
    .insertInto('accountDeletions')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return { row: added, isNew: true };
  const held = await deletionOf(tx, row.userId);
  return { row: held ?? row, isNew: false };
}

export function deletionOf(db: Database, userId: UserId): Promise<DeletionRow | undefined> {
  return db.selectFrom('accountDeletions').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Accounts whose deletion is due, the oldest request first. */
export async function dueDeletions(db: Database, now: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('userId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Locks a due request for this transaction; undefined: it was canceled, or another process has it. */
export async function lockDueDeletion(
  tx: Database,
  userId: UserId,
  now: Date,
): Promise<{ email: string | null } | undefined> {
  const due = await tx
    .selectFrom('accountDeletions')
    .select('userId')
    .where('userId', '=', userId)
    .where('dueAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return undefined;
  return tx.selectFrom('users').select('email').where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Stores the list of pictures to remove before the rows that name them are deleted. */
export async function doomPictures(tx: Database, userId: UserId, now: Date): Promise<void> {
  await sql`insert into doomed_pictures (version_id, created_at)
    select id, ${now}::timestamptz from versions
    where user_id = ${userId} or image_id in (select id from images where user_id = ${userId})
    union select picture_id, ${now}::timestamptz from listings
    where user_id = ${userId} and picture_id is not null
    union select saved_page_id, ${now}::timestamptz from listings
    where user_id = ${userId} and saved_page_id is not null
    union select id, ${now}::timestamptz from listing_publications where user_id = ${userId}
    on conflict do nothing`.execute(tx);
}

/** Deletes the row of an account, and with it all rows that belong to it. */
export async function deleteAccountRows(tx: Database, userId: UserId, email: string | null): Promise<void> {
  if (email !== null) {
    await tx.deleteFrom('mails').where(sql<string>`lower(recipient)`, '=', email.toLowerCase()).execute();
  }
  await tx
    .deleteFrom('mails')
    .where('subscription', 'in', [`projects:${userId}`, `marketing:${userId}`])
    .execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await tx.deleteFrom('identityUsers').where('uid', '=', userId).execute();
}

/** @param after the last picture of the page before; absent: start with the first */
export async function doomedPictures(
  db: Database,
  { after, limit }: { after: VersionId | undefined; limit: number },
): Promise<VersionId[]> {
  const rows = await db
    .selectFrom('doomedPictures')
    .select('versionId')
    .$if(after !== undefined, (query) => query.where('versionId', '>', after as VersionId))
    .orderBy('versionId')
    .limit(limit)
    .execute();
  return rows.map(({ versionId }) => versionId);
}

/** Deletes those of these entries that were stored before that time. */
export async function forgetDoomed(
  db: Database,
  { ids, before }: { ids: readonly VersionId[]; before: Date },
): Promise<void> {
  await db
    .deleteFrom('doomedPictures')
    .where('versionId', 'in', ids)
    .where('createdAt', '<=', before)
    .execute();
}
