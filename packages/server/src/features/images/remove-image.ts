import type { ImageId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { cancelJobsOfImages } from '../jobs/index.ts';
import { removePictures, versionsOfImages } from '../versions/index.ts';
import { deleteImage, lockOwnImage } from './store.ts';

/**
 * Deletes an image with its versions and stops its edits. Files go after the rows: a crash in between
 * leaves files that nobody can reach, which the sweep at the next start removes.
 * @throws AppError `image_not_found`
 */
export async function removeImage(
  deps: { db: Database; queue: Queue; storage: Storage; clock: Clock },
  who: Who,
  id: ImageId,
): Promise<void> {
  const versions = await transaction(deps.db, async (tx) => {
    if (!(await lockOwnImage(tx, who.userId, id))) throw new AppError('image_not_found');
    const found = await versionsOfImages(tx, [id]);
    await cancelJobsOfImages(tx, deps, [id]);
    await deleteImage(tx, id);
    return found;
  });
  await removePictures(
    deps.storage,
    versions.map((version) => version.id),
  );
}
