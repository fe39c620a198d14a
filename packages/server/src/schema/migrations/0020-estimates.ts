import { type Kysely, sql } from 'kysely';

/** How long an edit will probably take, from those made lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edit_jobs add column estimated_seconds double precision`.execute(db);
  await sql`create index edit_jobs_lately on edit_jobs (mode, finished_at) where status = 'succeeded'`.execute(
    db,
  );
}
