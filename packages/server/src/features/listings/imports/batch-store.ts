import type { ListingBatchId, ListingId, ListingSource, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../schema/listing-tables.ts';
import { ownRow } from '../../../schema/own-row.ts';
import { CAN_BE_READ_AGAIN } from '../rules.ts';

/** An import in its current state. Listings that became parts of others cannot be read or canceled any more. */
export interface BatchRow {
  id: ListingBatchId;
  createdAt: Date;
  total: number;
  refused: number;
  refusals: Refusal[];
  completed: number;
  failed: number;
  retryable: number;
  underWay: number;
  /** Both null if all of its listings were deleted. */
  sourceType: ListingSource | null;
  sourceName: string | null;
}

const OF_BATCH = sql.raw('from listings where listings.batch_id = listing_batches.id');

function shown(db: Database) {
  const count = (what: ReturnType<typeof sql>) => sql<number>`(select count(*)::int ${OF_BATCH} and ${what})`;
  return db
    .selectFrom('listingBatches')
    .select(['id', 'createdAt', 'total', 'refused', 'refusals'])
    .select([
      count(sql`status = 'completed'`).as('completed'),
      count(sql`status = 'failed'`).as('failed'),
      count(
        sql`status = 'failed' and merged_into is null and source_type in (${sql.join(CAN_BE_READ_AGAIN)})`,
      ).as('retryable'),
      count(sql`status in ('pending', 'scraping', 'processing') and merged_into is null`).as('underWay'),
      sql<ListingSource | null>`(select source_type ${OF_BATCH} order by batch_place limit 1)`.as(
        'sourceType',
      ),
      sql<string | null>`(select source_name ${OF_BATCH} order by batch_place limit 1)`.as('sourceName'),
    ]);
}

/** Own imports, the newest first. */
export function batchesPage(
  db: Database,
  userId: UserId,
  window: { limit: number; offset: number },
): Promise<BatchRow[]> {
  return shown(db)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countBatches(db: Database, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('listingBatches')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function ownBatch(db: Database, userId: UserId, id: ListingBatchId): Promise<BatchRow | undefined> {
  return shown(db)
    .where(ownRow('listingBatches', userId, id))
    .executeTakeFirst();
}

/** Listings of an import that could not be read and can be read again, in their order. */
export async function failedListings(db: Database, id: ListingBatchId): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('batchId', '=', id)
    .where('status', '=', 'failed')
    .where('sourceType', 'in', CAN_BE_READ_AGAIN)
    .where('mergedInto', 'is', null)
    .orderBy('batchPlace')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Stops waiting and running readings: the worker finds no task any more. Listings that were read before are completed
 * as usual; the others fail with this reason.
 */
export async function stopReading(
  tx: Database,
  id: ListingBatchId,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: ListingId }>`select id from listings
    where batch_id = ${id} and status in ('pending', 'scraping') and merged_into is null
      and source_type in (${sql.join(CAN_BE_READ_AGAIN)})
    order by id for update`.execute(tx);
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  await tx.deleteFrom('listingTasks').where('kind', '=', 'read').where('listingId', 'in', ids).execute();
  await tx
    .updateTable('listings')
    .set({ status: 'completed', updatedAt: now })
    .where('id', 'in', ids)
    .where('fetchedAt', 'is not', null)
    .execute();
  await tx
    .updateTable('listings')
    .set({ status: 'failed', error: reason, wantsProject: false, updatedAt: now })
    .where('id', 'in', ids)
    .where('fetchedAt', 'is', null)
    .execute();
}
