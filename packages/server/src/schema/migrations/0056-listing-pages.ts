import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table share_links add column listing_id uuid references listings (id) on delete cascade`,
  sql`alter table share_links drop constraint share_links_check`,
  sql`alter table share_links add constraint share_links_to_one
    check (num_nonnulls(board_id, project_id, listing_id) = 1)`,
  sql`create index share_links_of_listing on share_links (listing_id)`,

  sql`create table listing_pages (
    listing_id uuid primary key references listings (id) on delete cascade,
    shows_address boolean not null,
    place text not null,
    shows_comparisons boolean not null,
    shows_contact boolean not null,
    contact_name text not null,
    contact_email text not null,
    contact_phone text not null,
    takes_leads boolean not null,
    is_indexed boolean not null,
    left_out jsonb not null,
    updated_at timestamptz not null
  )`,

  sql`alter table leads add column user_id text references users (id) on delete cascade`,
  sql`alter table leads add column listing_id uuid references listings (id) on delete set null`,
  sql`alter table leads add column listing_title text not null default ''`,
  sql`create index leads_of_user on leads (user_id, created_at desc, id desc)`,
  sql`create index leads_of_listing on leads (listing_id)`,
];

/** Pages of listings for buyers: the links that open them, what they show, and what buyers write there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
