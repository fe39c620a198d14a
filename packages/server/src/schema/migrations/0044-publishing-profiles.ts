import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table listings add column publishing_profile text not null default 'us-general'`,
  sql`create table own_publishing_profiles (
    user_id text primary key references users (id) on delete cascade,
    version integer not null,
    rules jsonb not null,
    updated_at timestamptz not null
  )`,
];

/** By which rules listings are published, and the rules that people write themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
