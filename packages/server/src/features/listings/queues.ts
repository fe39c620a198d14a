import type { ListingId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { addTasks, type TaskKind } from './task-store.ts';

/** Names of the queues: of listings whose sources are to be read, and of those whose pictures go into their projects. */
export const QUEUE_OF = {
  read: 'read-listing',
  pictures: 'fetch-listing-images',
} as const satisfies Record<TaskKind, string>;

/**
 * Lets something be done for listings when the caller's transaction commits. A listing for which it waits already, or is
 * being done, is left as it is.
 * @returns those for which it was added
 */
export async function putToWork(
  tx: Database,
  queue: Queue,
  kind: TaskKind,
  ids: readonly ListingId[],
  now: Date,
): Promise<Set<ListingId>> {
  const added = await addTasks(tx, kind, ids, now);
  if (added.size > 0) await queue.wake(tx, QUEUE_OF[kind]);
  return added;
}
