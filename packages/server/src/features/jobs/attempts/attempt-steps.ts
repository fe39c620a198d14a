import { isCharged, type VersionId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { setOperationStatus } from '../../activity/index.ts';
import { endReservation } from '../../plans/index.ts';
import {
  completionOf,
  removePictures,
  setCompleted,
  setFailed,
  setProcessing,
  versionById,
} from '../../versions/index.ts';
import { enqueueJob } from '../edit-queue.ts';
import { type Failure, STEP_BEFORE_FAILED } from '../rules.ts';
import { announceJob, type EditJobRow, endJobAsFailed, lockJobsWaitingFor } from '../store.ts';
import {
  type Attempt,
  beginAttempt,
  endAttemptAsFailed,
  endAttemptAsSucceeded,
  returnToQueue,
} from './attempt-store.ts';
import type { MadeVersion } from './make-version.ts';

/** Takes the job over and marks it as running; undefined if it has ended or is deleted. */
export async function startAttempt(
  deps: { db: Database; clock: Clock },
  attempt: Attempt,
): Promise<EditJobRow | undefined> {
  return transaction(deps.db, async (tx) => {
    const job = await beginAttempt(tx, attempt, deps.clock.now());
    if (!job) return undefined;
    if (job.versionId) await setProcessing(tx, job.versionId);
    await setOperationStatus(tx, job.id, 'in_progress');
    await announceJob(tx, job.id);
    return job;
  });
}

/**
 * Version, job, charge and operation end together, if the attempt still holds the lease. A result that lacks a
 * forecast part is kept and not charged, and a suggestion is not charged yet. If the lease is lost, the result is dropped; so are its files, unless they
 * are another attempt's.
 */
export async function succeedAttempt(
  deps: { db: Database; storage: Storage; queue: Queue; clock: Clock; program: string },
  attempt: Attempt,
  job: EditJobRow,
  made: MadeVersion,
): Promise<void> {
  const now = deps.clock.now();
  const isKept = await transaction(deps.db, async (tx) => {
    if (!(await endAttemptAsSucceeded(tx, attempt, now, made.course))) return false;
    const completion = completionOf(made.outcome, {
      contentHash: made.contentHash,
      storedBytes: made.storedBytes,
      program: deps.program,
      now,
    });
    await setCompleted(tx, made.versionId, completion);
    const isPaid = completion.suggestedBecause === null && isCharged(completion.steps);
    await endReservation(tx, job.id, isPaid ? 'settle' : 'release', now);
    for (const next of await lockJobsWaitingFor(tx, made.versionId))
      await enqueueJob(tx, deps.queue, next.id);
    await setOperationStatus(tx, job.id, 'completed');
    await announceJob(tx, job.id);
    return true;
  });
  if (!isKept && !(await versionById(deps.db, made.versionId))) {
    await removePictures(deps.storage, [made.versionId]);
  }
}

/** Ends the job with a reason; nothing is charged. */
export async function failAttempt(
  deps: { db: Database; clock: Clock },
  attempt: Attempt,
  job: EditJobRow,
  failure: Failure,
): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const end = { errorCode: failure.code, errorMessage: failure.message, finishedAt: now };
    if (!(await endAttemptAsFailed(tx, attempt, end))) return;
    await writeFailure(tx, job, failure, now);
  });
}

/**
 * The consequences of a failed job: the version gets the reason, the design is refunded, jobs that wait for it fail
 * too.
 */
export async function writeFailure(
  tx: Database,
  job: EditJobRow,
  failure: Failure,
  now: Date,
): Promise<void> {
  if (job.versionId) {
    await setFailed(tx, job.versionId, failure);
    await failJobsWaitingFor(tx, job.versionId, now);
  }
  await endReservation(tx, job.id, 'release', now);
  await setOperationStatus(tx, job.id, 'failed');
  await announceJob(tx, job.id);
}

async function failJobsWaitingFor(tx: Database, versionId: VersionId, now: Date): Promise<void> {
  const { code: errorCode, message: errorMessage } = STEP_BEFORE_FAILED;
  for (const job of await lockJobsWaitingFor(tx, versionId)) {
    await endJobAsFailed(tx, job.id, { errorCode, errorMessage, stage: 'Failed', finishedAt: now });
    await writeFailure(tx, job, STEP_BEFORE_FAILED, now);
  }
}

/** Leaves the job to a later attempt. */
export async function giveUpAttempt(deps: { db: Database }, attempt: Attempt): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (await returnToQueue(tx, attempt)) await announceJob(tx, attempt.jobId);
  });
}
