import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { standingOf } from './account-store.ts';
import { countProjectsOfPlan, lockProjects } from './project-store.ts';
import { type PlanLimits, projectLimit, projectLimitSentence } from './rules.ts';

/**
 * Makes sure that an account may have one more project, until the caller's transaction ends.
 * @throws AppError `project_limit_reached`
 */
export async function requireProject(tx: Database, userId: UserId, limits: PlanLimits): Promise<void> {
  const { plan } = await standingOf(tx, userId);
  const limit = projectLimit(plan, limits);
  if (limit === null) return;
  await lockProjects(tx, userId);
  const used = await countProjectsOfPlan(tx, userId);
  if (used >= limit) throw new AppError('project_limit_reached', projectLimitSentence(limit, used));
}
