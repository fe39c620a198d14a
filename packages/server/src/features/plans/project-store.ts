import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Makes new projects of one person wait for each other, until the transaction ends. */
export async function lockProjects(tx: Database, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`projects:${userId}`}, 0))`.execute(tx);
}

/** The number of a person's projects without the sample project, the default project and the bin. */
export async function countProjectsOfPlan(db: Database, userId: UserId): Promise<number> {
  const { used } = await db
    .selectFrom('projects')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('isSample', '=', false)
    .where('isDefault', '=', false)
    .executeTakeFirstOrThrow();
  return used;
}
