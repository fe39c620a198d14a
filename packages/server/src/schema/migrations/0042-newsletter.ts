import { type Kysely, sql } from 'kysely';

/** When somebody who wished for the newsletter confirmed it by the link in a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column newsletter_confirmed_at timestamptz`.execute(db);
}
