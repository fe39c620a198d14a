import type { EditJobId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { allowanceOf } from './allowance-of.ts';
import { creditsFrom, exhaustedSentence, type Period, type PlanLimits, tooFewSentence } from './rules.ts';
import { addKept, addReservation, lockLedger, usageIn } from './store.ts';

/** The account whose designs are counted. */
export interface Holder {
  userId: UserId;
}

/**
 * Reserves one design of this month for a job, in the caller's transaction.
 * @throws AppError `credits_exhausted` if none is left.
 */
export async function reserveDesign(
  tx: Database,
  holder: Holder,
  jobId: EditJobId,
  now: Date,
  limits: PlanLimits,
): Promise<void> {
  const { period } = await requireDesigns(tx, holder, 1, now, limits);
  await addReservation(tx, { userId: holder.userId, jobId, period, createdAt: now });
}

/**
 * Takes one design of this month for a kept suggestion, in the caller's transaction.
 * @throws AppError `credits_exhausted` if none is left.
 */
export async function payForKept(
  tx: Database,
  holder: Holder,
  jobId: EditJobId,
  now: Date,
  limits: PlanLimits,
): Promise<void> {
  const { period } = await requireDesigns(tx, holder, 1, now, limits);
  await addKept(tx, { userId: holder.userId, jobId, period, createdAt: now });
}

/**
 * Makes sure that so many designs are left this month, until the transaction ends.
 * @returns the month, or the paid span, in which they are counted
 * @throws AppError `credits_exhausted`
 */
export async function requireDesigns(
  tx: Database,
  holder: Holder,
  wanted: number,
  now: Date,
  limits: PlanLimits,
): Promise<{ period: Period }> {
  await lockLedger(tx, holder.userId);
  const { standing, period, base, renewsAt } = await allowanceOf(tx, holder.userId, now, limits);
  const credits = creditsFrom(base, await usageIn(tx, holder.userId, period));
  if (credits.remaining >= wanted) return { period };
  throw new AppError(
    'credits_exhausted',
    credits.remaining === 0
      ? exhaustedSentence(standing, credits.total, renewsAt, limits)
      : tooFewSentence(wanted, credits.remaining, renewsAt),
  );
}
