import { type Kysely, sql } from 'kysely';

/** Whose the first request of a key is, and whether it has written anything yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys add column claim uuid not null default gen_random_uuid()`.execute(
    db,
  );
  await sql`alter table idempotency_keys add column is_done boolean not null default false`.execute(db);
  await sql`create unique index idempotency_keys_claim on idempotency_keys (claim)`.execute(db);
}
