import type { EditJobId, ImageId, ProjectId, UserId } from '@home-design/contract';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OperationTable } from '../../schema/picture-tables.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Pictured } from '../versions/index.ts';

/** An operation with the names of its project and image, if they still exist. */
export interface OperationRow extends Selectable<OperationTable> {
  projectTitle: string | null;
  /** The image's original. */
  original: Pictured | null;
}

export async function insertOperation(tx: Database, operation: Insertable<OperationTable>): Promise<void> {
  await tx.insertInto('operations').values(operation).execute();
}

/** Sets the status of the operation that created a job. */
export async function setOperationStatus(
  tx: Database,
  jobId: EditJobId,
  status: OperationTable['status'],
): Promise<void> {
  await tx.updateTable('operations').set({ status }).where('jobId', '=', jobId).execute();
}

export interface OperationFilter {
  userId: UserId;
  projectId?: ProjectId | undefined;
  imageId?: ImageId | undefined;
}

const matching = (filter: OperationFilter) => (is: ExpressionBuilder<Schema, 'operations'>) =>
  is.and([
    is('operations.userId', '=', filter.userId),
    ...(filter.projectId ? [is('operations.projectId', '=', filter.projectId)] : []),
    ...(filter.imageId ? [is('operations.imageId', '=', filter.imageId)] : []),
  ]);

export async function countOperations(db: Database, filter: OperationFilter): Promise<number> {
  const row = await db
    .selectFrom('operations')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Newest first. */
export async function operationsPage(
  db: Database,
  filter: OperationFilter,
  page: { limit: number; offset: number },
): Promise<OperationRow[]> {
  const rows = await db
    .selectFrom('operations')
    .leftJoin('projects', (join) =>
      join.onRef('projects.id', '=', 'operations.projectId').on('projects.deletedAt', 'is', null),
    )
    .leftJoin('versions', (join) =>
      join
        .onRef('versions.imageId', '=', 'operations.imageId')
        .on('versions.kind', '=', sql.lit('original'))
        .on('versions.deletedAt', 'is', null),
    )
    .selectAll('operations')
    .select([
      'projects.id as liveProjectId',
      'projects.title as projectTitle',
      'versions.id as originalId',
      'versions.files as originalFiles',
      'versions.contentHash as originalHash',
    ])
    .where(matching(filter))
    .orderBy('operations.startedAt', 'desc')
    .orderBy('operations.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

  return rows.map(({ originalId, originalFiles, originalHash, liveProjectId, ...operation }) => ({
    ...operation,
    projectId: liveProjectId,
    imageId: originalId && operation.imageId,
    original: originalId ? { id: originalId, files: originalFiles, contentHash: originalHash } : null,
  }));
}
