import { type Kysely, sql } from 'kysely';

/** People of the embedded identity service may be Google's; signing in with Google takes several requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_users
    add column issuer text, add column subject text, add column email text,
    add constraint identity_users_vouched check ((issuer is null) = (subject is null))`.execute(db);
  await sql`create unique index identity_users_subject on identity_users (issuer, subject)`.execute(db);

  await sql`create table sign_in_attempts (
    id text primary key,
    browser text not null,
    stage text not null check (stage in ('begun', 'returned', 'succeeded', 'failed')),
    operation text not null check (operation in ('signIn', 'link')),
    return_to text not null,
    nonce text not null,
    code_verifier text not null,
    person text,
    google_token text,
    failure text,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index sign_in_attempts_expires_at on sign_in_attempts (expires_at)`.execute(db);

  await sql`create table identity_tickets (
    id text primary key,
    browser text not null,
    person text not null,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index identity_tickets_expires_at on identity_tickets (expires_at)`.execute(db);
}
