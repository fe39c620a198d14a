import type { ListingId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { addTasks, type TaskKind } from './task-store.ts';

/** Names of the queues: for reading the sources of listings, and for fetching their pictures into projects. */
export const QUEUE_OF = {
  read: 'read-listing',
  pictures: 'fetch-listing-images',
} as const satisfies Record<TaskKind, string>;

/**
 * Queues work for listings when the caller's transaction commits. A listing with the same work waiting or running is
 * skipped.
 * @returns the listings that were queued
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
