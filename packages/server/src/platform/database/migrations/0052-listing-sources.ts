import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table listings drop constraint listings_source_type_check`,
  sql`alter table listings add constraint listings_source_type_check
    check (source_type in ('url', 'saved_page', 'table', 'photos', 'reso'))`,
  // What the file or folder was called that it came from.
  sql`alter table listings add column source_name text`,
  // The saved page whose pictures are used in place of those on the web: name of its folder, and its size.
  sql`alter table listings add column saved_page_id uuid unique`,
  sql`alter table listings add column saved_page_bytes integer`,
  // The listing of which it became a part. Its rows stay, so that this can be undone.
  sql`alter table listings add column merged_into uuid references listings (id) on delete cascade`,
  // The listing that seems to be of the same property, and by what.
  sql`alter table listings add column duplicate_of uuid references listings (id) on delete set null`,
  sql`alter table listings add column duplicate_by text check (duplicate_by in ('address', 'photos', 'both'))`,
  sql`create index listings_merged_into on listings (merged_into)`,
  sql`create index listings_duplicate_of on listings (duplicate_of)`,
  // 64 bits of what a picture looks like, as 16 hexadecimal digits; null where nothing can be told.
  sql`alter table images add column fingerprint text`,
  sql`alter table listing_images add column fingerprint text`,
  // The listing that brought it, of a listing that was merged; the source of its own listing does not take it away.
  sql`alter table listing_images add column merged_from uuid references listings (id) on delete set null`,
  sql`create index listing_images_merged_from on listing_images (merged_from)`,
  // What was moved when a listing became a part of another one.
  sql`create table listing_merges (
    merged_id uuid primary key references listings (id) on delete cascade,
    kept_id uuid not null references listings (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    before jsonb not null,
    merged_at timestamptz not null
  )`,
  sql`create index listing_merges_of_kept on listing_merges (kept_id, merged_at)`,
  sql`create index listing_merges_of_user on listing_merges (user_id)`,
  // Listings that look like one property, and that their owner wants to keep apart; the smaller id first.
  sql`create table listings_kept_apart (
    first_id uuid not null references listings (id) on delete cascade,
    second_id uuid not null references listings (id) on delete cascade,
    primary key (first_id, second_id)
  )`,
  sql`create index listings_kept_apart_second on listings_kept_apart (second_id)`,
];

/** Photos as a source of listings, pictures of saved pages, and listings that are one property. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
