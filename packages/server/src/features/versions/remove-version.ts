import type { VersionId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { foldersOf } from './keys.ts';
import { holdImage, isBeingEdited, lockOwnVersion, ownVersion } from './store.ts';
import { deleteVersion } from './write-store.ts';

/**
 * Removes an edited or failed version; what was made from it hangs from its parent afterwards.
 * @throws AppError `version_not_found`, `version_is_original`, `version_not_ready` (its own edit is still
 * running: cancel that instead) or `version_in_use` (an edit that starts from it is running).
 */
export async function removeVersion(
  deps: { db: Database; storage: Storage },
  who: Who,
  id: VersionId,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const found = await ownVersion(tx, who.userId, id);
    if (found) await holdImage(tx, found.imageId);
    const version = found && (await lockOwnVersion(tx, who.userId, id));
    if (!version) throw new AppError('version_not_found');
    if (version.kind === 'original') throw new AppError('version_is_original');
    if (version.status === 'pending' || version.status === 'processing') {
      throw new AppError('version_not_ready', 'This version is still being made. Cancel the edit instead.');
    }
    if (await isBeingEdited(tx, id)) throw new AppError('version_in_use');
    await deleteVersion(tx, version);
  });
  await removePictures(deps.storage, [id]);
}

/** Takes away the files of versions whose rows are gone. What a crash leaves behind, the sweep finds. */
export async function removePictures(storage: Storage, ids: readonly VersionId[]): Promise<void> {
  for (const id of ids) for (const folder of foldersOf(id)) await storage.removeFolder(folder);
}
