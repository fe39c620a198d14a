import { randomUUID } from 'node:crypto';
import type { ImageId, OperationId, ProjectId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { insertOperation } from '../activity/index.ts';
import { lastPosition, lockOrder } from './order-store.ts';
import { lockOwnImages, setPlace } from './store.ts';

/**
 * Moves images with their versions to the end of a project, in the order given. Boards that show them keep them; the
 * automatic boards follow. Images that are in the project already keep their places.
 * @returns the moved images
 * @throws AppError `project_not_found`, `image_not_found` if one of them is missing: then none is moved
 */
export async function moveImages(
  { db, clock }: { db: Database; clock: Clock },
  who: Who,
  ids: readonly ImageId[],
  projectId: ProjectId,
): Promise<ImageId[]> {
  const wanted = [...new Set(ids)];
  return transaction(db, async (tx) => {
    if (!(await lockOrder(tx, who.userId, projectId))) throw new AppError('project_not_found');
    const found = new Map((await lockOwnImages(tx, who.userId, wanted)).map((image) => [image.id, image]));
    if (found.size < wanted.length) throw new AppError('image_not_found');
    const moved = wanted.filter((id) => found.get(id)?.projectId !== projectId);
    const last = await lastPosition(tx, projectId);
    for (const [index, id] of moved.entries()) {
      await setPlace(tx, id, { projectId, position: last + 1 + index });
    }
    if (moved.length > 0) {
      await insertOperation(tx, {
        id: randomUUID() as OperationId,
        userId: who.userId,
        projectId,
        imageId: moved.length === 1 ? (moved[0] ?? null) : null,
        jobId: null,
        description: moved.length === 1 ? 'Moved a photo here' : `Moved ${moved.length} photos here`,
        status: 'completed',
        startedAt: clock.now(),
      });
    }
    return moved;
  });
}
