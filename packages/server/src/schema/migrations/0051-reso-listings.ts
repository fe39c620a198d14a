import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table listings drop constraint listings_source_type_check`,
  sql`alter table listings add constraint listings_source_type_check
    check (source_type in ('url', 'saved_page', 'table', 'photos', 'reso'))`,
];

/** Listings that come from an MLS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
