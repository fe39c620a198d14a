import type { ImageId, VersionId } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import { foldersOf } from '../../../platform/pictures/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { isBeingEdited, lockOwnVersion, lockTree, ownVersion, type VersionRow } from '../store.ts';
import { deleteVersion, makePrimary } from '../write-store.ts';
import { hangVersions, markRemoved } from './bin-store.ts';

/**
 * Moves an edited version into the bin, where it counts as missing; versions made from it get its parent as theirs. A
 * failed version has nothing to restore and is deleted.
 * @throws AppError `version_not_found`, `version_is_original`, `version_not_ready` (its own edit is still running:
 * cancel that instead) or `version_in_use` (an edit that starts from it is running).
 */
export async function removeVersion(
  deps: { db: Database; storage: Storage; clock: Clock },
  who: Who,
  id: VersionId,
): Promise<void> {
  const isFailed = await transaction(deps.db, async (tx) => {
    const version = await requireRemovable(tx, who, id);
    if (version.status === 'failed') {
      await deleteVersion(tx, version);
      return true;
    }
    await markRemoved(tx, version, deps.clock.now());
    await hangVersions(tx, version.imageId);
    if (version.isPrimary) await makePrimary(tx, version.imageId, version.parentId, { isChosen: false });
    return false;
  });
  if (isFailed) await removePictures(deps.storage, [id]);
}

async function requireRemovable(tx: Database, who: Who, id: VersionId): Promise<VersionRow> {
  const imageId: ImageId | undefined = (await ownVersion(tx, who.userId, id))?.imageId;
  if (imageId) await lockTree(tx, imageId);
  const version = imageId && (await lockOwnVersion(tx, who.userId, id));
  if (!version) throw new AppError('version_not_found');
  if (version.kind === 'original') throw new AppError('version_is_original');
  if (version.status === 'pending' || version.status === 'processing') {
    throw new AppError('version_not_ready', 'This version is still being made. Cancel the edit instead.');
  }
  if (await isBeingEdited(tx, id)) throw new AppError('version_in_use');
  return version;
}

/** Removes the files of versions whose rows are deleted. After a crash, the sweep removes the rest. */
export async function removePictures(storage: Storage, ids: readonly VersionId[]): Promise<void> {
  for (const id of ids) for (const folder of foldersOf(id)) await storage.removeFolder(folder);
}
