import type { EditJobId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { setOperationStatus } from '../activity/index.ts';
import { endReservation } from '../plans/index.ts';
import { EDIT_QUEUE } from './edit-queue.ts';
import { CANCELLED } from './rules.ts';
import { announceJob, endJobAsFailed } from './store.ts';

/** Ends a canceled job: nothing is charged, and its attempt may write no more. */
export async function endAsCancelled(tx: Database, queue: Queue, id: EditJobId, now: Date): Promise<void> {
  await endJobAsFailed(tx, id, {
    errorCode: CANCELLED.code,
    errorMessage: CANCELLED.message,
    stage: 'Canceled',
    finishedAt: now,
  });
  await endReservation(tx, id, 'release', now);
  await setOperationStatus(tx, id, 'failed');
  await queue.cancel(tx, EDIT_QUEUE, id);
  await announceJob(tx, id);
}
