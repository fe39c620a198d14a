import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table versions add column suggested_because text`,
  sql`alter table versions drop constraint versions_status_check`,
  sql`alter table versions add constraint versions_status_check
    check (status in ('pending', 'processing', 'suggested', 'completed', 'failed'))`,
  sql`alter table versions add constraint versions_suggestion_check
    check (status <> 'suggested' or (files is not null and content_hash is not null and suggested_because is not null))`,
  sql`alter table credit_entries drop constraint credit_entries_kind_check`,
  sql`alter table credit_entries add constraint credit_entries_kind_check
    check (kind in ('grant', 'reserve', 'settle', 'release', 'keep'))`,
];

/** Results that are not charged until a person keeps them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
