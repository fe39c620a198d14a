import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { allowanceOf } from './allowance-of.ts';
import { type Credits, creditsFrom, type PlanLimits, planName } from './rules.ts';
import { usageIn } from './store.ts';

/** This month's designs of a person: allowance, used (running edits among them) and left. */
export async function creditsOf(
  db: Database,
  { userId }: { userId: UserId },
  now: Date,
  limits: PlanLimits,
): Promise<Credits & { plan: string }> {
  const { standing, period, base } = await allowanceOf(db, userId, now, limits);
  const usage = await usageIn(db, userId, period);
  return { ...creditsFrom(base, usage), plan: planName(standing) };
}
