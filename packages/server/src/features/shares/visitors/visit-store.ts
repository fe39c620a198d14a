import type { ShareLinkId } from '@home-design/contract';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../platform/database/database.ts';

/** Counts a visit to a link's page, once per visitor and day. */
export async function countVisit(
  db: Database,
  visit: { linkId: ShareLinkId; day: string; visitor: string },
): Promise<void> {
  const { linkId, day } = visit;
  await transaction(db, async (tx) => {
    const added = await tx
      .insertInto('shareVisitors')
      .values(visit)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const visitors = added.numInsertedOrUpdatedRows === 1n ? 1 : 0;
    await tx
      .insertInto('shareVisits')
      .values({ linkId, day, visits: 1, visitors })
      .onConflict((conflict) =>
        conflict.columns(['linkId', 'day']).doUpdateSet({
          visits: sql`share_visits.visits + 1`,
          visitors: sql`share_visits.visitors + ${visitors}::integer`,
        }),
      )
      .execute();
  });
}

/** Deletes the visitors of days before this one; their numbers stay. */
export async function forgetVisitors(db: Database, today: string): Promise<void> {
  await db.deleteFrom('shareVisitors').where('day', '<', today).execute();
}
