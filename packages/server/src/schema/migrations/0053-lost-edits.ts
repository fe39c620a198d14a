import { type Kysely, sql } from 'kysely';

/** What was done to a picture stays known when a version on the way to it is deleted for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column lost_edits jsonb not null default '[]'`.execute(db);
}
