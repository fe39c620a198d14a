import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // What the operator gave; `plan` is the highest of this and what is paid for.
  sql`alter table users add column granted_plan text not null default 'free'
    check (granted_plan in ('free', 'pro', 'business'))`,
  sql`create table upgrade_requests (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    plan text not null check (plan in ('pro', 'business')),
    created_at timestamptz not null,
    decided_at timestamptz
  )`,
  // One at a time: asking again changes what is asked for.
  sql`create unique index upgrade_requests_open on upgrade_requests (user_id) where decided_at is null`,
  sql`create index upgrade_requests_of_user on upgrade_requests (user_id)`,
  sql`create index projects_counted on projects (user_id)
    where deleted_at is null and not is_sample and not is_default`,
];

/** Plans that the operator gives, and requests for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
