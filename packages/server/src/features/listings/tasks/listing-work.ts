import type { WorkOptions } from '../../../platform/queue/queue.ts';
import { fetchListingImages, giveUpImages } from './fetch-images.ts';
import { giveUpReading, readListing } from './read-listing.ts';
import { chooseTasks, type TaskKind } from './task-store.ts';
import type { ListingWorkDeps } from './work-deps.ts';

/** Most of the time is spent waiting for pages. */
const READ_AT_ONCE = 4;
const FETCHED_AT_ONCE = 2;

/** The worker's handlers for listings, by the name of the queue: accounts take turns. */
export function listingWork(deps: ListingWorkDeps): Readonly<Record<TaskKind, WorkOptions>> {
  const choose = (kind: TaskKind): NonNullable<WorkOptions['choose']> => {
    return async (tx, wanted) => {
      const ids = await chooseTasks(tx, kind, wanted, deps.clock.now());
      return ids.map((taskId) => ({ id: taskId, payload: { taskId } }));
    };
  };
  return {
    read: {
      concurrency: READ_AT_ONCE,
      choose: choose('read'),
      handler: (job) => readListing(deps, job),
      onExhausted: ({ payload }) => giveUpReading(deps, payload),
    },
    pictures: {
      concurrency: FETCHED_AT_ONCE,
      choose: choose('pictures'),
      handler: (job) => fetchListingImages(deps, job),
      onExhausted: ({ payload }) => giveUpImages(deps, payload),
    },
  };
}
