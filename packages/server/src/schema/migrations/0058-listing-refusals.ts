import { type Kysely, sql } from 'kysely';

/** Imports of listings keep what was not taken and why, so that it can be read later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listing_batches add column refusals jsonb not null default '[]'`.execute(db);
}
