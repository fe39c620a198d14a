import type { EditJobId, ImageId, ProjectId, UserId, VersionId, WorkflowId } from '@home-design/contract';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { compileOnce, type Given } from '../../platform/database/compile-once.ts';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../schema/own-row.ts';
import type { EditJobTable } from '../../schema/picture-tables.ts';
import type { Schema } from '../../schema/schema.ts';
import { secondsLeftOf } from './pace/pace-store.ts';
import { placesOf, type QueuePlace } from './place-store.ts';
import { previewedAmong } from './preview-store.ts';

export type EditJobRow = Selectable<EditJobTable>;
/** A job for display; the place is null unless it waits for its turn. */
export type SeenJob = EditJobRow & {
  place: QueuePlace | null;
  hasPreview: boolean;
  secondsLeft: number | null;
};

/** Channel on which every change of a job is announced; the payload is the job's id. */
export const JOB_CHANNEL = 'edit_job_changed';

/** Announces a change when the transaction commits. */
export async function announceJob(tx: Database, id: EditJobId): Promise<void> {
  await sql`select pg_notify(${JOB_CHANNEL}, ${id})`.execute(tx);
}

export async function insertJob(
  tx: Database,
  job: Omit<Insertable<EditJobTable>, 'arguments'> & { arguments: Record<string, unknown> },
): Promise<EditJobRow> {
  return tx
    .insertInto('editJobs')
    .values({ ...job, arguments: JSON.stringify(job.arguments) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function seen(db: Database, jobs: readonly EditJobRow[]): Promise<SeenJob[]> {
  const idsOf = (status: EditJobRow['status']) =>
    jobs.filter((job) => job.status === status).map(({ id }) => id);
  const places = await placesOf(db, idsOf('pending'));
  const running = idsOf('in_progress');
  const previewed = await previewedAmong(db, running);
  const left = await secondsLeftOf(db, running);
  return jobs.map((job) => ({
    ...job,
    place: places.get(job.id) ?? null,
    hasPreview: previewed.has(job.id),
    secondsLeft: left.get(job.id) ?? null,
  }));
}

/** Runs again and again while an edit is made. */
const ownJobs = compileOnce((db, given: Given<{ id: EditJobId; userId: UserId }>) =>
  db
    .selectFrom('editJobs')
    .selectAll()
    .where(ownRow('editJobs', given('userId'), given('id'))),
);

export async function ownJob(db: Database, userId: UserId, id: EditJobId): Promise<SeenJob | undefined> {
  const [job] = await seen(db, await ownJobs(db, { id, userId }));
  return job;
}

export interface JobFilter {
  userId: UserId;
  imageId?: ImageId | undefined;
  activeOnly: boolean;
}

const imageInBin = sql`(select 1 from images where images.id = edit_jobs.image_id and images.deleted_at is not null)`;

const matching = (filter: JobFilter) => (is: ExpressionBuilder<Schema, 'editJobs'>) =>
  is.and([
    is('userId', '=', filter.userId),
    is.not(is.exists(imageInBin)),
    ...(filter.imageId ? [is('imageId', '=', filter.imageId)] : []),
    ...(filter.activeOnly ? [is('status', 'in', ['pending', 'in_progress'])] : []),
  ]);

/** Newest first. */
export async function jobsOf(db: Database, filter: JobFilter, limit: number): Promise<SeenJob[]> {
  const jobs = await db
    .selectFrom('editJobs')
    .selectAll()
    .where(matching(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return seen(db, jobs);
}

/** Steps of a workflow in their order. */
export async function jobsOfWorkflow(db: Database, userId: UserId, id: WorkflowId): Promise<SeenJob[]> {
  const jobs = await db
    .selectFrom('editJobs')
    .selectAll()
    .where('workflowId', '=', id)
    .where('userId', '=', userId)
    .orderBy('workflowStep')
    .orderBy('createdAt')
    .execute();
  return seen(db, jobs);
}

/** Edits of several workflows, by their place in each. */
export async function jobsOfWorkflows(
  db: Database,
  userId: UserId,
  ids: readonly WorkflowId[],
): Promise<SeenJob[]> {
  if (ids.length === 0) return [];
  const jobs = await db
    .selectFrom('editJobs')
    .selectAll()
    .where('workflowId', 'in', ids)
    .where('userId', '=', userId)
    .orderBy('workflowStep')
    .orderBy('createdAt')
    .execute();
  return seen(db, jobs);
}

/** Locks the jobs of workflows that have not begun, in their order. */
export function lockPendingOfWorkflows(tx: Database, ids: readonly WorkflowId[]): Promise<EditJobRow[]> {
  return tx
    .selectFrom('editJobs')
    .selectAll()
    .where('workflowId', 'in', ids)
    .where('status', '=', 'pending')
    .orderBy('workflowStep')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the jobs that wait for a version to be finished. */
export function lockJobsWaitingFor(tx: Database, versionId: VersionId): Promise<EditJobRow[]> {
  return tx
    .selectFrom('editJobs')
    .selectAll()
    .where('sourceVersionId', '=', versionId)
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function countJobs(db: Database, filter: JobFilter): Promise<number> {
  const row = await db
    .selectFrom('editJobs')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function ownsImage(db: Database, userId: UserId, id: ImageId): Promise<boolean> {
  const image = await db
    .selectFrom('images')
    .select('id')
    .where(ownRow('images', userId, id))
    .executeTakeFirst();
  return image !== undefined;
}

/** Locks the job's row until the transaction ends, so that it cannot end in two ways. */
export function lockOwnJob(tx: Database, userId: UserId, id: EditJobId): Promise<EditJobRow | undefined> {
  return tx
    .selectFrom('editJobs')
    .selectAll()
    .where(ownRow('editJobs', userId, id))
    .forUpdate()
    .executeTakeFirst();
}

/** For workers, which handle jobs of every account; see `lockOwnJob`. */
export function lockJob(tx: Database, id: EditJobId): Promise<EditJobRow | undefined> {
  return tx.selectFrom('editJobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether a failed job was already tried again. */
export async function hasRetry(tx: Database, id: EditJobId): Promise<boolean> {
  const retry = await tx.selectFrom('editJobs').select('id').where('retryOf', '=', id).executeTakeFirst();
  return retry !== undefined;
}

/** Ends a job regardless of its attempt, and removes the lease. */
export async function endJobAsFailed(
  tx: Database,
  id: EditJobId,
  end: { errorCode: string; errorMessage: string; stage: string; finishedAt: Date },
): Promise<void> {
  await tx
    .updateTable('editJobs')
    .set({ ...end, status: 'failed', lease: null })
    .where('id', '=', id)
    .execute();
}

/** Locks the jobs of the given images that run or wait. */
export async function lockUnfinishedJobs(tx: Database, imageIds: readonly ImageId[]): Promise<EditJobRow[]> {
  if (imageIds.length === 0) return [];
  return tx
    .selectFrom('editJobs')
    .selectAll()
    .where('imageId', 'in', imageIds)
    .where('status', 'in', ['pending', 'in_progress'])
    .forUpdate()
    .execute();
}

export async function projectOfImage(db: Database, imageId: ImageId): Promise<ProjectId | null> {
  const image = await db
    .selectFrom('images')
    .select('projectId')
    .where('id', '=', imageId)
    .executeTakeFirstOrThrow();
  return image.projectId;
}
