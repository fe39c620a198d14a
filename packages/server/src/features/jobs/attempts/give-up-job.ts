import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { GIVEN_UP, hasEnded } from '../rules.ts';
import { endJobAsFailed, lockJob } from '../store.ts';
import { writeFailure } from './attempt-steps.ts';
import { EditPayload } from './run-edit-job.ts';

/**
 * Ends a job whose attempts are used up without a reason: each time the whole server stopped in the middle. Does
 * nothing if the job has ended. U-13: no job stays in progress for ever.
 */
export async function giveUpJob(deps: { db: Database; clock: Clock }, payload: unknown): Promise<void> {
  const { jobId } = EditPayload.parse(payload);
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (!job || hasEnded(job.status)) return;
    const end = { errorCode: GIVEN_UP.code, errorMessage: GIVEN_UP.message, finishedAt: now };
    await endJobAsFailed(tx, jobId, { ...end, stage: 'Failed' });
    await writeFailure(tx, job, GIVEN_UP, now);
  });
}
