import type { ImageId, UserId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BinFilter } from '../../../schema/bin-filter.ts';
import type { VersionRow } from '../store.ts';
import { handOnEdit } from './lost-edits-store.ts';
import { parentsOf, type TreeRow } from './tree-rules.ts';

/** All versions of an image with their sources, including those in the bin. */
export async function treeOf(tx: Database, imageId: ImageId): Promise<TreeRow[]> {
  const rows = await tx
    .selectFrom('versions')
    .select(['id', 'madeFromId', 'deletedWith'])
    .where('imageId', '=', imageId)
    .execute();
  return rows.map(({ deletedWith, ...row }) => ({ ...row, isRemoved: deletedWith === 'itself' }));
}

/** Sets the parent of every version of an image, after one was removed or restored. */
export async function hangVersions(tx: Database, imageId: ImageId): Promise<void> {
  const parents = parentsOf(await treeOf(tx, imageId));
  const wanted = [...parents].map(([id, parent]) => ({ id, parent }));
  await sql`update versions set parent_id = wanted.parent from (
      select id, parent from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as row (id uuid, parent uuid)
    ) as wanted where versions.id = wanted.id and versions.parent_id is distinct from wanted.parent`.execute(
    tx,
  );
}

/** Marks a version as deleted by itself. It is not primary while it is in the bin, but the row keeps that it was. */
export async function markRemoved(tx: Database, row: VersionRow, now: Date): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ deletedAt: now, deletedWith: 'itself', isPrimary: false, wasPrimary: row.isPrimary })
    .where('id', '=', row.id)
    .execute();
}

export async function markRestored(tx: Database, id: VersionId): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ deletedAt: null, deletedWith: null, wasPrimary: false })
    .where('id', '=', id)
    .execute();
}

/** Moves the versions of an image into the bin with it. */
export async function removeWithPhoto(tx: Database, imageId: ImageId, now: Date): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ deletedAt: now, deletedWith: 'photo' })
    .where('imageId', '=', imageId)
    .where('deletedAt', 'is', null)
    .execute();
}

/** Restores those versions of an image that were deleted with it. */
export async function restoreWithPhoto(tx: Database, imageId: ImageId): Promise<void> {
  await tx
    .updateTable('versions')
    .set({ deletedAt: null, deletedWith: null })
    .where('imageId', '=', imageId)
    .where('deletedWith', '=', 'photo')
    .execute();
}

/** An own version that was deleted by itself, and the times when its photo and project were deleted. */
export function ownVersionInBin(
  tx: Database,
  userId: UserId,
  id: VersionId,
): Promise<(VersionRow & { photoDeletedWith: 'itself' | 'project' | null }) | undefined> {
  return tx
    .selectFrom('versions')
    .innerJoin('images', 'images.id', 'versions.imageId')
    .selectAll('versions')
    .select('images.deletedWith as photoDeletedWith')
    .where('versions.id', '=', id)
    .where('versions.userId', '=', userId)
    .where('versions.deletedWith', '=', 'itself')
    .executeTakeFirst();
}

/** Versions that were deleted by themselves, the first deleted first. */
export async function versionsInBin(
  db: Database,
  filter: BinFilter,
): Promise<{ id: VersionId; imageId: ImageId }[]> {
  const all = db
    .selectFrom('versions')
    .select(['id', 'imageId'])
    .where('deletedWith', '=', sql.lit('itself'))
    .where('deletedAt', '<=', filter.until)
    .orderBy('deletedAt');
  const own = filter.userId === undefined ? all : all.where('userId', '=', filter.userId);
  return (filter.id === undefined ? own : own.where('id', '=', filter.id as VersionId)).execute();
}

/**
 * Deletes a version for good if it is still in the bin; its edit stays recorded in the versions made from it.
 * @returns whether it was deleted
 */
export async function deleteFromBin(tx: Database, id: VersionId): Promise<boolean> {
  const row = await tx
    .selectFrom('versions')
    .selectAll()
    .where('id', '=', id)
    .where('deletedWith', '=', 'itself')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  await handOnEdit(tx, row);
  await tx.deleteFrom('versions').where('id', '=', id).execute();
  return true;
}

/** Every version of images, including those in the bin. */
export async function versionIdsOfImages(tx: Database, imageIds: readonly ImageId[]): Promise<VersionId[]> {
  if (imageIds.length === 0) return [];
  const rows = await tx.selectFrom('versions').select('id').where('imageId', 'in', imageIds).execute();
  return rows.map(({ id }) => id);
}
