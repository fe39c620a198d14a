import type { Listing, ListingId } from '@home-design/contract';
import { transaction } from '../../../platform/database/database.ts';
import type { Who } from '../../../platform/http/who.ts';
import { setPending } from '../import-store.ts';
import {
  CAN_BE_READ_AGAIN,
  FROM_A_FILE,
  IS_BEING_READ,
  NOT_FOUND,
  READ_LATELY,
  READ_LATELY_MS,
} from '../rules.ts';
import { type ListingRow, lockOwnListings, ownListings } from '../store.ts';
import { putToWork } from '../tasks/queues.ts';
import { listingView } from '../view.ts';
import type { ImportDeps } from './import-addresses.ts';

interface Refreshed {
  refreshed: Listing[];
  skipped: { listing: ListingId; detail: string }[];
}

const UNDER_WAY: ReadonlySet<Listing['status']> = new Set(['pending', 'scraping', 'processing']);

/**
 * Reads the sources of listings again. Earlier facts are shown until then, and stay if the source cannot be read any
 * more: the status is then `failed`, so that the filter finds the listing, and `error` has the reason. Featured,
 * archived and the project stay unchanged. Foreign and missing listings have the same answer.
 * @param options.force also those that were read within the last hour
 */
export async function refreshListings(
  deps: ImportDeps,
  who: Who,
  listingIds: readonly ListingId[],
  { force }: { force: boolean },
): Promise<Refreshed> {
  const ids = [...new Set(listingIds)];
  return transaction(deps.db, async (tx) => {
    await lockOwnListings(tx, who.userId, ids);
    const now = deps.clock.now();
    const before = await rowsOf();
    const judged = ids.map((id) => ({ id, detail: whyNot(before.get(id), { force, now }) }));
    const wanted = judged.filter(({ detail }) => detail === undefined).map(({ id }) => id);
    await setPending(tx, wanted, now);
    await putToWork(tx, deps.queue, 'read', wanted, now);
    const after = await rowsOf();
    return {
      refreshed: wanted.flatMap((id) => after.get(id) ?? []).map(listingView),
      skipped: judged.flatMap(({ id, detail }) => (detail === undefined ? [] : [{ listing: id, detail }])),
    };

    async function rowsOf(): Promise<Map<ListingId, ListingRow>> {
      return new Map((await ownListings(tx, who.userId, ids)).map((row) => [row.id, row]));
    }
  });
}

/** Why a listing is not read again; undefined if it is. */
function whyNot(
  listing: ListingRow | undefined,
  { force, now }: { force: boolean; now: Date },
): string | undefined {
  if (!listing) return NOT_FOUND;
  if (!CAN_BE_READ_AGAIN.includes(listing.sourceType)) return FROM_A_FILE;
  if (UNDER_WAY.has(listing.status)) return IS_BEING_READ;
  // A failed listing may be tried again at once.
  const isFresh = listing.status === 'completed' && listing.fetchedAt !== null;
  if (!force && isFresh && now.getTime() - Number(listing.fetchedAt) < READ_LATELY_MS) return READ_LATELY;
  return undefined;
}
