import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table gallery_items (
    id uuid primary key,
    title text not null,
    description text not null,
    author jsonb not null,
    images jsonb not null,
    tags text[] not null,
    category text not null,
    style text not null,
    room_type text not null,
    location text,
    featured boolean not null,
    premium boolean not null,
    is_listed boolean not null,
    published_at timestamptz not null,
    likes integer not null default 0,
    views integer not null default 0,
    shares integer not null default 0
  )`,
  sql`create index gallery_items_by_likes on gallery_items (likes desc, published_at desc, id) where is_listed`,
  sql`create index gallery_items_by_time on gallery_items (published_at desc, id) where is_listed`,

  // What happened on each day, for what is liked and looked at these days.
  sql`create table gallery_days (
    item_id uuid not null references gallery_items (id) on delete cascade,
    day text not null,
    likes integer not null,
    views integer not null,
    shares integer not null,
    primary key (item_id, day)
  )`,
  sql`create index gallery_days_by_day on gallery_days (day)`,
  sql`create table gallery_likes (
    item_id uuid not null references gallery_items (id) on delete cascade,
    visitor text not null,
    created_at timestamptz not null,
    primary key (item_id, visitor)
  )`,
  sql`create table gallery_visitors (
    item_id uuid not null references gallery_items (id) on delete cascade,
    day text not null,
    visitor text not null,
    primary key (item_id, day, visitor)
  )`,
];

/** Published designs, and what their visitors did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
