import type { EditJobId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { requireRoom } from '../../platform/storage/require-room.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { requireAllowed } from '../publishing-profiles/index.ts';
import { deleteVersion, lockOwnVersion, lockTree, removePictures } from '../versions/index.ts';
import { readEdit } from './edit-modes.ts';
import { type EditLimits, requireEdits } from './require-edits.ts';
import { SOURCE_GONE } from './rules.ts';
import { startEditJob } from './start-edit-job.ts';
import { hasRetry, lockOwnJob, ownJob, type SeenJob } from './store.ts';

/**
 * Makes a failed edit again as a new job with the same arguments and seed; the new version replaces the failed one.
 * @throws AppError `job_not_found`, `job_not_retryable`, `version_not_found` (its source was removed),
 * `credits_exhausted`, `storage_full`, `edits_waiting_full`, `edit_banned_by_profile`
 */
export async function retryJob(
  deps: { db: Database; queue: Queue; storage: Storage; clock: Clock; limits: EditLimits },
  who: Who,
  id: EditJobId,
): Promise<SeenJob> {
  const { started, failedVersionId } = await transaction(deps.db, async (tx) => {
    const failed = await ownJob(tx, who.userId, id);
    if (!failed) throw new AppError('job_not_found');
    // A failed job stays failed: no attempt works on its version any more.
    if (failed.status !== 'failed') throw new AppError('job_not_retryable');
    await lockTree(tx, failed.imageId);
    // Locks versions before the job, in the same order as the removal of a version.
    const failedVersion = failed.versionId && (await lockOwnVersion(tx, who.userId, failed.versionId));
    const source = failed.sourceVersionId && (await lockOwnVersion(tx, who.userId, failed.sourceVersionId));
    if (!(await lockOwnJob(tx, who.userId, id))) throw new AppError('job_not_found');
    if (await hasRetry(tx, id)) {
      throw new AppError('job_not_retryable', 'This edit was already tried again.');
    }
    if (!source) throw new AppError('version_not_found', SOURCE_GONE.message);
    if (source.status !== 'completed') {
      throw new AppError(
        'version_not_ready',
        'The edit before this one has not been made. Try that one again.',
      );
    }
    const edit = readEdit(failed.mode, failed.arguments);
    await requireAllowed(tx, source, [{ ...edit, mode: failed.mode }]);
    await requireRoom(deps.storage, 1);
    if (failedVersion) await deleteVersion(tx, failedVersion);

    await requireEdits(tx, who, 1, { now: deps.clock.now(), limits: deps.limits });
    return {
      started: await startEditJob(tx, deps, who, source, { ...edit, mode: failed.mode, retryOf: id }),
      failedVersionId: failed.versionId,
    };
  });
  if (failedVersionId) await removePictures(deps.storage, [failedVersionId]);

  const job = await ownJob(deps.db, who.userId, started.job.id);
  if (!job) throw new AppError('job_not_found');
  return job;
}
