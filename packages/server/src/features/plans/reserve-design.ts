import type { EditJobId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { creditsFrom, exhaustedSentence, monthlyAllowance, type PlanLimits, periodOf } from './rules.ts';
import { addReservation, lockLedger, usageIn } from './store.ts';

/** Whose designs are counted. */
export interface Holder {
  userId: UserId;
  isAnonymous: boolean;
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
  const period = periodOf(now);
  await lockLedger(tx, holder.userId);
  const usage = await usageIn(tx, holder.userId, period);
  const credits = creditsFrom(monthlyAllowance(holder.isAnonymous, limits), usage);
  if (credits.remaining < 1) {
    throw new AppError('credits_exhausted', exhaustedSentence(holder.isAnonymous, credits.total, period));
  }
  await addReservation(tx, { userId: holder.userId, jobId, period, createdAt: now });
}
