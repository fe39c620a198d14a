import type { ImageId, ProjectId, UserId } from '@home-design/contract';
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../platform/database/own-row.ts';
import type { ImageTable } from '../../platform/database/picture-tables.ts';
import type { Schema } from '../../platform/database/schema.ts';

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

export async function countImages(db: Database, filter: ImageFilter): Promise<number> {
  const row = await db
    .selectFrom('images')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Locks an own image until the transaction ends, so that nothing new can be made from it meanwhile. */
export async function lockOwnImage(tx: Database, userId: UserId, id: ImageId): Promise<boolean> {
  const row = await tx
    .selectFrom('images')
    .select('id')
    .where(ownRow('images', userId, id))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
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

/** Versions, jobs and tags go with the image. */
export async function deleteImage(tx: Database, id: ImageId): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute();
}

/** Whether a project is the person's. In a transaction, it stays there until the end. */
export async function ownsProject(db: Database, userId: UserId, projectId: ProjectId): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, projectId))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
