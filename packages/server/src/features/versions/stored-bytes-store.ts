import type { UserId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Makes uploads of one person wait for each other, until the transaction ends. */
export async function lockStorage(tx: Database, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`storage:${userId}`}, 0))`.execute(tx);
}

/**
 * Bytes of all versions of a person, including those in the bin, of saved pages with pictures, and of sets for
 * publishing.
 */
export async function storedBytesOf(db: Database, userId: UserId): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select (
      (select coalesce(sum(stored_bytes), 0) from versions where user_id = ${userId} and stored_bytes is not null)
      + (select coalesce(sum(saved_page_bytes), 0) from listings where user_id = ${userId})
      + (select coalesce(sum(bytes), 0) from listing_publications where user_id = ${userId})
    )::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Versions with files of unknown size, from earlier versions of this program. */
export async function notMeasured(
  db: Database,
  after: VersionId | null,
  limit: number,
): Promise<{ id: VersionId; original: string }[]> {
  const { rows } = await sql<{ id: VersionId; original: string }>`
    select id, files ->> 'original' as original from versions
    where stored_bytes is null and files is not null and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}::int`.execute(db);
  return rows;
}

export async function setStoredBytes(db: Database, id: VersionId, bytes: number): Promise<void> {
  await sql`update versions set stored_bytes = ${bytes}::bigint
    where id = ${id}::uuid and stored_bytes is null`.execute(db);
}
