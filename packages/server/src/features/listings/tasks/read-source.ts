import { readResoRecord } from '../reading/records/read-reso-record.ts';
import { NO_MLS, NOT_IN_MLS, NOTHING_IN_MLS, READ_AS_ANOTHER, saysSomething } from '../rules.ts';
import { namedImages, type ReadPage, readPage } from './read-page.ts';
import { keyFilter, listingKeyOf } from './reso-filters.ts';
import type { TaskListing } from './task-store.ts';
import type { ListingWorkDeps } from './work-deps.ts';

/** The facts that a source gives of a listing. */
export interface SourceReading extends ReadPage {
  /** The source's ETag; null if it has none. */
  etag: string | null;
}

interface Refusal {
  refusal: string;
}

/**
 * Reads the page of a listing.
 * @throws WebFetchError
 */
export async function readFromPage(
  { webFetcher }: ListingWorkDeps,
  listing: TaskListing,
  signal: AbortSignal,
): Promise<SourceReading | Refusal | 'unchanged'> {
  if (listing.sourceUrl === null) throw new Error(`Listing ${listing.id} has no source`);
  // A source that was never read must be fetched in full.
  const etag = listing.fetchedAt === null ? null : listing.etag;
  const page = await webFetcher.fetchPage(listing.sourceUrl, { signal, etag });
  if (page === 'unchanged') return page;
  const read = readPage(page);
  return 'refusal' in read ? read : { ...read, etag: page.etag };
}

/**
 * Reads the record of a listing in the MLS.
 * @throws ResoError
 */
export async function readFromMls(
  { reso }: ListingWorkDeps,
  listing: TaskListing,
  signal: AbortSignal,
): Promise<SourceReading | Refusal> {
  if (listing.sourceKey === null) return { refusal: READ_AS_ANOTHER };
  if (reso === undefined) return { refusal: NO_MLS };
  const filter = keyFilter(listingKeyOf(listing.sourceKey));
  const { records } = await reso.properties({ filter, top: 1, withMedia: true }, signal);
  const [record] = records;
  if (record === undefined) return { refusal: NOT_IN_MLS };
  const reading = readResoRecord(record);
  if (!saysSomething(reading.facts)) return { refusal: NOTHING_IN_MLS };
  return { ...reading, images: namedImages(reading.facts), etag: null };
}
