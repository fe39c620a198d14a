import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table users add column plan text not null default 'free' check (plan in ('free', 'pro', 'business'))`,
  sql`alter table versions add column stored_bytes bigint`,
  sql`create index versions_stored on versions (user_id) include (image_id, stored_bytes)
    where stored_bytes is not null`,
  sql`create index versions_not_measured on versions (id) where stored_bytes is null and files is not null`,

  // Start-time fair queueing: a waiting edit has a number, one that was chosen has its virtual times, too.
  sql`create sequence edit_queue_number`,
  sql`alter table edit_jobs
    add column queue_number bigint,
    add column virtual_start double precision,
    add column virtual_finish double precision`,
  sql`create index edit_jobs_queued on edit_jobs (user_id, queue_number)
    where status = 'pending' and queue_number is not null and virtual_start is null`,
  sql`create index edit_jobs_chosen on edit_jobs (user_id)
    where status in ('pending', 'in_progress') and virtual_start is not null`,
  sql`create index edit_jobs_virtual_time on edit_jobs (virtual_start) where virtual_start is not null`,
  sql`create index edit_jobs_served on edit_jobs (user_id, virtual_finish) where virtual_finish is not null`,
  sql`create index edit_jobs_pending_of_user on edit_jobs (user_id) where status = 'pending'`,
  sql`drop index edit_jobs_waiting`,
  // These were handed to the workers before there was an order: they go first.
  sql`update edit_jobs set virtual_start = 0, virtual_finish = 0
    where status = 'in_progress' or (status = 'pending' and exists (
      select 1 from versions where versions.id = source_version_id and versions.status = 'completed'))`,

  sql`create table workers (
    id uuid primary key,
    slots integer not null,
    slots_per_account integer not null,
    seen_at timestamptz not null
  )`,
];

/** Edits are taken in turns of accounts, by plan; workers say that they live; storage is counted by account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
