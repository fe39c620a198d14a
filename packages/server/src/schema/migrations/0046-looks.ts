import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table looks (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    project_id uuid not null references projects (id) on delete cascade,
    name text not null,
    seed bigint not null,
    steps jsonb not null,
    created_at timestamptz not null,
    cancelled_at timestamptz
  )`,
  sql`create index looks_of_project on looks (project_id, created_at desc, id)`,
  sql`create index looks_of_user on looks (user_id)`,
  sql`create table look_items (
    id uuid primary key,
    look_id uuid not null references looks (id) on delete cascade,
    position integer not null,
    image_id uuid not null references images (id) on delete cascade,
    source_version_id uuid references versions (id) on delete set null,
    workflow_id uuid references workflows (id) on delete set null,
    light jsonb,
    straightens boolean not null,
    room_type text,
    seed bigint not null,
    attempt integer not null default 1,
    decision text not null default 'open' check (decision in ('open', 'approved', 'left_out')),
    unique (look_id, image_id)
  )`,
  sql`create index look_items_of_image on look_items (image_id)`,
  sql`create index look_items_of_source on look_items (source_version_id)`,
  sql`create index look_items_of_workflow on look_items (workflow_id)`,
];

/** Edits of all photos of a project at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
