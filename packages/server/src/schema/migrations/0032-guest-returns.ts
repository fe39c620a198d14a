import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // Guests who signed out can be reached again from the same browser.
  sql`create table guest_returns (
    user_id text primary key references users (id) on delete cascade,
    ticket text not null,
    expires_at timestamptz not null
  )`,
  sql`create index guest_returns_of_ticket on guest_returns (ticket)`,

  // Wrong passwords of links.
  sql`create table share_guesses (
    link_id uuid not null references share_links (id) on delete cascade,
    source text not null,
    wrong integer not null,
    last_wrong_at timestamptz not null,
    primary key (link_id, source)
  )`,
  sql`create index share_guesses_by_time on share_guesses (last_wrong_at)`,
  sql`alter table share_links
    add column wrong_passwords integer not null default 0,
    add column wrong_passwords_since timestamptz,
    add column owner_told_at timestamptz,
    add column owner_told_of integer not null default 0`,

  // Likes and views of a design are limited by network.
  sql`alter table gallery_likes add column network text`,
  sql`alter table gallery_visitors add column network text`,
];

/** Ways back for guests, tries of passwords, and networks by which likes and views are limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
