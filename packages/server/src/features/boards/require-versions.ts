import type { ProjectId, UserId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { placesOf } from './store.ts';

/**
 * Makes sure that versions may stand on a board of a project.
 * @throws AppError `version_not_found` for missing and foreign ones, `version_elsewhere` for those of other projects,
 * `version_not_ready`
 */
export async function requireVersions(
  tx: Database,
  userId: UserId,
  projectId: ProjectId,
  ids: readonly VersionId[],
): Promise<void> {
  const places = await placesOf(tx, userId, ids);
  if (places.length < ids.length) throw new AppError('version_not_found');
  if (places.some((place) => place.projectId !== projectId)) throw new AppError('version_elsewhere');
  if (places.some((place) => place.status !== 'completed')) throw new AppError('version_not_ready');
}
