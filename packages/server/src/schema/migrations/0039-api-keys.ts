import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table api_keys (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    key_hash text not null unique,
    prefix text not null,
    scopes text[] not null check (scopes <@ array['read', 'edit', 'share'] and cardinality(scopes) > 0),
    created_at timestamptz not null,
    expires_at timestamptz,
    used_at timestamptz
  )`,
  sql`create index api_keys_of_user on api_keys (user_id, created_at)`,
  sql`alter table audit_entries add column api_key text`,
];

/** Keys by which programs act for a person, and which of them an act was done with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
