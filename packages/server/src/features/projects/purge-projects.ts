import { type Database, transaction } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BinFilter } from '../../schema/bin-filter.ts';
import { lockImagesOfProject } from '../images/index.ts';
import { removePictures, versionIdsOfImages } from '../versions/index.ts';
import { deleteProject, lockProjectInBin, projectsInBin } from './store.ts';

/**
 * Deletes projects in the bin for good, with everything in them. Files are deleted after the rows: a crash in between
 * leaves unreferenced files, which the sweep removes.
 * @returns the number of deleted projects
 */
export async function purgeProjects(
  { db, storage }: { db: Database; storage: Storage },
  filter: BinFilter,
): Promise<number> {
  let deleted = 0;
  for (const id of await projectsInBin(db, filter)) {
    const versions = await transaction(db, async (tx) => {
      // Another request may be restoring it.
      if (!(await lockProjectInBin(tx, id))) return null;
      const found = await versionIdsOfImages(tx, await lockImagesOfProject(tx, id));
      await deleteProject(tx, id);
      return found;
    });
    if (!versions) continue;
    await removePictures(storage, versions);
    deleted += 1;
  }
  return deleted;
}
