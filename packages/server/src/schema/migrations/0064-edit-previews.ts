import { type Kysely, sql } from 'kysely';

/**
 * One statement per call: the embedded database takes no more than that. The trigger covers every way in which an
 * attempt ends: success, failure, cancellation, another attempt. An unlogged table is emptied after a crash.
 */
const STATEMENTS = [
  sql`create unlogged table edit_previews (
    job_id uuid primary key references edit_jobs (id) on delete cascade,
    picture text not null
  )`,
  sql`create function remove_edit_preview() returns trigger language plpgsql as $$
    begin
      delete from edit_previews where job_id = new.id;
      return null;
    end $$`,
  sql`create trigger edit_preview_ends after update of lease, status on edit_jobs for each row
    when (old.lease is distinct from new.lease or old.status is distinct from new.status)
    execute function remove_edit_preview()`,
];

/** Rough pictures of running edits. A picture is deleted together with the lease of the attempt that drew it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
