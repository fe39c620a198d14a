import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageId } from '@home-design/contract';
import { hashFile } from '../../../platform/hash-file.ts';
import { picturesKey } from '../../../platform/pictures/keys.ts';
import { LISTING_PICTURE_FILE, listingPictureKey } from '../../listing-pictures/index.ts';
import { versionsOfImages } from '../../versions/index.ts';
import type { SeenPicture } from './first-picture.ts';
import type { TaskListing } from './task-store.ts';
import type { ListingWorkDeps } from './work-deps.ts';

/**
 * Stores a small copy of the first photo of a listing that was made from photos, under an id of its own, so that it
 * survives the project.
 * @param imageIds of the photos in the project, in their order
 * @returns `same` if the listing has this one already, or there is none
 */
export async function keepFirstPhoto(
  { db, storage }: Pick<ListingWorkDeps, 'db' | 'storage'>,
  listing: Pick<TaskListing, 'pictureSource'>,
  imageIds: readonly ImageId[],
): Promise<SeenPicture | 'same'> {
  const [first] = imageIds;
  if (first === undefined || listing.pictureSource === first) return 'same';
  const original = (await versionsOfImages(db, [first])).find(({ kind }) => kind === 'original');
  if (!original?.files) return 'same';
  const scratch = await storage.scratchFolder();
  try {
    const file = join(scratch, LISTING_PICTURE_FILE);
    const made = await storage.localPath(`${picturesKey(original.id)}/${original.files.thumbnail.jpeg}`);
    await copyFile(made, file);
    const pictureHash = await hashFile(file);
    const pictureId = randomUUID();
    await storage.putFolder(listingPictureKey(pictureId), scratch);
    return { pictureId, pictureHash, pictureSource: first, fingerprint: null };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
