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
  // 64 bits of what a picture looks like, as 16 hexadecimal digits; null where nothing can be told.
  sql`alter table images add column fingerprint text`,
  sql`alter table listing_images add column fingerprint text`,
];

/** Photos as a source of listings, pictures of saved pages, and what pictures look like. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
