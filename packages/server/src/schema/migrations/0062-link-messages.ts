import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table share_links add column message text not null default ''`,
  sql`alter table share_links add column embed_origins jsonb not null default '[]'`,
  sql`alter table share_comments add column answer text`,
  sql`alter table share_comments add column answered_at timestamptz`,
];

/** The message of a link, websites that may show its page in a frame, and answers to comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
