import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table workflows (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    image_id uuid not null references images (id) on delete cascade,
    name text not null,
    created_at timestamptz not null
  )`,
  sql`create index workflows_of_image on workflows (image_id)`,
  sql`create index workflows_of_user on workflows (user_id)`,
  sql`alter table edit_jobs add column workflow_id uuid references workflows (id) on delete set null`,
  sql`alter table edit_jobs add column workflow_step integer`,
  sql`create index edit_jobs_of_workflow on edit_jobs (workflow_id, workflow_step)`,

  sql`create table recipes (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    description text not null,
    steps jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index recipes_of_user on recipes (user_id)`,
];

/** Edits that follow each other, and those kept under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
