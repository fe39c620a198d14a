import { type Kysely, sql } from 'kysely';

/** What a person chose for the sets of a listing: photos that are left out, captions, destinations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add column publishing_choices jsonb not null default '{}'`.execute(db);
}
