import type { ProjectId, UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';

/** When the person got their sample project; null if they have not. */
export async function sampleMadeAt(db: Database, userId: UserId): Promise<Date | null> {
  const { sampleProjectAt } = await db
    .selectFrom('users')
    .select('sampleProjectAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return sampleProjectAt;
}

/** Stores that the person has their sample project. @returns false if they had it already */
export async function markSampleMade(tx: Database, userId: UserId, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('users')
    .set({ sampleProjectAt: now })
    .where('id', '=', userId)
    .where('sampleProjectAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The person's sample project; undefined if they have none, or have deleted it. */
export async function ownSampleProject(db: Database, userId: UserId): Promise<ProjectId | undefined> {
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('userId', '=', userId)
    .where('isSample', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return project?.id;
}
