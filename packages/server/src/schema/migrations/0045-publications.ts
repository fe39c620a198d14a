import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table listing_publications (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    listing_id uuid not null references listings (id) on delete cascade,
    status text not null check (status in ('waiting', 'making', 'done', 'failed')),
    error text,
    -- What the set follows from, and its hash: the same is not made twice.
    plan jsonb not null,
    input_hash text not null,
    picture_count integer not null,
    pictures_done integer not null default 0,
    files jsonb,
    bytes double precision,
    provenance jsonb,
    created_at timestamptz not null,
    finished_at timestamptz,
    is_chosen boolean not null default false,
    lease text,
    failures integer not null default 0
  )`,
  sql`create index listing_publications_of_listing on listing_publications (listing_id, created_at desc, id)`,
  sql`create index listing_publications_of_user on listing_publications (user_id)`,
];

/** Sets of pictures made for publishing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
