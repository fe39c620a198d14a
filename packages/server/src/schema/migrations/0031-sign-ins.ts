import { type Kysely, sql } from 'kysely';

/** Sign-ins of the embedded identity service can be ended, and their refresh tokens are replaced at every use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table identity_sign_ins (
    id text primary key,
    uid text not null references identity_users (uid) on delete cascade,
    auth_time timestamptz not null,
    created_at timestamptz not null,
    used_at timestamptz not null)`.execute(db);
  await sql`create index identity_sign_ins_uid on identity_sign_ins (uid)`.execute(db);
  // Until now every sign-in had one token for good.
  await sql`insert into identity_sign_ins (id, uid, auth_time, created_at, used_at)
    select id, uid, auth_time, created_at, greatest(created_at, now()) from identity_refresh_tokens`.execute(
    db,
  );

  await sql`alter table identity_refresh_tokens
    add column sign_in text references identity_sign_ins (id) on delete cascade,
    add column replaced_at timestamptz`.execute(db);
  await sql`update identity_refresh_tokens set sign_in = id`.execute(db);
  await sql`alter table identity_refresh_tokens
    alter column sign_in set not null, drop column uid, drop column auth_time`.execute(db);
  await sql`create index identity_refresh_tokens_sign_in on identity_refresh_tokens (sign_in)`.execute(db);

  await sql`create table ended_sign_ins (id text primary key, ended_at timestamptz not null)`.execute(db);

  await sql`alter table sessions
    add column sign_in text,
    add column device text,
    add column used_at timestamptz not null default now(),
    add column is_host_bound boolean not null default false`.execute(db);
  await sql`update sessions set used_at = least(now(), created_at)`.execute(db);
  await sql`create index sessions_sign_in on sessions (sign_in)`.execute(db);
}
