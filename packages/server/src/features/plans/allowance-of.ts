import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { standingOf } from './account-store.ts';
import { currentPeriod } from './paid-period-store.ts';
import {
  isHigher,
  monthlyAllowance,
  type Period,
  type PlanLimits,
  paidPeriodOf,
  periodOf,
  renewalOf,
  type Standing,
} from './rules.ts';

/** The current allowance of an account, and its end. */
export interface Allowance {
  standing: Standing;
  /** The period in which designs are counted. */
  period: Period;
  /** Designs without the grants in the ledger. */
  base: number;
  renewsAt: Date;
}

/**
 * Designs of a paid span are granted in the ledger when it is paid; without a current paid span, an account has a
 * calendar month with its free designs.
 */
export async function allowanceOf(
  db: Database,
  userId: UserId,
  now: Date,
  limits: PlanLimits,
): Promise<Allowance> {
  const { grantedPlan, ...standing } = await standingOf(db, userId);
  const paid = await currentPeriod(db, userId, now);
  if (paid && !isHigher(grantedPlan, paid.plan)) {
    const period = paidPeriodOf(paid.subscriptionId, paid.startsAt);
    return { standing, period, base: 0, renewsAt: paid.endsAt };
  }
  const period = periodOf(now);
  const base = monthlyAllowance({ plan: grantedPlan, isAnonymous: standing.isAnonymous }, limits);
  return { standing, period, base, renewsAt: renewalOf(period) };
}
