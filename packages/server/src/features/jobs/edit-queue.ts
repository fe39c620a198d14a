import type { EditJobId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** Name of the queue that edit jobs wait in. */
export const EDIT_QUEUE = 'edit';

/** Hands a job to the workers when the transaction commits. */
export function enqueueJob(tx: Database, queue: Queue, jobId: EditJobId): Promise<void> {
  return queue.enqueue(tx, EDIT_QUEUE, { jobId }, { id: jobId });
}
