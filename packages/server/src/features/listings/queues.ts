import type { ListingId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { addTasks, type TaskKind } from './task-store.ts';

/** Queue of listings whose sources are to be read. */
export const READ_LISTING_QUEUE = 'read-listing';
/** Queue of listings whose pictures are to be fetched into their projects. */
export const LISTING_IMAGES_QUEUE = 'fetch-listing-images';

export const QUEUE_OF: Readonly<Record<TaskKind, string>> = {
  read: READ_LISTING_QUEUE,
  pictures: LISTING_IMAGES_QUEUE,
};

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
