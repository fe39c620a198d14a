import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ListingBatchId, type ListingId, MAX_LISTINGS } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { keepImages } from './image-store.ts';
import type { ImportDeps } from './import-addresses.ts';
import { countAll, insertBatch, insertListings, listingOfKey, lockImports } from './import-store.ts';
import { noteImport } from './note-import.ts';
import { putToWork } from './queues.ts';
import { factsOf, type ReadPage, readPage } from './read-page.ts';
import { readSavedPage } from './reading/read-saved-page.ts';
import { setFacts } from './reading-store.ts';
import { type TakenAddress, takeAddress } from './rules.ts';
import { type ListingRow, lockOwnListings, ownListing } from './store.ts';

/**
 * Takes a page that a browser saved: the way for sites that refuse programs. Where the file says which page it is and a
 * listing of that page is there, it is filled with what the file says, such as one whose import failed. Its pictures are
 * fetched from their addresses, as those of any listing.
 * @throws AppError `listing_page_unreadable`, `listing_limit_reached`
 */
export async function importSavedPage(
  deps: ImportDeps,
  who: Who,
  file: { path: string; name: string },
): Promise<{ listing: ListingRow; isNew: boolean }> {
  const saved = readSavedPage(await readFile(file.path), file.name);
  const read = readPage({ html: saved.html, url: saved.url ?? '', etag: null });
  if ('refusal' in read) throw new AppError('listing_page_unreadable');
  const address = addressOf(saved.url);

  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    const known = address && (await listingOfKey(tx, who.userId, address.key));
    const id = known ?? (await addListing(tx, deps, who, address));
    await lockOwnListings(tx, who.userId, [id]);
    await fill(tx, deps, id, read);
    const listing = await ownListing(tx, who.userId, id);
    if (!listing) throw new Error(`Listing ${id} cannot be read`);
    return { listing, isNew: known === undefined };
  });
}

/** Null where the file does not say where it is from, or says something that is no address to keep. */
function addressOf(url: string | null): TakenAddress | undefined {
  const address = url === null ? undefined : takeAddress(url);
  return address && 'key' in address ? address : undefined;
}

async function addListing(
  tx: Database,
  { clock }: ImportDeps,
  who: Who,
  address: TakenAddress | undefined,
): Promise<ListingId> {
  if ((await countAll(tx, who.userId)) >= MAX_LISTINGS) throw new AppError('listing_limit_reached');
  const now = clock.now();
  const batchId = randomUUID() as ListingBatchId;
  const id = randomUUID() as ListingId;
  await insertBatch(tx, { id: batchId, userId: who.userId, createdAt: now, total: 1, refused: 0 });
  await insertListings(tx, [
    {
      ...{ id, userId: who.userId, batchId, batchPlace: 1 },
      ...{ sourceType: 'saved_page', sourceUrl: address?.url ?? null, sourceKey: address?.key ?? null },
      ...{ status: 'processing', wantsProject: false, createdAt: now, updatedAt: now },
    },
  ]);
  await noteImport(tx, who, 1, now);
  return id;
}

/** Writes what the file says, and lets the first picture be fetched. */
async function fill(
  tx: Database,
  { queue, clock }: ImportDeps,
  id: ListingId,
  read: ReadPage,
): Promise<void> {
  const now = clock.now();
  await setFacts(tx, id, {
    ...{ ...factsOf(read), etag: null, error: null },
    ...{ status: 'processing', fetchedAt: now, updatedAt: now },
  });
  await keepImages(tx, id, read.images);
  await putToWork(tx, queue, 'read', [id], now);
}
