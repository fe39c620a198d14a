import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  // The listing that it is a part of now; that one is never a part of another one itself.
  sql`alter table listings add column merged_into uuid references listings (id) on delete cascade`,
  sql`create index listings_merged_into on listings (merged_into) where merged_into is not null`,
  // The merged listing whose source names the picture.
  sql`alter table listing_images add column merged_from uuid references listings (id) on delete set null`,

  sql`create table listing_pairs (
    first_id uuid not null references listings (id) on delete cascade,
    second_id uuid not null references listings (id) on delete cascade,
    same_address boolean not null,
    photos_alike integer not null,
    is_apart boolean not null,
    found_at timestamptz not null,
    primary key (first_id, second_id),
    check (first_id < second_id)
  )`,
  sql`create index listing_pairs_of_second on listing_pairs (second_id)`,

  sql`create table listing_merges (
    merged_id uuid primary key references listings (id) on delete cascade,
    kept_id uuid not null references listings (id) on delete cascade,
    changes jsonb not null,
    merged_at timestamptz not null,
    check (merged_id <> kept_id)
  )`,
  sql`create index listing_merges_of_kept on listing_merges (kept_id)`,
];

/** Listings that are likely one property, and those that were made one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
