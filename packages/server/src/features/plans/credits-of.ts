import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { standingOf } from './account-store.ts';
import { type Credits, creditsFrom, monthlyAllowance, type PlanLimits, periodOf, planName } from './rules.ts';
import { usageIn } from './store.ts';

/** This month's designs of a person: allowance, used (running edits among them) and left. */
export async function creditsOf(
  db: Database,
  { userId }: { userId: UserId },
  now: Date,
  limits: PlanLimits,
): Promise<Credits & { plan: string }> {
  const standing = await standingOf(db, userId);
  const usage = await usageIn(db, userId, periodOf(now));
  return { ...creditsFrom(monthlyAllowance(standing, limits), usage), plan: planName(standing) };
}
