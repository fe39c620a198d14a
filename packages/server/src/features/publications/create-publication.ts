import { randomUUID } from 'node:crypto';
import { type ListingId, MAX_PUBLICATIONS, type PublicationId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ContentCredentials } from '../../platform/content-credentials/content-credentials.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { ownListing } from '../listings/index.ts';
import { requireStorage } from '../versions/index.ts';
import { PUBLICATION_QUEUE } from './publication-work.ts';
import { readPlan } from './read-plan.ts';
import {
  insertPublication,
  lockListing,
  ownPublication,
  type PublicationRow,
  publicationsOf,
} from './store.ts';

export interface PublicationDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
  credentials: ContentCredentials;
  limits: { storageBytes: number };
}

/**
 * Starts a set for a listing. If nothing has changed since an earlier set, that one is answered: signatures differ
 * each time, so only the same set has the same files.
 * @throws AppError `listing_not_found`, `publishing_obstructed`, `publication_under_way`, `publications_full`,
 * `storage_quota_full`
 */
export function createPublication(
  deps: PublicationDeps,
  who: Who,
  listingId: ListingId,
): Promise<PublicationRow> {
  return transaction(deps.db, async (tx) => {
    await lockListing(tx, who.userId, listingId);
    const listing = await ownListing(tx, who.userId, listingId);
    if (!listing) throw new AppError('listing_not_found');
    const { set, obstacles, inputHash } = await readPlan({ ...deps, db: tx }, listing);
    if (obstacles.length > 0) {
      const first = obstacles[0];
      const what = first?.name ? `${first.name}: ${first.detail}` : first?.detail;
      throw new AppError('publishing_obstructed', what, {
        fields: {
          obstacles: obstacles.map(({ name, detail }) => (name === null ? detail : `${name}: ${detail}`)),
        },
      });
    }
    const earlier = await publicationsOf(tx, who.userId, listingId);
    const same = earlier.find((row) => row.inputHash === inputHash && row.status !== 'failed');
    if (same) return same;
    if (earlier.some(({ status }) => status === 'waiting' || status === 'making')) {
      throw new AppError('publication_under_way');
    }
    if (earlier.length >= MAX_PUBLICATIONS) throw new AppError('publications_full');
    // The size of a set is unknown before it is made: a full account cannot start one.
    await requireStorage(tx, who.userId, deps.limits.storageBytes, 1);

    const id = randomUUID() as PublicationId;
    await insertPublication(tx, {
      ...{ id, userId: who.userId, listingId, status: 'waiting', inputHash },
      plan: JSON.stringify(set),
      pictureCount: set.pictures.length,
      createdAt: deps.clock.now(),
    });
    await deps.queue.wake(tx, PUBLICATION_QUEUE);
    const made = await ownPublication(tx, who.userId, listingId, id);
    if (!made) throw new Error(`Set ${id} cannot be read`);
    return made;
  });
}
