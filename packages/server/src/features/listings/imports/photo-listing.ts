import { randomUUID } from 'node:crypto';
import {
  type ListingBatchId,
  type ListingId,
  type ListingImageId,
  MAX_LISTINGS,
  type ProjectId,
} from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../../platform/http/uploads/bind-upload.ts';
import type { Who } from '../../../platform/http/who.ts';
import { type IngestDeps, ingestPhoto } from '../../images/index.ts';
import { makeProject, type ProjectDeps } from '../create-project.ts';
import { countAll, insertBatch, insertListings, lockImports } from '../import-store.ts';
import { samePhoto, setRestFailed } from '../photos/image-store.ts';
import {
  countWaiting,
  insertPhotos,
  photoOfListing,
  setPhotoDone,
  setPhotoFailed,
} from '../photos/photo-store.ts';
import { liveProject, setStatus } from '../reading-store.ts';
import { NOT_SENT, photoName, sourceName } from '../rules.ts';
import { type ListingRow, lockOwnListings, ownListing } from '../store.ts';
import { QUEUE_OF } from '../tasks/queues.ts';
import { addTaskAt } from '../tasks/task-store.ts';
import { noteImport } from './note-import.ts';

export type PhotoListingDeps = ProjectDeps & IngestDeps;

/** Photos that have not arrived within this time count as lost. */
const SENT_WITHIN_MS = 24 * 60 * 60_000;

/** Another request has sent this photo meanwhile. */
class IsThere extends Error {}

interface Announced {
  title: string;
  address: string;
  /** The name of the folder or ZIP. */
  source: string;
  /** Names of the files, in their order. */
  photos: readonly string[];
}

/**
 * Creates a listing whose photos are sent afterwards, and a project for them.
 * @throws AppError `listing_limit_reached`, `project_limit_reached`
 */
export async function createPhotoListing(
  deps: PhotoListingDeps,
  who: Who,
  { title, address, source, photos }: Announced,
): Promise<ListingId> {
  return transaction(deps.db, async (tx) => {
    await lockImports(tx, who.userId);
    if ((await countAll(tx, who.userId)) >= MAX_LISTINGS) throw new AppError('listing_limit_reached');
    const now = deps.clock.now();
    const [batchId, id] = [randomUUID() as ListingBatchId, randomUUID() as ListingId];
    await insertBatch(tx, { id: batchId, userId: who.userId, createdAt: now, total: 1, refused: 0 });
    const typed = 'Entered with the photos';
    const foundIn = {
      title: typed,
      ...(address === '' ? {} : { address: typed }),
      images: source === '' ? 'Photos that were chosen' : `Photos in ${source}`,
    };
    await insertListings(tx, [
      {
        ...{ id, userId: who.userId, batchId, batchPlace: 1 },
        ...{ sourceType: 'photos', sourceUrl: null, sourceKey: null, sourceName: sourceName(source) },
        ...{ status: 'pending', wantsProject: false, title, address, foundIn: JSON.stringify(foundIn) },
        ...{ fetchedAt: now, createdAt: now, updatedAt: now },
      },
    ]);
    const about = { id, userId: who.userId, title, address, description: '', sourceUrl: null };
    await makeProject(tx, deps, about);
    await insertPhotos(tx, id, photos);
    await addTaskAt(tx, id, { now, readyAt: new Date(now.getTime() + SENT_WITHIN_MS) });
    await noteImport(tx, who, 1, now);
    return id;
  });
}

/**
 * Adds one photo of such a listing to its project. A photo that is there already is ignored; a refused one is marked
 * with the reason, and may be sent again.
 * @throws AppError with the reason, `listing_not_found`, `listing_photo_not_found`, `listing_takes_no_photos`
 */
export async function addListingPhoto(
  deps: PhotoListingDeps,
  who: Who,
  { listingId, photoId }: { listingId: ListingId; photoId: ListingImageId },
  file: ReceivedFile,
): Promise<void> {
  const { listing, photo, projectId } = await placeOf(deps.db, who, listingId, photoId);
  if (photo.state === 'done') return;
  try {
    if ('refused' in file) throw file.refused;
    const same = await samePhoto(deps.db, projectId, file.sha256);
    if (same)
      await transaction(deps.db, (tx) => note(tx, deps, listing, () => setPhotoDone(tx, photo.id, same)));
    else
      await ingestPhoto(deps, who, file, {
        projectId,
        name: photoName(photo),
        among: { batch: listingId, index: photo.place },
        note: (tx, { image }) =>
          note(tx, deps, listing, async () => {
            if (!(await setPhotoDone(tx, photo.id, image))) throw new IsThere();
          }),
      });
  } catch (error) {
    if (error instanceof IsThere) return;
    if (error instanceof AppError && error.status < 500) {
      const why = error.message;
      await transaction(deps.db, (tx) => note(tx, deps, listing, () => setPhotoFailed(tx, photo.id, why)));
    }
    throw error;
  }
}

/** Ends the sending: missing photos are marked as such. Repeatable. @throws AppError `listing_not_found` */
export async function endListingPhotos(deps: PhotoListingDeps, who: Who, id: ListingId): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const listing = await ownListing(tx, who.userId, id);
    if (listing?.sourceType !== 'photos') throw new AppError('listing_not_found');
    if (listing.status !== 'pending' && listing.status !== 'processing') return;
    await note(tx, deps, listing, () => setRestFailed(tx, id, NOT_SENT));
  });
}

async function placeOf(db: Database, who: Who, listingId: ListingId, photoId: ListingImageId) {
  const listing = await ownListing(db, who.userId, listingId);
  if (!listing) throw new AppError('listing_not_found');
  const photo = await photoOfListing(db, listingId, photoId);
  if (!photo) throw new AppError('listing_photo_not_found');
  const projectId: ProjectId | undefined = await liveProject(db, listing);
  if (projectId === undefined) throw new AppError('listing_takes_no_photos');
  return { listing, photo, projectId };
}

/** Changes photos of a listing, and queues its completion when none is missing any more. */
async function note(
  tx: Database,
  { queue, clock }: PhotoListingDeps,
  { id, userId }: ListingRow,
  change: () => Promise<unknown>,
): Promise<void> {
  // A listing that was deleted meanwhile took its photo rows along; the sent photos stay in the project.
  const [own] = await lockOwnListings(tx, userId, [id]);
  if (own === undefined) return;
  await change();
  const now = clock.now();
  await setStatus(tx, id, 'processing', now);
  if ((await countWaiting(tx, id)) > 0) return;
  await addTaskAt(tx, id, { now, readyAt: now });
  await queue.wake(tx, QUEUE_OF.read);
}
