import type { ProjectId, UserId } from '@home-design/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { ProjectTable } from '../../schema/picture-tables.ts';
import type { Pictured } from '../versions/index.ts';

type ProjectRow = Selectable<ProjectTable>;
/** The displayed columns of a project; reading more slows lists down. */
const SHOWN = [
  'id',
  'title',
  'address',
  'notes',
  'isSample',
  'isDefault',
  'deletedAt',
  'createdAt',
  'updatedAt',
] as const;

/** A project in a list. */
export interface ListedProject extends Pick<ProjectRow, (typeof SHOWN)[number]> {
  imageCount: number;
  /** The first image, as its shown version. */
  cover: (Pictured & { label: string }) | null;
  /** The original of that image, if the cover shows another version. */
  coverOriginal: Pictured | null;
}

/**
 * Projects in a list. The first image and the number of images come from one query; images that were deleted by
 * themselves do not count. Literals in place of parameters: a statement that is planned once for all values could not
 * use the index of originals.
 */
export const listed = (db: Database) =>
  db
    .selectFrom('projects')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('images')
          .whereRef('images.projectId', '=', 'projects.id')
          .where('images.deletedWith', 'is distinct from', sql.lit('itself'))
          .orderBy('images.position')
          .orderBy('images.createdAt')
          .orderBy('images.id')
          .limit(sql.lit(1))
          .select([
            'images.id as imageId',
            'images.isPrimaryChosen',
            sql<number>`count(*) over ()::int`.as('imageCount'),
          ])
          .as('first'),
      (join) => join.onTrue(),
    )
    .leftJoin('versions', (join) =>
      join.onRef('versions.imageId', '=', 'first.imageId').on('versions.kind', '=', sql.lit('original')),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('versions as version')
          .whereRef('version.imageId', '=', 'first.imageId')
          .where('version.status', '=', sql.lit('completed'))
          .where('version.deletedWith', 'is distinct from', sql.lit('itself'))
          .orderBy(sql`first.is_primary_chosen and version.is_primary`, 'desc')
          .orderBy('version.createdAt', 'desc')
          .orderBy('version.id', 'desc')
          .limit(sql.lit(1))
          .select(['version.id', 'version.label', 'version.files', 'version.contentHash'])
          .as('shown'),
      (join) => join.onTrue(),
    )
    .select(SHOWN.map((column) => `projects.${column}` as const))
    .select([
      'first.imageCount',
      'shown.id as coverId',
      'shown.label as coverLabel',
      'shown.files as coverFiles',
      'shown.contentHash as coverHash',
      'versions.id as originalId',
      'versions.files as originalFiles',
      'versions.contentHash as originalHash',
    ]);

type ListedColumns = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

export function withCover({
  imageCount,
  coverId,
  coverFiles,
  coverHash,
  coverLabel,
  originalId,
  originalFiles,
  originalHash,
  ...project
}: ListedColumns): ListedProject {
  const cover = coverId
    ? { id: coverId, label: coverLabel ?? '', files: coverFiles, contentHash: coverHash }
    : null;
  const original = originalId && { id: originalId, files: originalFiles, contentHash: originalHash };
  const coverOriginal = original && original.id !== coverId ? original : null;
  return { ...project, imageCount: imageCount ?? 0, cover, coverOriginal };
}

export async function ownProject(
  db: Database,
  userId: UserId,
  id: ProjectId,
): Promise<ListedProject | undefined> {
  const row = await listed(db)
    .where(ownRow('projects', userId, id))
    .executeTakeFirst();
  return row && withCover(row);
}

export async function insertProject(db: Database, project: Insertable<ProjectTable>): Promise<void> {
  await db.insertInto('projects').values(project).execute();
}

/** @returns the project for a person's photos without one; undefined if there is none */
export async function ownDefaultProject(tx: Database, userId: UserId): Promise<ProjectId | undefined> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a default project unless the person has one. @returns whether it was inserted */
export async function insertDefaultProject(
  tx: Database,
  project: Insertable<ProjectTable>,
): Promise<boolean> {
  const result = await tx
    .insertInto('projects')
    .values({ ...project, isDefault: true })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .where('isDefault', '=', sql.lit(true))
        .where('deletedAt', 'is', null)
        .doNothing(),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false if the person has no such project. */
export async function setProject(
  db: Database,
  userId: UserId,
  id: ProjectId,
  change: Pick<Updateable<ProjectTable>, 'title' | 'address' | 'notes' | 'updatedAt'>,
): Promise<boolean> {
  const result = await db
    .updateTable('projects')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where(ownRow('projects', userId, id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Locks an own project until the transaction ends, so that nothing new can be added to it. */
export async function lockOwnProject(tx: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, id))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves a project with its images and their versions into the bin. */
export async function putIntoBin(tx: Database, id: ProjectId, now: Date): Promise<void> {
  await tx.updateTable('projects').set({ deletedAt: now }).where('id', '=', id).execute();
  await setDeletedInside(tx, id, now);
}

/** The kind of an own project in the bin; undefined if there is none. */
export function kindInBin(
  tx: Database,
  userId: UserId,
  id: ProjectId,
): Promise<{ isSample: boolean; isDefault: boolean } | undefined> {
  return tx
    .selectFrom('projects')
    .select(['isSample', 'isDefault'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
}

/** @returns whether the account had this project in the bin */
export async function takeOutOfBin(tx: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const result = await tx
    .updateTable('projects')
    // Another project may be the default project by now, and there is one at most.
    .set({
      deletedAt: null,
      isDefault: sql<boolean>`is_default and not exists (
        select 1 from projects as other
        where other.user_id = ${userId} and other.is_default and other.deleted_at is null)`,
    })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await setDeletedInside(tx, id, null);
  return true;
}

async function setDeletedInside(tx: Database, id: ProjectId, deletedAt: Date | null): Promise<void> {
  const images = tx.selectFrom('images').select('id').where('projectId', '=', id);
  // Images that were deleted by themselves before stay in the bin by themselves.
  const change = { deletedAt, deletedWith: deletedAt && ('project' as const) };
  const from = deletedAt ? null : ('project' as const);
  await tx
    .updateTable('versions')
    .set(change)
    .where('imageId', 'in', images)
    .where('deletedWith', 'is not distinct from', from)
    .execute();
  await tx
    .updateTable('images')
    .set(change)
    .where('projectId', '=', id)
    .where('deletedWith', 'is not distinct from', from)
    .execute();
}

/** Projects in the bin, the first deleted first. */
export async function projectsInBin(db: Database, filter: BinFilter): Promise<ProjectId[]> {
  const all = db
    .selectFrom('projects')
    .select('id')
    .where('deletedAt', '<=', filter.until)
    .orderBy('deletedAt');
  const own = filter.userId === undefined ? all : all.where('userId', '=', filter.userId);
  const rows = await (filter.id === undefined ? own : own.where('id', '=', filter.id as ProjectId)).execute();
  return rows.map((row) => row.id);
}

/** Locks a project of any account until the transaction ends, if it is in the bin. */
export async function lockProjectInBin(tx: Database, id: ProjectId): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a project; the database deletes its images and versions with it. */
export async function deleteProject(tx: Database, id: ProjectId): Promise<void> {
  await tx.deleteFrom('projects').where('id', '=', id).execute();
}
