import type { Plan, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Standing } from './rules.ts';

/** The facts that decide what an account may do; a deleted account gets the least. */
export async function standingOf(db: Database, userId: UserId): Promise<Standing & { grantedPlan: Plan }> {
  const row = await db
    .selectFrom('users')
    .select(['plan', 'grantedPlan', 'isAnonymous'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? { plan: 'free', grantedPlan: 'free', isAnonymous: true };
}

/** Accounts by id or email address, in any case. */
export function accountsNamed(
  db: Database,
  name: string,
): Promise<{ id: UserId; email: string | null; grantedPlan: Plan; plan: Plan }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'grantedPlan', 'plan'])
    .where((is) =>
      is.or([is('id', '=', name as UserId), is(is.fn('lower', ['email']), '=', name.toLowerCase())]),
    )
    .limit(2)
    .execute();
}

/** Writes the operator's grant, and the resulting plan. */
export async function setPlan(
  tx: Database,
  userId: UserId,
  { granted, plan }: { granted: Plan; plan: Plan },
): Promise<void> {
  await tx.updateTable('users').set({ grantedPlan: granted, plan }).where('id', '=', userId).execute();
}
