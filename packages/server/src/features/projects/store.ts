import type { ProjectId, UserId } from '@home-design/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../platform/database/own-row.ts';
import type { ProjectTable } from '../../platform/database/picture-tables.ts';
import type { Pictured } from '../versions/index.ts';

type ProjectRow = Selectable<ProjectTable>;
/** What people see of a project's own row; reading more takes time in a list. */
const SHOWN = ['id', 'title', 'address', 'notes', 'isSample', 'deletedAt', 'createdAt', 'updatedAt'] as const;

/** A project as a list shows it. */
export interface ListedProject extends Pick<ProjectRow, (typeof SHOWN)[number]> {
  imageCount: number;
  /** Original of the newest image. */
  cover: Pictured | null;
}

/**
 * Projects as a list shows them. The newest image and the number of all come from one look at the project's images. Literals rather than
 * parameters: a statement that is planned once for all values could not use the index of originals.
 */
export const listed = (db: Database) =>
  db
    .selectFrom('projects')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('images')
          .whereRef('images.projectId', '=', 'projects.id')
          .orderBy('images.createdAt', 'desc')
          .orderBy('images.id', 'desc')
          .limit(sql.lit(1))
          .select(['images.id as imageId', sql<number>`count(*) over ()::int`.as('imageCount')])
          .as('newest'),
      (join) => join.onTrue(),
    )
    .leftJoin('versions', (join) =>
      join.onRef('versions.imageId', '=', 'newest.imageId').on('versions.kind', '=', sql.lit('original')),
    )
    .select(SHOWN.map((column) => `projects.${column}` as const))
    .select([
      'newest.imageCount',
      'versions.id as coverId',
      'versions.files as coverFiles',
      'versions.contentHash as coverHash',
    ]);

type ListedColumns = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

export function withCover({
  imageCount,
  coverId,
  coverFiles,
  coverHash,
  ...project
}: ListedColumns): ListedProject {
  const cover = coverId ? { id: coverId, files: coverFiles, contentHash: coverHash } : null;
  return { ...project, imageCount: imageCount ?? 0, cover };
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

/** Returns false when the person has no such project. */
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

/** Locks an own project until the transaction ends, so that nothing new can be put into it. */
export async function lockOwnProject(tx: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('id')
    .where(ownRow('projects', userId, id))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Puts a project with its images and their versions into the bin. */
export async function putIntoBin(tx: Database, id: ProjectId, now: Date): Promise<void> {
  await tx.updateTable('projects').set({ deletedAt: now }).where('id', '=', id).execute();
  await setDeletedInside(tx, id, now);
}

/** @returns whether there was such an own project in the bin */
export async function takeOutOfBin(tx: Database, userId: UserId, id: ProjectId): Promise<boolean> {
  const result = await tx
    .updateTable('projects')
    .set({ deletedAt: null })
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
  await tx.updateTable('versions').set({ deletedAt }).where('imageId', 'in', images).execute();
  await tx.updateTable('images').set({ deletedAt }).where('projectId', '=', id).execute();
}

/** Projects of anybody that were put into the bin before a moment. */
export async function projectsInBinBefore(db: Database, before: Date): Promise<ProjectId[]> {
  const rows = await db.selectFrom('projects').select('id').where('deletedAt', '<', before).execute();
  return rows.map((row) => row.id);
}

/** Locks a project of anybody until the transaction ends, if it is in the bin. */
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

/** Images and versions go with the project. */
export async function deleteProject(tx: Database, id: ProjectId): Promise<void> {
  await tx.deleteFrom('projects').where('id', '=', id).execute();
}
