import type { PaidPlan, Plan, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A person's open request. */
export async function openRequest(
  db: Database,
  userId: UserId,
): Promise<{ plan: PaidPlan; createdAt: Date } | undefined> {
  return db
    .selectFrom('upgradeRequests')
    .select(['plan', 'createdAt'])
    .where('userId', '=', userId)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
}

/** Stores a request; a new one replaces the open one. */
export async function saveRequest(
  tx: Database,
  request: { userId: UserId; plan: PaidPlan; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('upgradeRequests')
    .values({ ...request, id: sql`gen_random_uuid()` })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .where('decidedAt', 'is', null)
        .doUpdateSet({ plan: request.plan, createdAt: request.createdAt }),
    )
    .execute();
}

/** Closes the request of a person. */
export async function closeRequest(tx: Database, userId: UserId, decidedAt: Date): Promise<void> {
  await tx
    .updateTable('upgradeRequests')
    .set({ decidedAt })
    .where('userId', '=', userId)
    .where('decidedAt', 'is', null)
    .execute();
}

/** A request with its account. */
export interface ListedRequest {
  createdAt: Date;
  userId: UserId;
  isGuest: boolean;
  name: string | null;
  email: string | null;
  plan: Plan;
  wanted: PaidPlan;
}

/** Open requests, the oldest first. */
export function openRequests(db: Database, limit: number): Promise<ListedRequest[]> {
  return db
    .selectFrom('upgradeRequests')
    .innerJoin('users', 'users.id', 'upgradeRequests.userId')
    .select([
      'upgradeRequests.createdAt',
      'upgradeRequests.userId',
      'users.isAnonymous as isGuest',
      'users.displayName as name',
      'users.email',
      'users.plan',
      'upgradeRequests.plan as wanted',
    ])
    .where('decidedAt', 'is', null)
    .orderBy('upgradeRequests.createdAt')
    .orderBy('upgradeRequests.id')
    .limit(limit)
    .execute();
}
