import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type ListingBatchId, type ListingId, MAX_LISTINGS } from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { existingListingPictures, listingPictureKey } from '../../listing-pictures/index.ts';
import { requireStorage } from '../../versions/index.ts';
import { countAll, insertBatch, insertListings, listingOfKey, lockImports } from '../import-store.ts';
import { keepImages } from '../photos/image-store.ts';
import { keepSavedPage, withPictures } from '../photos/saved-pictures.ts';
import { readSavedPage } from '../reading/pages/read-saved-page.ts';
import { setFacts } from '../reading-store.ts';
import { sourceName, type TakenAddress, takeAddress } from '../rules.ts';
import { type ListingRow, lockOwnListings, ownListing } from '../store.ts';
import { putToWork } from '../tasks/queues.ts';
import { factsOf, type ReadPage, readPage } from '../tasks/read-page.ts';
import type { ImportDeps } from './import-addresses.ts';
import { noteImport } from './note-import.ts';

/** What taking saved pages needs. */
export interface PageImportDeps extends ImportDeps {
  storage: Storage;
  limits: { storageBytes: number };
}

/**
 * Imports a page that a browser saved, for sites that refuse programs. If the file names its page and a listing of
 * that page exists, such as one whose import failed, that listing is filled. Its pictures are read from the file if
 * it contains them (MHTML), else fetched from their addresses.
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
    // If the commit succeeded and only its answer was lost, a row names the folder, and the folder stays.
    const known = await existingListingPictures(deps.db, [page.savedPageId]).catch(() => null);
    if (known?.size === 0) await deps.storage.removeFolder(listingPictureKey(page.savedPageId));
    throw error;
  }
}

/** The data to write for a saved page. */
interface Content {
  file: { name: string };
  read: ReadPage;
  address: TakenAddress | undefined;
  /** The stored page, if it contains pictures. */
  page?: { savedPageId: string; savedPageBytes: number };
}

/** @returns the listing, and the id of an earlier saved page that it no longer uses */
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

/** Null if the file does not name its address, or not a valid one. */
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

/** Writes the facts from the file, and queues the fetching of the first picture. */
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
