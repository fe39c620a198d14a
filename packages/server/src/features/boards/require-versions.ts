import type { BoardId, ProjectId, UserId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { requireFinished } from '../versions/index.ts';
import { placesOf, present } from './store.ts';

/**
 * Makes sure that versions may be on a board of a project. Versions on the board stay, even if their photo was moved
 * to another project.
 * @throws AppError `version_not_found` for missing and foreign ones, `version_elsewhere` for those of other projects,
 * `version_not_ready`, `suggestion_not_kept`
 */
export async function requireVersions(
  tx: Database,
  userId: UserId,
  projectId: ProjectId,
  ids: readonly VersionId[],
  boardId?: BoardId,
): Promise<void> {
  const places = await placesOf(tx, userId, ids);
  if (places.length < ids.length) throw new AppError('version_not_found');
  const onBoard = boardId && (await present(tx, boardId, ids));
  if (places.some((place) => place.projectId !== projectId && !onBoard?.has(place.id))) {
    throw new AppError('version_elsewhere');
  }
  for (const place of places) requireFinished(place);
}
