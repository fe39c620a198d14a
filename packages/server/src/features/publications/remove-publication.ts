import type { ListingId, PublicationId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { publicationKey } from '../published-sets/index.ts';
import { PUBLICATION_QUEUE } from './publication-work.ts';
import { deletePublication, ownPublication } from './store.ts';

/**
 * Deletes a set with its files; cancels one that is being made.
 * @throws AppError `publication_not_found`
 */
export async function removePublication(
  deps: { db: Database; queue: Queue; storage: Storage },
  who: Who,
  listingId: ListingId,
  id: PublicationId,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await ownPublication(tx, who.userId, listingId, id);
    if (!row || !(await deletePublication(tx, who.userId, listingId, id))) {
      throw new AppError('publication_not_found');
    }
    if (row.isChosen && row.finishedAt === null) await deps.queue.cancel(tx, PUBLICATION_QUEUE, id);
  });
  await deps.storage.removeFolder(publicationKey(id));
}
