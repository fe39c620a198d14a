import type { EditJobId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { standingOf } from './account-store.ts';
import {
  creditsFrom,
  exhaustedSentence,
  monthlyAllowance,
  type PlanLimits,
  periodOf,
  renewalOf,
  tooFewSentence,
} from './rules.ts';
import { addReservation, lockLedger, usageIn } from './store.ts';

/** Whose designs are counted. */
export interface Holder {
  userId: UserId;
}

/**
 * Takes one design of this month for a job, in the caller's transaction.
 * @throws AppError `credits_exhausted` when none is left.
 */
export async function reserveDesign(
  tx: Database,
  holder: Holder,
  jobId: EditJobId,
  now: Date,
  limits: PlanLimits,
): Promise<void> {
  await requireDesigns(tx, holder, 1, now, limits);
  await addReservation(tx, { userId: holder.userId, jobId, period: periodOf(now), createdAt: now });
}

/**
 * Makes sure that so many designs are left this month; they stay so until the transaction ends.
 * @throws AppError `credits_exhausted`
 */
export async function requireDesigns(
  tx: Database,
  holder: Holder,
  wanted: number,
  now: Date,
  limits: PlanLimits,
): Promise<void> {
  const period = periodOf(now);
  await lockLedger(tx, holder.userId);
  const usage = await usageIn(tx, holder.userId, period);
  const standing = await standingOf(tx, holder.userId);
  const credits = creditsFrom(monthlyAllowance(standing, limits), usage);
  if (credits.remaining >= wanted) return;
  throw new AppError(
    'credits_exhausted',
    credits.remaining === 0
      ? exhaustedSentence(standing, credits.total, renewalOf(period), limits)
      : tooFewSentence(wanted, credits.remaining, renewalOf(period)),
  );
}
