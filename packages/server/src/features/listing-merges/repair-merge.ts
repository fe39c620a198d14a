import { type Database, transaction } from '../../platform/database/database.ts';
import { NOTHING_CHANGED } from './nothing-changed.ts';
import {
  endOfChain,
  forgetMerge,
  lockListing,
  noteMerge,
  setMergedInto,
  type UnsoundMerge,
  unsoundMerges,
} from './store.ts';

/** What a repair did. */
export type MergeRepair =
  | 'is a listing of its own again'
  | 'is a part of the listing that is shown'
  | 'can be undone now'
  | 'is forgotten';

/**
 * Repairs the merge of a listing. No listing is removed: if its target is unknown, it is shown again by itself.
 * @returns what was done; undefined if nothing is wrong
 */
export function repairMerge(
  db: Database,
  { listingId }: UnsoundMerge,
  now: Date,
): Promise<MergeRepair | undefined> {
  return transaction(db, async (tx) => {
    await lockListing(tx, listingId);
    const [found] = await unsoundMerges(tx, listingId);
    if (!found) return undefined;
    switch (found.problem) {
      case 'listing is merged into one of another account':
        return free(tx, found);
      case 'listing is merged into one that is merged itself': {
        const end = await endOfChain(tx, listingId);
        if (end === undefined || end === listingId) return free(tx, found);
        await setMergedInto(tx, listingId, end);
        await noteMerge(tx, listingId, NOTHING_CHANGED, now);
        return 'is a part of the listing that is shown';
      }
      case 'merge of the listing is not written down':
        await noteMerge(tx, listingId, NOTHING_CHANGED, now);
        return 'can be undone now';
      case 'merge is written down of a listing that is not merged':
        await forgetMerge(tx, listingId);
        return 'is forgotten';
    }
  });
}

async function free(tx: Database, { listingId }: UnsoundMerge): Promise<MergeRepair> {
  await setMergedInto(tx, listingId, null);
  await forgetMerge(tx, listingId);
  return 'is a listing of its own again';
}
