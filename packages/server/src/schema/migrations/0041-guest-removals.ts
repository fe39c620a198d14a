import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table guest_removals (
    user_id text primary key references users (id) on delete cascade,
    last_used_at timestamptz not null,
    announced_at timestamptz not null,
    removes_at timestamptz not null,
    withdrawn_at timestamptz
  )`,
  sql`create index guest_removals_by_day on guest_removals (removes_at) where withdrawn_at is null`,
  sql`create index guests_by_last_use on users (last_seen_at) where is_anonymous`,
];

/** Guests whom nobody has used for long, and when they are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
