import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table share_picks (
    link_id uuid not null references share_links (id) on delete cascade,
    version_id uuid not null references versions (id) on delete cascade,
    visitor text not null,
    name text not null,
    created_at timestamptz not null,
    primary key (link_id, version_id, visitor)
  )`,
  sql`create index share_picks_of_version on share_picks (version_id)`,

  sql`create table share_comments (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    link_id uuid not null references share_links (id) on delete cascade,
    version_id uuid not null references versions (id) on delete cascade,
    visitor text not null,
    name text not null,
    text text not null,
    created_at timestamptz not null
  )`,
  sql`create index share_comments_of_link on share_comments (link_id, created_at)`,
  sql`create index share_comments_of_version on share_comments (version_id)`,
  sql`create index share_comments_of_user on share_comments (user_id)`,
];

/** What visitors of share links like, and what they write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
