import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ListingBatchId, type ListingId, MAX_LISTINGS } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { existingListingPictures, listingPictureKey } from '../listing-pictures/index.ts';
import { requireStorage } from '../versions/index.ts';
import { keepImages } from './image-store.ts';
import type { ImportDeps } from './import-addresses.ts';
import { countAll, insertBatch, insertListings, listingOfKey, lockImports } from './import-store.ts';
import { noteImport } from './note-import.ts';
import { putToWork } from './queues.ts';
import { factsOf, type ReadPage, readPage } from './read-page.ts';
import { readSavedPage } from './reading/read-saved-page.ts';
import { setFacts } from './reading-store.ts';
import { sourceName, type TakenAddress, takeAddress } from './rules.ts';
import { keepSavedPage, withPictures } from './saved-pictures.ts';
import { type ListingRow, lockOwnListings, ownListing } from './store.ts';

/** What taking saved pages needs. */
export interface PageImportDeps extends ImportDeps {
  storage: Storage;
  limits: { storageBytes: number };
}

/**
 * Takes a page that a browser saved: the way for sites that refuse programs. Where the file says which page it is and a
 * listing of that page is there, it is filled with what the file says, such as one whose import failed. Its pictures are
 * taken out of the file where it carries them (MHTML), and fetched from their addresses otherwise.
 * @throws AppError `listing_page_unreadable`, `listing_limit_reached`, `storage_quota_full`, `listing_merged`
 */
export async function importSavedPage(
  deps: PageImportDeps,
  who: Who,
  file: { path: string; name: string; bytes: number },
): Promise<{ listing: ListingRow; isNew: boolean }> {
  const saved = readSavedPage(await readFile(file.path), file.name);
  const { html, pictures } = withPictures(saved);
  const read = readPage({ html, url: saved.url ?? '', etag: null });
  if ('refusal' in read) throw new AppError('listing_page_unreadable');
  const address = addressOf(saved.url);
  const carries = read.images.some(({ url }) => pictures.has(url));
  if (!carries) return (await write(deps, who, { file, read, address })).written;

  await requireStorage(deps.db, who.userId, deps.limits.storageBytes, file.bytes);
  const page = { savedPageId: await keepSavedPage(deps.storage, file.path), savedPageBytes: file.bytes };
  try {
    const { written, replaced } = await write(deps, who, { file, read, address, page });
    if (replaced) await deps.storage.removeFolder(listingPictureKey(replaced));
    return written;
  } catch (error) {
    // Where the commit happened and its answer was lost, the row names the folder, and it stays.
    const known = await existingListingPictures(deps.db, [page.savedPageId]).catch(() => null);
    if (known?.size === 0) await deps.storage.removeFolder(listingPictureKey(page.savedPageId));
    throw error;
  }
}

/** What is written of a saved page. */
interface Content {
  file: { name: string };
  read: ReadPage;
  address: TakenAddress | undefined;
  /** Where the page lies, if it carries pictures that it names. */
  page?: { savedPageId: string; savedPageBytes: number };
}

/** @returns the listing, and the id of the page that was kept for it before and is not any more */
async function write(
  deps: PageImportDeps,
  who: Who,
  { file, read, address, page }: Content,
): Promise<{ written: { listing: ListingRow; isNew: boolean }; replaced: string | null }> {
  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    const known = address && (await listingOfKey(tx, who.userId, address.key));
    const id = known ?? (await addListing(tx, deps, who, address));
    await lockOwnListings(tx, who.userId, [id]);
    const before = await ownListing(tx, who.userId, id);
    if (!before) throw new AppError('listing_merged');
    await fill(tx, deps, id, read, { ...page, sourceName: sourceName(file.name) });
    const listing = await ownListing(tx, who.userId, id);
    if (!listing) throw new Error(`Listing ${id} cannot be read`);
    const replaced = page ? before.savedPageId : null;
    return { written: { listing, isNew: known === undefined }, replaced };
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
  from: { sourceName: string | null; savedPageId?: string; savedPageBytes?: number },
): Promise<void> {
  const now = clock.now();
  await setFacts(tx, id, {
    ...{ ...factsOf(read), ...from, etag: null, error: null },
    ...{ status: 'processing', fetchedAt: now, updatedAt: now },
  });
  await keepImages(tx, id, read.images);
  await putToWork(tx, queue, 'read', [id], now);
}
