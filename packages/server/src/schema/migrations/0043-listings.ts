import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table listing_batches (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    total integer not null,
    refused integer not null,
    created_at timestamptz not null
  )`,
  sql`create index listing_batches_of_user on listing_batches (user_id, created_at desc, id)`,
  sql`create table listings (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    batch_id uuid references listing_batches (id) on delete set null,
    -- Place among the addresses of its import, from 1.
    batch_place integer not null,
    project_id uuid references projects (id) on delete set null,
    source_type text not null check (source_type in ('url', 'saved_page', 'table')),
    source_url text,
    -- The address in the form in which the same page is the same text; null for what names no page.
    source_key text,
    status text not null check (status in ('pending', 'scraping', 'processing', 'completed', 'failed')),
    error text,
    listing_type text check (listing_type in ('for_sale', 'for_rent', 'sold', 'pending')),
    is_featured boolean not null default false,
    is_archived boolean not null default false,
    title text not null default '',
    address text not null default '',
    description text not null default '',
    price jsonb,
    bedrooms double precision,
    bathrooms double precision,
    square_feet double precision,
    found_in jsonb not null default '{}',
    remarks jsonb not null default '[]',
    etag text,
    wants_project boolean not null default false,
    -- The picture that is kept: name of its folder, hash of its file, and where it was.
    picture_id uuid unique,
    picture_hash text,
    picture_source text,
    fetched_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, source_key)
  )`,
  sql`create index listings_of_user on listings (user_id, created_at desc, batch_place, id)`,
  sql`create index listings_of_batch on listings (batch_id)`,
  sql`create index listings_of_project on listings (project_id)`,
  sql`create table listing_images (
    id uuid primary key,
    listing_id uuid not null references listings (id) on delete cascade,
    place integer not null,
    source_url text,
    caption text not null,
    state text not null check (state in ('waiting', 'done', 'failed')),
    error text,
    image_id uuid references images (id) on delete set null,
    unique (listing_id, source_url)
  )`,
  sql`create index listing_images_of_image on listing_images (image_id)`,
  // What is still to be done for a listing; a row goes when it is done.
  sql`create table listing_tasks (
    id uuid primary key,
    listing_id uuid not null references listings (id) on delete cascade,
    kind text not null check (kind in ('read', 'pictures')),
    queued_at timestamptz not null,
    ready_at timestamptz not null,
    is_chosen boolean not null default false,
    lease text,
    failures integer not null default 0,
    unique (listing_id, kind)
  )`,
];

/** Properties that people import, their pictures, and what is still to be done for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
