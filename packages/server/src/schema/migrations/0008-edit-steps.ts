import { type Kysely, sql } from 'kysely';

/** What became of each part of an edit that is made of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column steps jsonb not null default '[]'`.execute(db);
}
