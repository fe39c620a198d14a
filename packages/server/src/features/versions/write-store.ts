import {
  type EditClass,
  type EditJobId,
  type EditMode,
  type EditStep,
  type ImageId,
  ORIGINAL_LABEL,
  type StagingPlan,
  strongestClass,
  type UserId,
  type VersionId,
} from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { KeptObjects, Provenance, VersionFiles } from '../../schema/picture-tables.ts';
import { freeLabel } from './free-label.ts';
import { lockTree, type VersionRow } from './store.ts';

export interface NewOriginal {
  id: VersionId;
  imageId: ImageId;
  userId: UserId;
  files: VersionFiles;
  contentHash: string;
  /** Size of the files; 0 for shared ones. */
  storedBytes: number;
  provenance: Provenance;
  thumbhash: string;
  width: number;
  height: number;
  focalLength35: number | null;
  createdAt: Date;
}

/** The first version of an image: the upload itself. */
export function insertOriginal(tx: Database, original: NewOriginal): Promise<VersionRow> {
  return tx
    .insertInto('versions')
    .values({
      ...original,
      files: JSON.stringify(original.files),
      provenance: JSON.stringify(original.provenance),
      parentId: null,
      jobId: null,
      kind: 'original',
      operation: 'upload',
      status: 'completed',
      label: ORIGINAL_LABEL,
      description: 'The photo as it was uploaded',
      branchName: 'main',
      parameters: '{}',
      seed: null,
      errorCode: null,
      errorMessage: null,
      warnings: '[]',
      changedShare: null,
      editClass: null,
      plan: null,
      isPrimary: true,
      isFavorite: false,
      completedAt: original.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface NewPending {
  id: VersionId;
  /** Null for a version without a job. */
  jobId: EditJobId | null;
  operation: EditMode;
  kind: 'edited' | 'generated';
  label: string;
  description: string;
  branchName: 'main' | 'other';
  parameters: Record<string, unknown>;
  plan: StagingPlan | null;
  seed: number;
  createdAt: Date;
}

/** Inserts the version that an accepted edit will fill; size and camera are those of its source. */
export function insertPending(tx: Database, parent: VersionRow, pending: NewPending): Promise<VersionRow> {
  return tx
    .insertInto('versions')
    .values({
      ...pending,
      parameters: JSON.stringify(pending.parameters),
      plan: pending.plan && JSON.stringify(pending.plan),
      imageId: parent.imageId,
      userId: parent.userId,
      parentId: parent.id,
      madeFromId: parent.id,
      status: 'pending',
      files: null,
      contentHash: null,
      provenance: null,
      errorCode: null,
      errorMessage: null,
      warnings: '[]',
      changedShare: null,
      editClass: null,
      thumbhash: null,
      width: parent.width,
      height: parent.height,
      focalLength35: parent.focalLength35,
      isPrimary: false,
      isFavorite: false,
      completedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setProcessing(tx: Database, id: VersionId): Promise<void> {
  await tx
    .updateTable('versions')
    .set((row) => ({ status: 'processing', version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'processing'])
    .execute();
}

export interface Completion {
  files: VersionFiles;
  contentHash: string;
  storedBytes: number;
  provenance: Provenance;
  thumbhash: string;
  width: number;
  height: number;
  warnings: string[];
  /** Why the result is a suggestion; null if it is complete. */
  suggestedBecause: string | null;
  steps: EditStep[];
  changedShare: number;
  editClass: EditClass;
  plan: StagingPlan | null;
  completedAt: Date;
}

export async function setCompleted(tx: Database, id: VersionId, completion: Completion): Promise<void> {
  const source = await tx
    .selectFrom('versions')
    .innerJoin('versions as sources', 'sources.id', 'versions.madeFromId')
    .select('sources.shownClass')
    .where('versions.id', '=', id)
    .executeTakeFirst();
  await tx
    .updateTable('versions')
    .set((row) => ({
      ...completion,
      shownClass: strongestClass([completion.editClass, source?.shownClass ?? null]),
      files: JSON.stringify(completion.files),
      provenance: JSON.stringify(completion.provenance),
      warnings: JSON.stringify(completion.warnings),
      steps: JSON.stringify(completion.steps),
      plan: completion.plan && JSON.stringify(completion.plan),
      status: completion.suggestedBecause === null ? 'completed' : 'suggested',
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Turns a suggestion into a version like any other. */
export async function setKept(tx: Database, id: VersionId): Promise<void> {
  await tx
    .updateTable('versions')
    .set((row) => ({ status: 'completed', version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'suggested')
    .execute();
}

export async function setFailed(
  tx: Database,
  id: VersionId,
  error: { code: string; message: string },
): Promise<void> {
  await tx
    .updateTable('versions')
    .set((row) => ({
      status: 'failed',
      errorCode: error.code,
      errorMessage: error.message,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a version from the tree: its parent becomes that of its children, and primary in its place. */
export async function deleteVersion(tx: Database, row: VersionRow): Promise<void> {
  const { id, parentId, madeFromId } = row;
  await tx.updateTable('versions').set({ parentId }).where('parentId', '=', id).execute();
  await tx.updateTable('versions').set({ madeFromId }).where('madeFromId', '=', id).execute();
  await tx.deleteFrom('versions').where('id', '=', id).execute();
  if (row.isPrimary) await makePrimary(tx, row.imageId, parentId, { isChosen: false });
}

/**
 * Makes a version the primary one of its image; null: the original.
 * @param options.isChosen whether a person ever chose it
 */
export async function makePrimary(
  tx: Database,
  imageId: ImageId,
  id: VersionId | null,
  { isChosen }: { isChosen: boolean },
): Promise<void> {
  await tx.updateTable('images').set({ isPrimaryChosen: isChosen }).where('id', '=', imageId).execute();
  await tx
    .updateTable('versions')
    .set({ isPrimary: false })
    .where('imageId', '=', imageId)
    .where('isPrimary', '=', true)
    .execute();
  await tx
    .updateTable('versions')
    .set({ isPrimary: true })
    .where(
      'id',
      '=',
      sql<VersionId>`coalesce(${id}::uuid, (
        select id from versions where image_id = ${imageId} and kind = 'original'))`,
    )
    .execute();
}

/** Makes the chosen version the only primary one of its image. */
export async function setPrimary(tx: Database, version: VersionRow): Promise<void> {
  const others = tx
    .updateTable('versions')
    .set((row) => ({ isPrimary: false, version: row('version', '+', 1) }));
  await others.where('imageId', '=', version.imageId).where('isPrimary', '=', true).execute();
  await tx
    .updateTable('versions')
    .set((row) => ({ isPrimary: true, version: row('version', '+', 1) }))
    .where('id', '=', version.id)
    .execute();
  // Former primary versions in the bin lose that role.
  await tx
    .updateTable('versions')
    .set({ wasPrimary: false })
    .where('imageId', '=', version.imageId)
    .where('wasPrimary', '=', true)
    .execute();
}

/** Renames a version, or marks it as a favorite. A name that another version of the photo has gets a number. */
export async function describeVersion(
  tx: Database,
  { userId, id, imageId }: Pick<VersionRow, 'userId' | 'id' | 'imageId'>,
  { label, isFavorite }: { label: string | undefined; isFavorite: boolean | undefined },
): Promise<void> {
  if (label !== undefined) await lockTree(tx, imageId);
  const change = {
    ...(label === undefined ? {} : { label: await freeLabel(tx, imageId, label, id) }),
    ...(isFavorite === undefined ? {} : { isFavorite }),
  };
  await tx
    .updateTable('versions')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where(ownRow('versions', userId, id))
    .execute();
}

/** Stores the things that were detected in a version. */
export async function keepObjects(db: Database, id: VersionId, found: KeptObjects): Promise<void> {
  await db
    .updateTable('versions')
    .set({ detectedObjects: JSON.stringify(found) })
    .where('id', '=', id)
    .execute();
}
