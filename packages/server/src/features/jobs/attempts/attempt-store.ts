import type { EditJobId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Course } from '../pace/pace.ts';
import { type EditJobRow, JOB_CHANNEL } from '../store.ts';

/*
 * The writes of an attempt. Each statement after `beginAttempt` names the lease and counts rows: if none match, the
 * job was canceled or another attempt has taken over, and this one must stop.
 */

/** An attempt of a job, identified by the lease that allows its writes. */
export interface Attempt {
  jobId: EditJobId;
  lease: string;
}

/** Takes the job over; undefined if it has ended or is deleted. */
export function beginAttempt(db: Database, attempt: Attempt, now: Date): Promise<EditJobRow | undefined> {
  return db
    .updateTable('editJobs')
    .set((row) => ({
      status: 'in_progress',
      stage: 'Starting',
      lease: attempt.lease,
      attempt: row('attempt', '+', 1),
      expectedEnd: null,
      startedAt: row.fn.coalesce('startedAt', sql<Date>`${now}::timestamptz`),
    }))
    .where('id', '=', attempt.jobId)
    .where('status', 'in', ['pending', 'in_progress'])
    .returningAll()
    .executeTakeFirst();
}

const held = (db: Database, attempt: Attempt) =>
  db
    .updateTable('editJobs')
    .where('id', '=', attempt.jobId)
    .where('lease', '=', attempt.lease)
    .where('status', '=', 'in_progress');

/**
 * Writes and announces the attempt's progress. It never falls below the progress of an earlier attempt.
 * @param secondsLeft until the attempt will probably end; null if unknown
 */
export async function writeProgress(
  db: Database,
  attempt: Attempt,
  progress: { stage: string; fraction: number },
  secondsLeft: number | null = null,
): Promise<boolean> {
  const { rows } = await sql`
    with changed as (
      update edit_jobs
      set stage = ${progress.stage}, progress = greatest(progress, ${progress.fraction}::double precision),
        expected_end = now() + make_interval(secs => ${secondsLeft}::double precision)
      where id = ${attempt.jobId} and lease = ${attempt.lease} and status = 'in_progress'
      returning id)
    select pg_notify(${JOB_CHANNEL}, id::text) from changed`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps and announces a rough picture of the result until the attempt ends. It is dropped if the lease is lost.
 * @param picture a WebP, base64
 */
export async function writePreview(db: Database, attempt: Attempt, picture: string): Promise<void> {
  // Locked, so that a job that ends meanwhile takes the picture with it.
  await sql`
    with running as (
      select id from edit_jobs
      where id = ${attempt.jobId} and lease = ${attempt.lease} and status = 'in_progress'
      for update),
    kept as (
      insert into edit_previews (job_id, picture) select id, ${picture}::text from running
      on conflict (job_id) do update set picture = excluded.picture
      returning job_id)
    select pg_notify(${JOB_CHANNEL}, job_id::text) from kept`.execute(db);
}

export async function holdsLease(db: Database, attempt: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('editJobs')
    .select('id')
    .where('id', '=', attempt.jobId)
    .where('lease', '=', attempt.lease)
    .where('status', '=', 'in_progress')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param course how the attempt went, for estimates of later ones */
export async function endAttemptAsSucceeded(
  tx: Database,
  attempt: Attempt,
  now: Date,
  { hadAnalysis, pace }: Course,
): Promise<boolean> {
  const result = await held(tx, attempt)
    .set({ status: 'succeeded', stage: 'Done', progress: 1, lease: null, finishedAt: now })
    .set({ hadAnalysis, pace: JSON.stringify(pace) })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function endAttemptAsFailed(
  tx: Database,
  attempt: Attempt,
  end: { errorCode: string; errorMessage: string; finishedAt: Date },
): Promise<boolean> {
  const result = await held(tx, attempt)
    .set({ ...end, status: 'failed', stage: 'Failed', lease: null })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns a job that broke down to the queue. */
export async function returnToQueue(tx: Database, attempt: Attempt): Promise<boolean> {
  const result = await held(tx, attempt)
    .set((row) => ({
      status: 'pending',
      stage: 'Waiting to try again',
      lease: null,
      breakdowns: row('breakdowns', '+', 1),
    }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
