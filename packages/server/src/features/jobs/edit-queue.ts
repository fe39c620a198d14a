import type { EditJobId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue, QueueEntry } from '../../platform/queue/queue.ts';
import { chooseNext, joinQueue } from './fair-queue-store.ts';

/** Name of the queue that workers take edits from. */
export const EDIT_QUEUE = 'edit';

/** Lets a job wait for its account's turn, when the transaction commits. */
export async function enqueueJob(tx: Database, queue: Queue, jobId: EditJobId): Promise<void> {
  await joinQueue(tx, jobId);
  await queue.wake(tx, EDIT_QUEUE);
}

/**
 * The edits whose turn it is, for a worker that can begin so many more. Accounts have turns by their plans' weights,
 * and the edits of each keep their order.
 * @param perAccount edits of one account that may be under way
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
