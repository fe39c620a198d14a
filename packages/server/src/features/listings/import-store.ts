import type { ListingId, UserId } from '@home-design/contract';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ListingBatchTable, ListingTable } from '../../schema/listing-tables.ts';

/** Makes imports of one person wait for each other, until the transaction ends. */
export async function lockImports(tx: Database, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listings:${userId}`}, 0))`.execute(tx);
}

/** Those of the keys that belong to a listing of the person. */
export async function knownKeys(tx: Database, userId: UserId, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom('listings')
    .select('sourceKey')
    .where('userId', '=', userId)
    .where('sourceKey', 'in', keys)
    .execute();
  return new Set(rows.flatMap(({ sourceKey }) => sourceKey ?? []));
}

/** The addresses of the properties in a person's listings, as read. */
export async function knownAddresses(tx: Database, userId: UserId): Promise<string[]> {
  const rows = await tx
    .selectFrom('listings')
    .select('address')
    .where('userId', '=', userId)
    .where('address', '<>', '')
    .execute();
  return rows.map(({ address }) => address);
}

/** The person's listing of a source. */
export async function listingOfKey(
  tx: Database,
  userId: UserId,
  key: string,
): Promise<ListingId | undefined> {
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('userId', '=', userId)
    .where('sourceKey', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/** Listings that became parts of others do not count. */
export async function countAll(tx: Database, userId: UserId): Promise<number> {
  const { count } = await tx
    .selectFrom('listings')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('mergedInto', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertBatch(tx: Database, batch: Insertable<ListingBatchTable>): Promise<void> {
  await tx.insertInto('listingBatches').values(batch).execute();
}

export async function insertListings(tx: Database, rows: Insertable<ListingTable>[]): Promise<void> {
  await tx.insertInto('listings').values(rows).execute();
}

/** Queues listings to be read again. */
export async function setPending(tx: Database, ids: readonly ListingId[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('listings')
    .set({ status: 'pending', error: null, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
}
