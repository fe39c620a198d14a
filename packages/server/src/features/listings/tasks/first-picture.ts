import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '../../../platform/hash-file.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { WebFetchError } from '../../../platform/web-fetcher/web-fetcher.ts';
import { judgeHead, preparePhoto } from '../../images/index.ts';
import { LISTING_PICTURE_FILE, listingPictureKey } from '../../listing-pictures/index.ts';
import { type FetchPicture, pictureFetcher } from '../photos/saved-pictures.ts';
import type { KeptPicture } from '../reading-store.ts';
import type { TaskListing } from './task-store.ts';
import type { ListingWorkDeps } from './work-deps.ts';

/** Pictures to try: if these cannot be fetched, the rest usually cannot either. */
const TRIES = 5;
const NONE: SeenPicture = { pictureId: null, pictureHash: null, pictureSource: null, fingerprint: null };

/** A stored picture and its fingerprint. */
export interface SeenPicture extends KeptPicture {
  fingerprint: string | null;
}

/**
 * Stores a small copy of the first picture that can be fetched, under an id of its own.
 * @param urls of the pictures that the source names, in their order
 * @returns `same` if the listing has this one already, or none could be fetched in its place
 */
export async function keepFirstPicture(
  deps: ListingWorkDeps,
  listing: Pick<TaskListing, 'userId' | 'savedPageId' | 'pictureId' | 'pictureSource'>,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<SeenPicture | 'same'> {
  const fetchPicture = pictureFetcher(deps);
  for (const url of urls.slice(0, TRIES)) {
    if (listing.pictureId !== null && listing.pictureSource === url) return 'same';
    const kept = await keep(deps, listing, url, { fetchPicture, signal });
    if (kept) return kept;
  }
  return urls.length > 0 || listing.pictureId === null ? 'same' : NONE;
}

/** @returns undefined if this picture cannot be used */
async function keep(
  deps: ListingWorkDeps,
  listing: Pick<TaskListing, 'userId' | 'savedPageId'>,
  url: string,
  { fetchPicture, signal }: { fetchPicture: FetchPicture; signal: AbortSignal },
): Promise<SeenPicture | undefined> {
  const scratch = await deps.storage.scratchFolder();
  try {
    const [received, made, kept] = [join(scratch, 'received'), join(scratch, 'made'), join(scratch, 'kept')];
    const bytes = await fetchPicture(listing, url, { signal, file: received });
    await judgeHead({ path: received, bytes });
    await mkdir(made);
    await mkdir(kept);
    const { files, fingerprint } = await deps.ingests.run(listing.userId, () =>
      preparePhoto(deps.engine, received, made),
    );
    await rename(join(made, files.thumbnail.jpeg), join(kept, LISTING_PICTURE_FILE));
    const pictureHash = await hashFile(join(kept, LISTING_PICTURE_FILE));
    const pictureId = randomUUID();
    await deps.storage.putFolder(listingPictureKey(pictureId), kept);
    return { pictureId, pictureHash, pictureSource: url, fingerprint };
  } catch (error) {
    if (isOfNoUse(error)) return undefined;
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Whether a picture could not be fetched, or cannot be shown. */
const isOfNoUse = (error: unknown): boolean =>
  error instanceof WebFetchError || (error instanceof AppError && error.status < 500);
