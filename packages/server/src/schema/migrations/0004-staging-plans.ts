import { type Kysely, sql } from 'kysely';

/** What a staging put where, kept with the version it made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column plan jsonb`.execute(db);
}
