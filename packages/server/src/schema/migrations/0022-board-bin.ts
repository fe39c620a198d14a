import { type Kysely, sql } from 'kysely';

/** Deleted boards lie in the bin for a while; their links open nothing meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table boards add column deleted_at timestamptz`.execute(db);
}
