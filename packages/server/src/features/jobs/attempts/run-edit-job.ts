import { EditJobId } from '@home-design/contract';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Engine } from '../../../platform/engine.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Queue, QueueJob } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { versionById } from '../../versions/index.ts';
import { SOURCE_GONE, verdictOn } from '../rules.ts';
import type { EditJobRow } from '../store.ts';
import { failAttempt, giveUpAttempt, startAttempt, succeedAttempt } from './attempt-steps.ts';
import type { Attempt } from './attempt-store.ts';
import { followAttempt } from './follow-attempt.ts';
import { type MadeVersion, makeVersion, NothingToEdit } from './make-version.ts';

export interface WorkDeps {
  db: Database;
  storage: Storage;
  queue: Queue;
  engine: Engine;
  clock: Clock;
  log: Logger;
  /** Version of this program; recorded with every picture. */
  program: string;
}

/** The payload of the edit queue. */
export const EditPayload = z.object({ jobId: EditJobId });

/**
 * One attempt at an edit. It may run any number of times: it always fills the same version, and writes only while it
 * holds the job's lease.
 * @throws if the job must be tried again, or this attempt was told to stop
 */
export async function runEditJob(deps: WorkDeps, queued: QueueJob): Promise<void> {
  const { jobId } = EditPayload.parse(queued.payload);
  const attempt: Attempt = { jobId, lease: queued.lease };
  const job = await startAttempt(deps, attempt);
  // Canceled, deleted, or finished by an attempt that could not report it to the queue.
  if (!job) return;

  const follow = followAttempt(deps, attempt, queued.signal);
  try {
    const made = await makeFor(deps, job, follow);
    await succeedAttempt(deps, attempt, job, made);
  } catch (error) {
    await settle(deps, attempt, job, error, queued.signal);
  } finally {
    follow.stop();
  }
}

async function makeFor(
  deps: WorkDeps,
  job: EditJobRow,
  follow: ReturnType<typeof followAttempt>,
): Promise<MadeVersion> {
  const source = job.sourceVersionId && (await versionById(deps.db, job.sourceVersionId));
  if (!source || !job.versionId) throw new NothingToEdit();
  return makeVersion(deps, job, source, job.versionId, follow);
}

async function settle(
  deps: WorkDeps,
  attempt: Attempt,
  job: EditJobRow,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (error instanceof NothingToEdit) return failAttempt(deps, attempt, job, SOURCE_GONE);

  const verdict = verdictOn(error, job.breakdowns);
  switch (verdict.next) {
    case 'fail':
      deps.log.warn({ err: error, job: job.id, code: verdict.failure.code }, 'an edit failed');
      return failAttempt(deps, attempt, job, verdict.failure);
    case 'retry':
      await giveUpAttempt(deps, attempt);
      throw error;
    case 'stop':
      // The process is stopping: the queue hands the job back. Otherwise the attempt has lost its lease and may not
      // end the job.
      if (signal.aborted) throw error;
      return;
  }
}
