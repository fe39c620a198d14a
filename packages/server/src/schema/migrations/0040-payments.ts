import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table payment_customers (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at timestamptz not null
  )`,
  sql`create index payment_customers_of_user on payment_customers (user_id)`,
  sql`create table subscriptions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    plan text check (plan in ('pro', 'business')),
    status text not null,
    cancels_at timestamptz,
    ends_at timestamptz not null,
    -- Counts what was written, so that of two at the same moment the one that asked first writes nothing old.
    revision integer not null
  )`,
  sql`create index subscriptions_of_user on subscriptions (user_id)`,
  sql`create table paid_periods (
    subscription_id text not null,
    starts_at timestamptz not null,
    user_id text not null references users (id) on delete cascade,
    ends_at timestamptz not null,
    plan text not null check (plan in ('pro', 'business')),
    invoice_id text not null,
    refunded_at timestamptz,
    primary key (subscription_id, starts_at)
  )`,
  sql`create index paid_periods_of_user on paid_periods (user_id, ends_at)`,
  sql`create table payment_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null
  )`,
  // Of accounts that are gone: what they pay for is still to be ended.
  sql`create table doomed_customers (
    id text primary key,
    created_at timestamptz not null
  )`,
  // Where a grant comes from: the same is granted once.
  sql`alter table credit_entries add column source text unique`,
];

/** Subscriptions and what was paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
