import { randomUUID } from 'node:crypto';
import { type ListingBatchId, type ListingId, type ListingImport, MAX_LISTINGS } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { countAll, insertBatch, insertListings, knownKeys, lockImports } from '../import-store.ts';
import { IS_THERE, takeAddress } from '../rules.ts';
import { ownListings } from '../store.ts';
import { putToWork } from '../tasks/queues.ts';
import { listingView } from '../view.ts';
import { noteImport } from './note-import.ts';

export interface ImportDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
}

type Refused = ListingImport['errors'][number];

/** A source for a listing: what the person gave, and its stored form, or the reason for a refusal. */
export interface GivenSource {
  given: string;
  source: KeptSource | { refusal: string };
}

/** The source of a listing. */
export interface KeptSource {
  /** Null for sources other than web pages. */
  url: string | null;
  /** Identifies the source: equal for the same source. */
  key: string;
  /** The title of the listing until its source is read. */
  title?: string;
}

/** Options for turning sources into listings. */
export interface ImportWishes {
  sourceType: 'url' | 'reso';
  wantsProject: boolean;
}

/**
 * Creates a listing for every valid address that is not there yet; the worker reads the pages afterwards. One address
 * makes one listing, even in repeated or simultaneous calls.
 * @param typed blank ones do not count
 * @throws AppError `listing_limit_reached` if there is no room for any
 */
export function importAddresses(
  deps: ImportDeps,
  who: Who,
  typed: readonly string[],
  { wantsProject }: { wantsProject: boolean },
): Promise<ListingImport> {
  const sources = typed.flatMap((given) => (given === '' ? [] : [{ given, source: takeAddress(given) }]));
  return importSources(deps, who, sources, { sourceType: 'url', wantsProject });
}

/**
 * Creates a listing for every valid source that is not there yet; the worker reads them afterwards.
 * @throws AppError `listing_limit_reached` if there is no room for any
 */
export async function importSources(
  deps: ImportDeps,
  who: Who,
  sources: readonly GivenSource[],
  { sourceType, wantsProject }: ImportWishes,
): Promise<ListingImport> {
  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    const { taken, errors } = await sortOut(tx, who, sources);
    if (taken.length === 0)
      return { batch: null, successful: 0, failed: errors.length, listings: [], errors };

    const now = deps.clock.now();
    const batchId = randomUUID() as ListingBatchId;
    const ids = taken.map(() => randomUUID() as ListingId);
    await insertBatch(tx, {
      ...{ id: batchId, userId: who.userId, createdAt: now },
      ...{ total: sources.length, refused: errors.length, refusals: JSON.stringify(errors) },
    });
    await insertListings(
      tx,
      taken.map(({ url, key, title = '' }, at) => ({
        ...{ id: ids[at] as ListingId, userId: who.userId, batchId, batchPlace: at + 1 },
        ...{ sourceType, sourceUrl: url, sourceKey: key, title, status: 'pending', wantsProject },
        ...{ createdAt: now, updatedAt: now },
      })),
    );
    await putToWork(tx, deps.queue, 'read', ids, now);
    await noteImport(tx, who, taken.length, now);
    const rows = new Map((await ownListings(tx, who.userId, ids)).map((row) => [row.id, row]));
    const listings = ids.flatMap((id) => rows.get(id) ?? []).map(listingView);
    return { batch: batchId, successful: listings.length, failed: errors.length, listings, errors };
  });
}

/** Separates the sources that become listings from the refused ones. */
async function sortOut(
  tx: Database,
  who: Who,
  sources: readonly GivenSource[],
): Promise<{ taken: KeptSource[]; errors: Refused[] }> {
  const keys = sources.flatMap(({ source }) => ('key' in source ? [source.key] : []));
  const known = await knownKeys(tx, who.userId, keys);
  const room = MAX_LISTINGS - (await countAll(tx, who.userId));
  const taken: KeptSource[] = [];
  const errors: Refused[] = [];
  for (const { given, source } of sources) {
    if ('refusal' in source) errors.push({ url: given, detail: source.refusal });
    else if (known.has(source.key)) errors.push({ url: given, detail: IS_THERE });
    else if (taken.length >= room)
      errors.push({ url: given, detail: new AppError('listing_limit_reached').message });
    else {
      known.add(source.key);
      taken.push(source);
    }
  }
  const isFull = taken.length === 0 && room <= 0 && keys.some((key) => !known.has(key));
  if (isFull) throw new AppError('listing_limit_reached');
  return { taken, errors };
}
