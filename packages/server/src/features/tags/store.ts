import type { TagId, UserId, VersionId } from '@home-design/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { TagTable } from '../../schema/picture-tables.ts';

export type TagRow = Selectable<TagTable>;

export function ownTags(db: Database, userId: UserId, category: string | undefined): Promise<TagRow[]> {
  const tags = db.selectFrom('tags').selectAll().where('userId', '=', userId).orderBy(sql`lower(name)`);
  return (category === undefined ? tags : tags.where('category', '=', category)).execute();
}

export function ownTag(db: Database, userId: UserId, id: TagId): Promise<TagRow | undefined> {
  return db
    .selectFrom('tags')
    .selectAll()
    .where(ownRow('tags', userId, id))
    .executeTakeFirst();
}

/** Whatever its case. */
export function ownTagNamed(db: Database, userId: UserId, name: string): Promise<TagRow | undefined> {
  return db
    .selectFrom('tags')
    .selectAll()
    .where('userId', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

/** Inserts the tag, or returns the existing one of that name unchanged. */
export async function ensureTag(db: Database, tag: Insertable<TagTable>): Promise<TagRow> {
  const made = await db
    .insertInto('tags')
    .values(tag)
    .onConflict((conflict) => conflict.expression(sql`user_id, lower(name)`).doNothing())
    .returningAll()
    .executeTakeFirst();
  const there = made ?? (await ownTagNamed(db, tag.userId, tag.name));
  if (!there) throw new Error('A tag was neither made nor there.');
  return there;
}

export async function countTagsOf(tx: Database, versionId: VersionId): Promise<number> {
  const row = await tx
    .selectFrom('versionTags')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('versionId', '=', versionId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Does nothing if the version has the tag. */
export async function putTag(tx: Database, versionId: VersionId, tagId: TagId): Promise<void> {
  await tx
    .insertInto('versionTags')
    .values({ versionId, tagId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Does nothing if the version does not have the tag. */
export async function takeTag(tx: Database, versionId: VersionId, tagId: TagId): Promise<void> {
  await tx.deleteFrom('versionTags').where('versionId', '=', versionId).where('tagId', '=', tagId).execute();
}
