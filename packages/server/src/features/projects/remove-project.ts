import type { ProjectId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { lockImagesOfProject } from '../images/index.ts';
import { cancelJobsOfImages } from '../jobs/index.ts';
import { removePictures, versionsOfImages } from '../versions/index.ts';
import { deleteProject, lockOwnProject } from './store.ts';

/**
 * Deletes a project with everything in it, and stops the edits of its images. Files go after the rows: a
 * crash in between leaves files that nobody can reach, which the sweep at the next start removes.
 * @throws AppError `project_not_found`
 */
export async function removeProject(
  deps: { db: Database; queue: Queue; storage: Storage; clock: Clock },
  who: Who,
  id: ProjectId,
): Promise<void> {
  const versions = await transaction(deps.db, async (tx) => {
    if (!(await lockOwnProject(tx, who.userId, id))) throw new AppError('project_not_found');
    const imageIds = await lockImagesOfProject(tx, id);
    const found = await versionsOfImages(tx, imageIds);
    await cancelJobsOfImages(tx, deps, imageIds);
    await deleteProject(tx, id);
    return found;
  });
  await removePictures(
    deps.storage,
    versions.map((version) => version.id),
  );
}
