import { type ImageId, MAX_BATCH_IMAGES, type ProjectId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { imagesInOrder, ownsProject } from '../images/index.ts';

/**
 * The images of a project that a batch edits: the named ones, or all in their order.
 * @throws AppError `project_not_found`, `image_not_found` for one that is not in it, `invalid_request` if the project
 * has none or too many
 */
export async function imagesOfBatch(
  db: Database,
  who: Who,
  projectId: ProjectId,
  named: readonly ImageId[] | undefined,
): Promise<readonly ImageId[]> {
  if (!(await ownsProject(db, who.userId, projectId))) throw new AppError('project_not_found');
  const images = await imagesInOrder(db, who.userId, projectId);
  const ids = images.map((image) => image.id);
  if (named) {
    if (!named.every((id) => ids.includes(id))) throw new AppError('image_not_found');
    return named;
  }
  if (ids.length === 0) throw new AppError('invalid_request', 'This project has no photos yet.');
  if (ids.length <= MAX_BATCH_IMAGES) return ids;
  throw new AppError(
    'invalid_request',
    `This project has more than ${MAX_BATCH_IMAGES} photos. Please choose some of them.`,
  );
}
