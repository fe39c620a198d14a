import type { Database } from '../../platform/database/database.ts';
import type { Holder } from './reserve-design.ts';
import { type Credits, creditsFrom, monthlyAllowance, type PlanLimits, periodOf, planName } from './rules.ts';
import { usageIn } from './store.ts';

/** This month's designs of a person: allowance, used (running edits among them) and left. */
export async function creditsOf(
  db: Database,
  holder: Holder,
  now: Date,
  limits: PlanLimits,
): Promise<Credits & { plan: string }> {
  const usage = await usageIn(db, holder.userId, periodOf(now));
  const credits = creditsFrom(monthlyAllowance(holder.isAnonymous, limits), usage);
  return { ...credits, plan: planName(holder.isAnonymous) };
}
