import { type Database, transaction } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { removePictures, versionIdsOfImages } from '../versions/index.ts';
import { deleteImage, lockPhotoInBin, photosInBin } from './store.ts';

/**
 * Deletes photos in the bin for good, with all their versions. Files are deleted after the rows: a crash in between
 * leaves unreferenced files, which the sweep removes.
 * @returns the number of deleted photos
 */
export async function purgePhotos(
  { db, storage }: { db: Database; storage: Storage },
  filter: BinFilter,
): Promise<number> {
  let deleted = 0;
  for (const id of await photosInBin(db, filter)) {
    const versions = await transaction(db, async (tx) => {
      // Another request may be restoring it.
      if (!(await lockPhotoInBin(tx, id))) return null;
      const found = await versionIdsOfImages(tx, [id]);
      await deleteImage(tx, id);
      return found;
    });
    if (!versions) continue;
    await removePictures(storage, versions);
    deleted += 1;
  }
  return deleted;
}
