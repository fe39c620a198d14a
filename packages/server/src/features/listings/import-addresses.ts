import { randomUUID } from 'node:crypto';
import { type ListingBatchId, type ListingId, type ListingImport, MAX_LISTINGS } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { countAll, insertBatch, insertListings, knownKeys, lockImports } from './import-store.ts';
import { noteImport } from './note-import.ts';
import { putToWork } from './queues.ts';
import { IS_THERE, type TakenAddress, takeAddress } from './rules.ts';
import { ownListings } from './store.ts';
import { listingView } from './view.ts';

export interface ImportDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
}

type Refused = ListingImport['errors'][number];

/**
 * Makes a listing of every address that can be taken and is not there yet; the pages are read afterwards. The same address
 * is one listing, however often and by however many calls at once it comes.
 * @param typed blank ones do not count
 * @throws AppError `listing_limit_reached` when there is no room for any
 */
export async function importAddresses(
  deps: ImportDeps,
  who: Who,
  typed: readonly string[],
  { wantsProject }: { wantsProject: boolean },
): Promise<ListingImport> {
  const addresses = typed.filter((address) => address !== '');
  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    const { taken, errors } = await sortOut(tx, who, addresses);
    if (taken.length === 0) return { successful: 0, failed: errors.length, listings: [], errors };

    const now = deps.clock.now();
    const batchId = randomUUID() as ListingBatchId;
    const ids = taken.map(() => randomUUID() as ListingId);
    await insertBatch(tx, {
      ...{ id: batchId, userId: who.userId, createdAt: now },
      ...{ total: addresses.length, refused: errors.length },
    });
    await insertListings(
      tx,
      taken.map(({ url, key }, at) => ({
        ...{ id: ids[at] as ListingId, userId: who.userId, batchId, batchPlace: at + 1 },
        ...{ sourceType: 'url', sourceUrl: url, sourceKey: key, status: 'pending', wantsProject },
        ...{ createdAt: now, updatedAt: now },
      })),
    );
    await putToWork(tx, deps.queue, 'read', ids, now);
    await noteImport(tx, who, taken.length, now);
    const rows = new Map((await ownListings(tx, who.userId, ids)).map((row) => [row.id, row]));
    const listings = ids.flatMap((id) => rows.get(id) ?? []).map(listingView);
    return { successful: listings.length, failed: errors.length, listings, errors };
  });
}

/** Which addresses become listings, and why the others do not. */
async function sortOut(
  tx: Database,
  who: Who,
  addresses: readonly string[],
): Promise<{ taken: TakenAddress[]; errors: Refused[] }> {
  const read = addresses.map((typed) => ({ typed, address: takeAddress(typed) }));
  const keys = read.flatMap(({ address }) => ('key' in address ? [address.key] : []));
  const known = await knownKeys(tx, who.userId, keys);
  const room = MAX_LISTINGS - (await countAll(tx, who.userId));
  const taken: TakenAddress[] = [];
  const errors: Refused[] = [];
  for (const { typed, address } of read) {
    if ('refusal' in address) errors.push({ url: typed, detail: address.refusal });
    else if (known.has(address.key)) errors.push({ url: typed, detail: IS_THERE });
    else if (taken.length >= room)
      errors.push({ url: typed, detail: new AppError('listing_limit_reached').message });
    else {
      known.add(address.key);
      taken.push(address);
    }
  }
  const isFull = taken.length === 0 && room <= 0 && keys.some((key) => !known.has(key));
  if (isFull) throw new AppError('listing_limit_reached');
  return { taken, errors };
}
