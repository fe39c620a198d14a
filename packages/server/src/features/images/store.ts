import type { ImageId, ProjectId, UserId } from '@home-design/contract';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { ImageTable } from '../../schema/picture-tables.ts';
import type { Schema } from '../../schema/schema.ts';

export type ImageRow = Selectable<ImageTable> & { projectTitle: string | null };

export async function insertImage(tx: Database, image: Insertable<ImageTable>): Promise<void> {
  await tx.insertInto('images').values(image).execute();
}

const withProject = (db: Database) =>
  db
    .selectFrom('images')
    .leftJoin('projects', 'projects.id', 'images.projectId')
    .selectAll('images')
    .select('projects.title as projectTitle');

export function ownImage(db: Database, userId: UserId, id: ImageId): Promise<ImageRow | undefined> {
  return withProject(db)
    .where(ownRow('images', userId, id))
    .executeTakeFirst();
}

export interface ImageFilter {
  userId: UserId;
  projectId?: ProjectId | undefined;
}

const matching = (filter: ImageFilter) => (is: ExpressionBuilder<Schema, 'images'>) =>
  is.and([
    is('images.userId', '=', filter.userId),
    is('images.deletedAt', 'is', null),
    ...(filter.projectId ? [is('images.projectId', '=', filter.projectId)] : []),
  ]);

export function imagesOf(
  db: Database,
  filter: ImageFilter,
  options: { limit?: number; oldestFirst: boolean },
): Promise<ImageRow[]> {
  const direction = options.oldestFirst ? 'asc' : 'desc';
  const images = withProject(db)
    .where(matching(filter))
    .orderBy('images.createdAt', direction)
    .orderBy('images.id', direction);
  return (options.limit ? images.limit(options.limit) : images).execute();
}

/** The images of a project in their set order. */
export function imagesInOrder(db: Database, userId: UserId, projectId: ProjectId): Promise<ImageRow[]> {
  return withProject(db)
    .where(matching({ userId, projectId }))
    .orderBy('images.position')
    .orderBy('images.createdAt')
    .orderBy('images.id')
    .execute();
}

export async function countImages(db: Database, filter: ImageFilter): Promise<number> {
  const row = await db
    .selectFrom('images')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Locks an own image until the transaction ends, so that no new version is made from it. */
export async function lockOwnImage(tx: Database, userId: UserId, id: ImageId): Promise<boolean> {
  const row = await tx
    .selectFrom('images')
    .select('id')
    .where(ownRow('images', userId, id))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that the image's primary version was chosen. */
export async function setPrimaryChosen(tx: Database, id: ImageId): Promise<void> {
  await tx.updateTable('images').set({ isPrimaryChosen: true }).where('id', '=', id).execute();
}

/** Moves an image into the bin by itself. */
export async function putIntoBin(tx: Database, id: ImageId, now: Date): Promise<void> {
  await tx
    .updateTable('images')
    .set({ deletedAt: now, deletedWith: 'itself' })
    .where('id', '=', id)
    .execute();
}

/** Locks an own image that is in the bin by itself until the transaction ends. */
export function lockOwnInBin(
  tx: Database,
  userId: UserId,
  id: ImageId,
): Promise<{ projectDeletedAt: Date | null } | undefined> {
  return tx
    .selectFrom('images')
    .innerJoin('projects', 'projects.id', 'images.projectId')
    .select('projects.deletedAt as projectDeletedAt')
    .where('images.id', '=', id)
    .where('images.userId', '=', userId)
    .where('images.deletedWith', '=', 'itself')
    .forUpdate('images')
    .executeTakeFirst();
}

export async function takeOutOfBin(tx: Database, id: ImageId): Promise<void> {
  await tx.updateTable('images').set({ deletedAt: null, deletedWith: null }).where('id', '=', id).execute();
}

/** Images that are in the bin by themselves, the first deleted first. */
export async function photosInBin(db: Database, filter: BinFilter): Promise<ImageId[]> {
  const all = db
    .selectFrom('images')
    .select('id')
    .where('deletedWith', '=', sql.lit('itself'))
    .where('deletedAt', '<=', filter.until)
    .orderBy('deletedAt');
  const own = filter.userId === undefined ? all : all.where('userId', '=', filter.userId);
  const rows = await (filter.id === undefined ? own : own.where('id', '=', filter.id as ImageId)).execute();
  return rows.map((row) => row.id);
}

/** Locks an image of any account until the transaction ends, if it is in the bin by itself. */
export async function lockPhotoInBin(tx: Database, id: ImageId): Promise<boolean> {
  const row = await tx
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where('deletedWith', '=', 'itself')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks own images outside the bin until the transaction ends. @returns those that exist */
export async function lockOwnImages(
  tx: Database,
  userId: UserId,
  ids: readonly ImageId[],
): Promise<{ id: ImageId; projectId: ProjectId | null }[]> {
  return tx
    .selectFrom('images')
    .select(['id', 'projectId'])
    .where('id', 'in', ids)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Moves an image to a place in a project; it then no longer belongs to its upload batch. */
export async function setPlace(
  tx: Database,
  id: ImageId,
  place: { projectId: ProjectId; position: number },
): Promise<void> {
  await tx
    .updateTable('images')
    .set({ ...place, uploadBatch: null, batchIndex: null })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the account has this image outside the bin */
export async function setName(db: Database, userId: UserId, id: ImageId, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the images of a project; see `lockOwnImage`. */
export async function lockImagesOfProject(tx: Database, projectId: ProjectId): Promise<ImageId[]> {
  const rows = await tx
    .selectFrom('images')
    .select('id')
    .where('projectId', '=', projectId)
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes an image; the database deletes its versions, jobs and tags with it. */
export async function deleteImage(tx: Database, id: ImageId): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute();
}

/** Whether a project is the person's. In a transaction, the project cannot be deleted before the end. */
export async function ownsProject(db: Database, userId: UserId, projectId: ProjectId): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, projectId))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
