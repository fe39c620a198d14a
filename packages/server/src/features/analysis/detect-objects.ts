import type { DetectedObjects, ImageId, VersionId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { keepObjects, ownPrimaryVersion, ownVersion, type VersionRow } from '../versions/index.ts';
import { lookAt } from './look-at.ts';

/**
 * The things in a version, or in the primary one of the image. Uses the stored analysis if there is one.
 * @throws AppError `image_not_found`, `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`
 */
export async function detectObjects(
  deps: { db: Database; storage: Storage; engine: Engine; clock: Clock },
  who: Who,
  imageId: ImageId,
  versionId: VersionId | undefined,
): Promise<DetectedObjects> {
  const version = await requireVersion(deps.db, who, imageId, versionId);
  const { categories, objects } =
    version.detectedObjects ?? (await lookAt(deps, version, (sight) => ({ kind: 'detect', ...sight })));
  const foundAt = deps.clock.now().toISOString();
  await keepObjects(deps.db, version.id, { categories, objects, foundAt });
  return { categories, objects };
}

async function requireVersion(
  db: Database,
  who: Who,
  imageId: ImageId,
  versionId: VersionId | undefined,
): Promise<VersionRow> {
  if (versionId === undefined) {
    const primary = await ownPrimaryVersion(db, who.userId, imageId);
    if (!primary) throw new AppError('image_not_found');
    return primary;
  }
  const version = await ownVersion(db, who.userId, versionId);
  if (version?.imageId !== imageId) throw new AppError('version_not_found');
  return version;
}
