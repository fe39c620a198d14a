import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table boards (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    project_id uuid not null references projects (id) on delete cascade,
    name text not null,
    description text not null,
    is_auto_generated boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index boards_of_user on boards (user_id, created_at desc, id desc)`,
  sql`create index boards_of_project on boards (project_id)`,
  sql`create unique index one_auto_board_per_project on boards (project_id) where is_auto_generated`,

  sql`create table board_versions (
    board_id uuid not null references boards (id) on delete cascade,
    version_id uuid not null references versions (id) on delete cascade,
    position integer not null,
    primary key (board_id, version_id)
  )`,
  sql`create index board_versions_by_version on board_versions (version_id)`,

  // Projects from before there were boards.
  sql`insert into boards (id, user_id, project_id, name, description, is_auto_generated, created_at, updated_at)
    select gen_random_uuid(), user_id, id, title, '', true, created_at, created_at from projects`,
];

/** Boards, and one that keeps itself for every project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
