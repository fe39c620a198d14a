import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`alter table users add column email_notifications boolean not null default true`,
  sql`alter table users add column project_notifications boolean not null default true`,
  sql`alter table users add column marketing_emails boolean not null default false`,
  sql`alter table mails add column subscription text`,
  sql`create table mail_refusals (
    subscription text primary key,
    created_at timestamptz not null
  )`,
];

/** Which mails people take. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
