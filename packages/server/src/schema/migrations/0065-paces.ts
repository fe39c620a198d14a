import { type Kysely, sql } from 'kysely';

/** When running edits will probably end, and how earlier ones went, by which this is estimated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edit_jobs
    add column expected_end timestamptz,
    add column had_analysis boolean,
    add column pace jsonb`.execute(db);
}
