import type { Plan, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { setPlan } from './account-store.ts';
import { closeRequest } from './request-store.ts';
import { higherOf } from './rules.ts';
import { paidPlanOf } from './subscription-store.ts';

/**
 * Grants a plan to an account at the operator's command, or removes the grant; a paid plan stays. An open request of
 * the account is closed.
 */
export async function changePlan(
  tx: Database,
  userId: UserId,
  { granted, now }: { granted: Plan; now: Date },
): Promise<void> {
  await setPlan(tx, userId, { granted, plan: higherOf(granted, await paidPlanOf(tx, userId)) });
  await closeRequest(tx, userId, now);
}
