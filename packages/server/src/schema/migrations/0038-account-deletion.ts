import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table account_deletions (
    user_id text primary key references users (id) on delete cascade,
    requested_at timestamptz not null,
    due_at timestamptz not null
  )`,
  sql`create index account_deletions_by_due on account_deletions (due_at)`,
  sql`create table doomed_pictures (
    version_id uuid primary key,
    created_at timestamptz not null
  )`,
];

/** Accounts that their owners want to be deleted, and the pictures that follow them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
