import type { Plan, UserId } from '@home-design/contract';
import type { Database } from '../platform/database/database.ts';

/** Gives an account a plan, as the operator does. */
export async function setPlan(db: Database, userId: UserId, plan: Plan): Promise<void> {
  await db.updateTable('users').set({ plan, grantedPlan: plan }).where('id', '=', userId).execute();
}
