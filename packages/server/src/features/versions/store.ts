import type { ImageId, UserId, VersionId, VersionTag } from '@home-design/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database.ts';
import { isNotInBin } from '../../schema/own-row.ts';
import type { VersionTable } from '../../schema/picture-tables.ts';
import type { Schema } from '../../schema/schema.ts';

export type VersionRow = Selectable<VersionTable>;

/** A version for display. */
export interface TaggedVersion extends VersionRow {
  /** By name. */
  tags: VersionTag[];
}

const tagsOf = (is: ExpressionBuilder<Schema, 'versions'>) =>
  jsonArrayFrom(
    is
      .selectFrom('versionTags')
      .innerJoin('tags', 'tags.id', 'versionTags.tagId')
      .select(['tags.id', 'tags.name', 'tags.color'])
      .whereRef('versionTags.versionId', '=', 'versions.id')
      .orderBy(sql`lower(tags.name)`),
  ).as('tags');

/** Own versions with the given ids and their tags, in no order; foreign ids are left out. */
export async function ownTaggedVersions(
  db: Database,
  userId: UserId,
  ids: readonly VersionId[],
): Promise<TaggedVersion[]> {
  return db
    .selectFrom('versions')
    .selectAll()
    .select(tagsOf)
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
}

export async function ownTaggedVersion(
  db: Database,
  userId: UserId,
  id: VersionId,
): Promise<TaggedVersion | undefined> {
  const [version] = await ownTaggedVersions(db, userId, [id]);
  return version;
}

/** An own version, including those in the bin. */
export function ownVersionAnywhere(
  db: Database,
  userId: UserId,
  id: VersionId,
): Promise<VersionRow | undefined> {
  return oneOf(db, userId, id).executeTakeFirst();
}

export function ownVersion(db: Database, userId: UserId, id: VersionId): Promise<VersionRow | undefined> {
  return oneOf(db, userId, id).where(isNotInBin('versions')).executeTakeFirst();
}

const oneOf = (db: Database, userId: UserId, id: VersionId) =>
  db.selectFrom('versions').selectAll().where('id', '=', id).where('userId', '=', userId);

/** For workers, which handle versions of every account. */
export function versionById(db: Database, id: VersionId): Promise<VersionRow | undefined> {
  return db.selectFrom('versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The default source for edits of an image. */
export function ownPrimaryVersion(
  db: Database,
  userId: UserId,
  imageId: ImageId,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('versions')
    .selectAll()
    .where('imageId', '=', imageId)
    .where('userId', '=', userId)
    .where('isPrimary', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Versions of several images outside the bin, the oldest of each image first. */
export async function versionsOfImages(db: Database, imageIds: readonly ImageId[]): Promise<TaggedVersion[]> {
  if (imageIds.length === 0) return [];
  return db
    .selectFrom('versions')
    .selectAll()
    .select(tagsOf)
    .where('imageId', 'in', imageIds)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Those of the given ids that exist; tells a sweep which picture folders are in use. */
export async function existingVersionIds(db: Database, ids: readonly VersionId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('versions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** Those of the given ids whose account is deleted and whose pictures are being removed. */
export async function doomedVersionIds(db: Database, ids: readonly VersionId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('doomedPictures')
    .select('versionId')
    .where('versionId', 'in', ids)
    .execute();
  return new Set(rows.map(({ versionId }) => versionId));
}

/** Whether a version has children, finished or in progress. */
export async function hasLivingChild(db: Database, id: VersionId): Promise<boolean> {
  const child = await db
    .selectFrom('versions')
    .select('id')
    .where('parentId', '=', id)
    .where('deletedAt', 'is', null)
    .where('status', '<>', 'failed')
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/**
 * Locks the tree of an image's versions until the transaction ends: the image cannot be deleted, and no other version is
 * made, named, moved or removed. Code that does so calls this first and locks versions and jobs afterwards, as the
 * deletion of the image does: one order, no deadlock.
 */
export async function lockTree(tx: Database, imageId: ImageId): Promise<void> {
  await tx.selectFrom('images').select('id').where('id', '=', imageId).forNoKeyUpdate().execute();
}

/** Locks a version's row until the transaction ends. */
export async function lockOwnVersion(
  tx: Database,
  userId: UserId,
  id: VersionId,
): Promise<VersionRow | undefined> {
  return oneOf(tx, userId, id).where(isNotInBin('versions')).forUpdate().executeTakeFirst();
}

/** Whether an unfinished edit starts from this version. */
export async function isBeingEdited(tx: Database, id: VersionId): Promise<boolean> {
  const job = await tx
    .selectFrom('editJobs')
    .select('id')
    .where('sourceVersionId', '=', id)
    .where('status', 'in', ['pending', 'in_progress'])
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/** The name of a version's image. */
export async function imageNameOf(db: Database, imageId: ImageId): Promise<string> {
  const row = await db
    .selectFrom('images')
    .select('name')
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow();
  return row.name;
}
