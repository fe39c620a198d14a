import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table leads (
    id uuid primary key,
    repeat_key text not null unique,
    first_name text not null,
    last_name text not null,
    email text not null,
    email_key text not null,
    phone text not null,
    company text not null,
    details jsonb not null,
    source text not null,
    newsletter boolean not null,
    is_suspect boolean not null,
    created_at timestamptz not null
  )`,
  sql`create index leads_of_email on leads (email_key)`,
  sql`create index leads_by_age on leads (created_at)`,

  sql`create table mails (
    id uuid primary key,
    topic_id uuid not null,
    kind text not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    text_body text not null,
    html_body text not null,
    state text not null check (state in ('held', 'queued', 'sent', 'failed')),
    failure text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  sql`create index mails_of_topic on mails (topic_id)`,
  sql`create index mails_to_recipient on mails (lower(recipient), created_at)`,
  sql`create index mails_by_age on mails (created_at)`,
];

/** People who want to be called, and the mails that this server writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
