import type { ImageId, ProjectId } from '@home-design/contract';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { orderAfterMove } from './order-rules.ts';
import { lockOrder, placesOfProject, setOrder } from './order-store.ts';

/**
 * Moves photos within the order of their project; see `orderAfterMove`. Calls for one project wait for each other, so
 * the last one wins and no photo gets lost.
 * @returns all photos of the project in the new order
 * @throws AppError `project_not_found`
 */
export function arrangePhotos(
  db: Database,
  who: Who,
  projectId: ProjectId,
  move: { imageIds: readonly ImageId[]; before: ImageId | null | undefined },
): Promise<ImageId[]> {
  return transaction(db, async (tx) => {
    if (!(await lockOrder(tx, who.userId, projectId))) throw new AppError('project_not_found');
    const places = await placesOfProject(tx, projectId);
    const order = orderAfterMove(
      places.map(({ id }) => id),
      move.imageIds,
      move.before,
    );
    await setOrder(tx, order);
    const inBin = new Set(places.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id));
    return order.filter((id) => !inBin.has(id));
  });
}
