import type { EditJobId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue, QueueEntry } from '../../platform/queue/queue.ts';
import { chooseNext, joinQueue } from './fair-queue-store.ts';

/** Name of the queue of edits. */
export const EDIT_QUEUE = 'edit';

/** Adds a job to its account's queue, when the transaction commits. */
export async function enqueueJob(tx: Database, queue: Queue, jobId: EditJobId): Promise<void> {
  await joinQueue(tx, jobId);
  await queue.wake(tx, EDIT_QUEUE);
}

/**
 * The edits to begin next, for a worker with so many free places. Accounts have turns by their plans' weights, and
 * the edits of each keep their order.
 * @param perAccount edits of one account that may run at once
 */
export async function chooseEdits(tx: Database, wanted: number, perAccount: number): Promise<QueueEntry[]> {
  const chosen: QueueEntry[] = [];
  while (chosen.length < wanted) {
    const jobId = await chooseNext(tx, perAccount);
    if (!jobId) break;
    chosen.push({ id: jobId, payload: { jobId } });
  }
  return chosen;
}
