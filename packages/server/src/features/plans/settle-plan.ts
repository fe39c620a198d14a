import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { setPlan, standingOf } from './account-store.ts';
import { closeRequest, openRequest } from './request-store.ts';
import { higherOf, isHigher } from './rules.ts';
import { paidPlanOf } from './subscription-store.ts';

/** Writes an act into the audit trail of an account. */
export type Note = (tx: Database, act: { userId: UserId; action: string; createdAt: Date }) => Promise<void>;

/** Sets the plan of an account to the higher of its paid plan and the operator's grant. */
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
