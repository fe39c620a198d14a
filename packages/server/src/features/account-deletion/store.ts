import type { UserId, VersionId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AccountDeletionsTable } from '../../schema/account-tables.ts';

export type DeletionRow = Selectable<AccountDeletionsTable>;

/** Whose account it is; undefined when it is gone. */
export function ownerOf(db: Database, userId: UserId) {
  return db
    .selectFrom('users')
    .select(['id as uid', 'email', 'isAnonymous'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** @returns the request that holds, and whether it is this one: asking twice does not put it off */
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

/** Those whose time has come, the oldest first. */
export async function dueDeletions(db: Database, now: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('userId')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Takes a request that is due for this transaction alone; undefined: it was cancelled, or another process has it. */
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

/** Writes down which pictures have to go, before the rows that name them go. */
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

/** Everything that belongs to an account goes with its row. */
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

/** @param after the last one of those before; absent: from the first on */
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

/** Those of these that were written down before then. */
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
