import type { UserId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OperationTable } from '../../schema/picture-tables.ts';

/** The number of a person's projects without the sample project, and of their edits that ever succeeded. */
export async function countMade(
  db: Database,
  userId: UserId,
): Promise<{ projects: number; designs: number }> {
  const { rows } = await sql<{ projects: number; designs: number }>`select
    (select count(*)::int from projects where user_id = ${userId} and deleted_at is null and not is_default)
      as projects,
    (select count(*)::int from credit_entries where user_id = ${userId} and kind in ('settle', 'keep')) as designs`.execute(
    db,
  );
  return rows[0] ?? { projects: 0, designs: 0 };
}

/** An operation with the names of its subjects, if they still exist. */
export interface ActivityRow
  extends Pick<Selectable<OperationTable>, 'id' | 'description' | 'status' | 'startedAt' | 'imageId'> {
  imageName: string | null;
  projectTitle: string | null;
  /** The mode of an edit; null for other operations. */
  mode: string | null;
  style: string | null;
  tags: string[];
}

/** Newest first. */
export function lastActivities(db: Database, userId: UserId, limit: number): Promise<ActivityRow[]> {
  return db
    .selectFrom('operations')
    .leftJoin('images', (join) =>
      join.onRef('images.id', '=', 'operations.imageId').on('images.deletedAt', 'is', null),
    )
    .leftJoin('projects', (join) =>
      join.onRef('projects.id', '=', 'operations.projectId').on('projects.deletedAt', 'is', null),
    )
    .leftJoin('editJobs', 'editJobs.id', 'operations.jobId')
    .select([
      'operations.id',
      'operations.description',
      'operations.status',
      'operations.startedAt',
      'operations.imageId',
      'images.name as imageName',
      'projects.title as projectTitle',
      'editJobs.mode',
      sql<string | null>`edit_jobs.arguments ->> 'style'`.as('style'),
      sql<string[]>`array(
        select tags.name from version_tags join tags on tags.id = version_tags.tag_id
        where version_tags.version_id = edit_jobs.version_id order by lower(tags.name))`.as('tags'),
    ])
    .where('operations.userId', '=', userId)
    .orderBy('operations.startedAt', 'desc')
    .orderBy('operations.id', 'desc')
    .limit(limit)
    .execute();
}
