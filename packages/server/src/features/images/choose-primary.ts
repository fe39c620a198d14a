import type { ImageId, Version, VersionId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { ownTaggedVersion, requireFinished, setPrimary, versionView } from '../versions/index.ts';
import { lockOwnImage, setPrimaryChosen } from './store.ts';

/**
 * Chooses the version that stands for its image, even if it already stood for it by default; the one before no longer
 * does. Calls for one image wait for each other.
 * @throws AppError `image_not_found`; `version_not_found`, also for a version of another image; `version_not_ready`
 */
export async function choosePrimary(
  db: Database,
  who: Who,
  imageId: ImageId,
  id: VersionId,
): Promise<Version> {
  return transaction(db, (tx) => choosePrimaryIn(tx, who, imageId, id));
}

/** The same in the caller's transaction; the caller locks several images in the order of their ids. */
export async function choosePrimaryIn(
  tx: Database,
  who: Who,
  imageId: ImageId,
  id: VersionId,
): Promise<Version> {
  if (!(await lockOwnImage(tx, who.userId, imageId))) throw new AppError('image_not_found');
  const version = await ownTaggedVersion(tx, who.userId, id);
  if (version?.imageId !== imageId) throw new AppError('version_not_found');
  requireFinished(version);
  await setPrimaryChosen(tx, imageId);
  if (!version.isPrimary) await setPrimary(tx, version);
  return versionView({ ...version, isPrimary: true });
}
