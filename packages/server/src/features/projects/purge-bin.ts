import { BIN_DAYS } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { lockImagesOfProject } from '../images/index.ts';
import { removePictures, versionsOfImages } from '../versions/index.ts';
import { deleteProject, lockProjectInBin, projectsInBinBefore } from './store.ts';

const DAY_MS = 86_400_000;

/**
 * Deletes for good what has lain in the bin for its time. Files go after the rows: a crash in between leaves files
 * that nobody can reach, which the sweep at the next start removes.
 * @returns how many projects were deleted
 */
export async function purgeBin(deps: { db: Database; storage: Storage; clock: Clock }): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - BIN_DAYS * DAY_MS);
  const ids = await projectsInBinBefore(deps.db, before);
  for (const id of ids) {
    const versions = await transaction(deps.db, async (tx) => {
      // Somebody may just be taking it out.
      if (!(await lockProjectInBin(tx, id))) return [];
      const found = await versionsOfImages(tx, await lockImagesOfProject(tx, id));
      await deleteProject(tx, id);
      return found;
    });
    await removePictures(
      deps.storage,
      versions.map((version) => version.id),
    );
  }
  return ids.length;
}
