import type { EditJobId, ImageId, VersionId, WorkflowId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { deleteVersion, ownVersion, removePictures } from '../versions/index.ts';
import { endAsCancelled } from './end-job.ts';
import { hasEnded } from './rules.ts';
import {
  type EditJobRow,
  lockJobsWaitingFor,
  lockOwnJob,
  lockPendingOfWorkflows,
  lockUnfinishedJobs,
  ownJob,
  type SeenJob,
} from './store.ts';

/**
 * Cancels an edit, and those that wait for its result. It ends as failed, its version is deleted, and nothing is
 * charged. A running attempt loses its lease at once, so that it can no longer succeed.
 * @throws AppError `job_not_found`, `job_finished`
 */
export async function cancelJob(
  deps: { db: Database; queue: Queue; storage: Storage; clock: Clock },
  who: Who,
  id: EditJobId,
): Promise<SeenJob> {
  const versionIds = await transaction(deps.db, async (tx) => {
    const job = await lockOwnJob(tx, who.userId, id);
    if (!job) throw new AppError('job_not_found');
    if (hasEnded(job.status)) throw new AppError('job_finished');
    return cancelWithFollowers(tx, deps, job);
  });
  await removePictures(deps.storage, versionIds);

  const ended = await ownJob(deps.db, who.userId, id);
  if (!ended) throw new AppError('job_not_found');
  return ended;
}

/** Cancels a job and those that wait for its version. @returns the deleted versions */
async function cancelWithFollowers(
  tx: Database,
  deps: { queue: Queue; clock: Clock },
  job: EditJobRow,
): Promise<VersionId[]> {
  const gone: VersionId[] = [];
  if (job.versionId) {
    for (const follower of await lockJobsWaitingFor(tx, job.versionId)) {
      gone.push(...(await cancelWithFollowers(tx, deps, follower)));
    }
    const version = await ownVersion(tx, job.userId, job.versionId);
    if (version) await deleteVersion(tx, version);
    gone.push(job.versionId);
  }
  await endAsCancelled(tx, deps.queue, job.id, deps.clock.now());
  return gone;
}

/**
 * Cancels the edits of workflows that have not begun; running ones are finished. In the caller's transaction.
 * @returns the deleted versions, whose pictures the caller removes afterwards
 */
export async function cancelPendingOfWorkflows(
  tx: Database,
  deps: { queue: Queue; clock: Clock },
  ids: readonly WorkflowId[],
): Promise<VersionId[]> {
  if (ids.length === 0) return [];
  const gone: VersionId[] = [];
  const seen = new Set<WorkflowId | null>();
  // Canceling the first one of each workflow cancels those after it.
  for (const job of await lockPendingOfWorkflows(tx, ids)) {
    if (seen.has(job.workflowId)) continue;
    seen.add(job.workflowId);
    gone.push(...(await cancelWithFollowers(tx, deps, job)));
  }
  return gone;
}

/** Cancels every edit of images that are about to be deleted, so that none of them stays charged. */
export async function cancelJobsOfImages(
  tx: Database,
  deps: { queue: Queue; clock: Clock },
  imageIds: readonly ImageId[],
): Promise<void> {
  for (const job of await lockUnfinishedJobs(tx, imageIds)) {
    await endAsCancelled(tx, deps.queue, job.id, deps.clock.now());
  }
}
