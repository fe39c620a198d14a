import { type Kysely, sql } from 'kysely';

/** Listings keep who offers them, where their source says so: MLSs demand that it is shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column attribution jsonb`.execute(db);
}
