import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table brandings (
    user_id text primary key references users (id) on delete cascade,
    name text not null default '',
    contact_name text not null default '',
    contact_email text not null default '',
    contact_phone text not null default '',
    website text not null default '',
    color text,
    logo text,
    logo_hash text,
    updated_at timestamptz not null
  )`,
  sql`create index brandings_logo_hash on brandings (logo_hash)`,
];

/** How people's businesses present themselves on the pages of their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
