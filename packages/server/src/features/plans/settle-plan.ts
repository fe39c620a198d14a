import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { setPlan, standingOf } from './account-store.ts';
import { closeRequest, openRequest } from './request-store.ts';
import { higherOf, isHigher } from './rules.ts';
import { paidPlanOf } from './subscription-store.ts';

/** Writes into the audit trail of an account what was done to it. */
export type Note = (tx: Database, act: { userId: UserId; action: string; createdAt: Date }) => Promise<void>;

/** Brings the plan of an account in line with what it pays for and what the operator gave. */
export async function settlePlan(
  tx: Database,
  userId: UserId,
  { note, now }: { note: Note; now: Date },
): Promise<void> {
  const before = await standingOf(tx, userId);
  const plan = higherOf(before.grantedPlan, await paidPlanOf(tx, userId));
  const request = await openRequest(tx, userId);
  if (request && !isHigher(request.plan, plan)) await closeRequest(tx, userId, now);
  if (plan === before.plan) return;
  await setPlan(tx, userId, { granted: before.grantedPlan, plan });
  await note(tx, { userId, action: `payment.plan.${plan}`, createdAt: now });
}
