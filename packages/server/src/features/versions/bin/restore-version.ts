import type { VersionId } from '@home-design/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Who } from '../../../platform/http/who.ts';
import { lockTree, ownPrimaryVersion, type VersionRow } from '../store.ts';
import { makePrimary } from '../write-store.ts';
import { hangVersions, markRestored, ownVersionInBin, treeOf } from './bin-store.ts';
import { ancestorsOf } from './tree-rules.ts';

/**
 * Takes a version out of the bin: with its tags, on its boards, and at its former place in the tree. It is primary
 * again if it was, unless another one was chosen meanwhile.
 * @throws AppError `version_not_found` if it is not in the bin; `bin_photo_first`, `bin_project_first`
 */
export async function restoreVersion({ db }: { db: Database }, who: Who, id: VersionId): Promise<void> {
  await transaction(db, async (tx) => {
    const found = await ownVersionInBin(tx, who.userId, id);
    if (found) await lockTree(tx, found.imageId);
    const version = found && (await ownVersionInBin(tx, who.userId, id));
    if (!version) throw new AppError('version_not_found');
    if (version.photoDeletedWith === 'project') throw new AppError('bin_project_first');
    if (version.photoDeletedWith === 'itself') throw new AppError('bin_photo_first');
    await markRestored(tx, id);
    await hangVersions(tx, version.imageId);
    if (version.wasPrimary && (await isStoodInFor(tx, who, version))) {
      await makePrimary(tx, version.imageId, id, { isChosen: true });
    }
  });
}

/** Whether the primary version only replaces it: an ancestor that was not chosen. */
async function isStoodInFor(tx: Database, who: Who, version: VersionRow): Promise<boolean> {
  const primary = await ownPrimaryVersion(tx, who.userId, version.imageId);
  const ancestors = ancestorsOf(await treeOf(tx, version.imageId), version.id);
  return ancestors.some(({ id }) => id === primary?.id);
}
