import type { ProjectId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { lockImagesOfProject } from '../images/index.ts';
import { cancelJobsOfImages } from '../jobs/index.ts';
import { type PlanLimits, requireProject } from '../plans/index.ts';
import { kindInBin, lockOwnProject, putIntoBin, takeOutOfBin } from './store.ts';

/**
 * Moves a project with everything in it into the bin, where it counts as missing, and cancels the edits of its
 * images.
 * @throws AppError `project_not_found`
 */
export async function removeProject(
  deps: { db: Database; queue: Queue; clock: Clock },
  who: Who,
  id: ProjectId,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await lockOwnProject(tx, who.userId, id))) throw new AppError('project_not_found');
    await cancelJobsOfImages(tx, deps, await lockImagesOfProject(tx, id));
    await putIntoBin(tx, id, deps.clock.now());
  });
}

/**
 * Takes a project out of the bin, with everything in it; its canceled edits stay canceled.
 * @throws AppError `project_not_found` if it is not in the bin, `project_limit_reached`
 */
export async function restoreProject(
  deps: { db: Database; limits: PlanLimits },
  who: Who,
  id: ProjectId,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const kind = await kindInBin(tx, who.userId, id);
    if (!kind) throw new AppError('project_not_found');
    // Checked before it is restored, because it would count itself afterwards.
    if (!kind.isSample && !kind.isDefault) await requireProject(tx, who.userId, deps.limits);
    if (!(await takeOutOfBin(tx, who.userId, id))) throw new AppError('project_not_found');
  });
}
