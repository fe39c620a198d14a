import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table tags (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    color text not null,
    category text,
    created_at timestamptz not null
  )`,
  sql`create unique index one_tag_per_name on tags (user_id, lower(name))`,

  sql`create table version_tags (
    version_id uuid not null references versions (id) on delete cascade,
    tag_id uuid not null references tags (id) on delete cascade,
    primary key (version_id, tag_id)
  )`,
  sql`create index version_tags_by_tag on version_tags (tag_id)`,
];

/** Words people sort their versions by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
