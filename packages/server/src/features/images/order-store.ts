import type { ImageId, ProjectId, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';

/** The batch that a photo was selected with, and its place in it, from 0. */
export interface BatchPlace {
  batch: string;
  index: number;
}

/**
 * Locks the order of an own project's photos until the transaction ends. @returns whether the person has this project
 */
export async function lockOrder(tx: Database, userId: UserId, projectId: ProjectId): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, projectId))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes room for a new photo in a project with a locked order: beside the other files of its batch, in their order,
 * else at the end.
 */
export async function placeForNew(
  tx: Database,
  projectId: ProjectId,
  place: BatchPlace | undefined,
): Promise<number> {
  const among = place && (await placeAmongBatch(tx, projectId, place));
  if (!among) return (await lastPosition(tx, projectId)) + 1;
  await tx
    .updateTable('images')
    .set((row) => ({ position: row('position', '+', 1) }))
    .where('projectId', '=', projectId)
    .where('position', '>=', among)
    .execute();
  return among;
}

/**
 * After the nearest earlier file of the batch, else before the nearest later one; undefined for the first that
 * arrives.
 */
async function placeAmongBatch(
  tx: Database,
  projectId: ProjectId,
  { batch, index }: BatchPlace,
): Promise<number | undefined> {
  const ofBatch = tx
    .selectFrom('images')
    .select('position')
    .where('projectId', '=', projectId)
    .where('uploadBatch', '=', batch);
  const earlier = await ofBatch
    .where('batchIndex', '<=', index)
    .orderBy('batchIndex', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (earlier) return earlier.position + 1;
  const later = await ofBatch.orderBy('batchIndex').limit(1).executeTakeFirst();
  return later?.position;
}

export async function lastPosition(tx: Database, projectId: ProjectId): Promise<number> {
  const row = await tx
    .selectFrom('images')
    .select((is) => is.fn.max('position').as('last'))
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** All photos of a project in their order, including those in the bin, which keep their places. */
export function placesOfProject(
  tx: Database,
  projectId: ProjectId,
): Promise<{ id: ImageId; deletedAt: Date | null }[]> {
  return tx
    .selectFrom('images')
    .select(['id', 'deletedAt'])
    .where('projectId', '=', projectId)
    .orderBy('position')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Numbers photos from 1 in the given order; writes only changed numbers. */
export async function setOrder(tx: Database, ids: readonly ImageId[]): Promise<void> {
  await sql`update images set position = wanted.place from (
      select value::uuid as id, ordinality as place
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality
    ) as wanted where images.id = wanted.id and images.position <> wanted.place`.execute(tx);
}
