import type { ImageId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { cancelJobsOfImages } from '../jobs/index.ts';
import { removeWithPhoto, restoreWithPhoto } from '../versions/index.ts';
import { lockOwnImage, lockOwnInBin, putIntoBin, takeOutOfBin } from './store.ts';

/**
 * Moves an image with its versions into the bin, where it counts as missing, and cancels its edits.
 * @throws AppError `image_not_found`
 */
export async function removeImage(
  deps: { db: Database; queue: Queue; clock: Clock },
  who: Who,
  id: ImageId,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await lockOwnImage(tx, who.userId, id))) throw new AppError('image_not_found');
    await cancelJobsOfImages(tx, deps, [id]);
    const now = deps.clock.now();
    await removeWithPhoto(tx, id, now);
    await putIntoBin(tx, id, now);
  });
}

/**
 * Takes an image out of the bin: to its place in the project, with its versions on their boards; its canceled edits
 * stay canceled.
 * @throws AppError `image_not_found` if it is not in the bin, `bin_project_first`
 */
export async function restoreImage({ db }: { db: Database }, who: Who, id: ImageId): Promise<void> {
  await transaction(db, async (tx) => {
    const image = await lockOwnInBin(tx, who.userId, id);
    if (!image) throw new AppError('image_not_found');
    if (image.projectDeletedAt) throw new AppError('bin_project_first');
    await restoreWithPhoto(tx, id);
    await takeOutOfBin(tx, id);
  });
}
