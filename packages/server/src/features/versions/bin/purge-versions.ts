import { type Database, transaction } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { BinFilter } from '../../../schema/bin-filter.ts';
import { lockTree } from '../store.ts';
import { deleteFromBin, versionsInBin } from './bin-store.ts';
import { removePictures } from './remove-version.ts';

/**
 * Deletes versions in the bin for good. Files are deleted after the rows: a crash in between leaves unreferenced
 * files, which the sweep removes.
 * @returns the number of deleted versions
 */
export async function purgeVersions(
  { db, storage }: { db: Database; storage: Storage },
  filter: BinFilter,
): Promise<number> {
  let deleted = 0;
  for (const { id, imageId } of await versionsInBin(db, filter)) {
    const isDeleted = await transaction(db, async (tx) => {
      await lockTree(tx, imageId);
      return deleteFromBin(tx, id);
    });
    if (!isDeleted) continue;
    await removePictures(storage, [id]);
    deleted += 1;
  }
  return deleted;
}
