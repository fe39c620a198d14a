import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table share_links (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    board_id uuid references boards (id) on delete cascade,
    project_id uuid references projects (id) on delete cascade,
    token_hash text not null unique,
    token_sealed text not null,
    permission text not null check (permission in ('view', 'upload')),
    expires_at timestamptz,
    revoked_at timestamptz,
    password_hash text,
    allows_download boolean not null,
    shows_label boolean not null,
    shows_originals boolean not null,
    takes_comments boolean not null,
    approves_uploads boolean not null,
    created_at timestamptz not null,
    check ((board_id is null) <> (project_id is null))
  )`,
  sql`create index share_links_of_user on share_links (user_id, created_at desc, id desc)`,
  sql`create index share_links_of_board on share_links (board_id)`,
  sql`create index share_links_of_project on share_links (project_id)`,

  sql`create table share_visits (
    link_id uuid not null references share_links (id) on delete cascade,
    day text not null,
    visits integer not null,
    visitors integer not null,
    primary key (link_id, day)
  )`,
  sql`create table share_visitors (
    link_id uuid not null references share_links (id) on delete cascade,
    day text not null,
    visitor text not null,
    primary key (link_id, day, visitor)
  )`,

  sql`create table share_uploads (
    id uuid primary key,
    user_id text not null references users (id) on delete cascade,
    link_id uuid references share_links (id) on delete set null,
    board_id uuid references boards (id) on delete set null,
    image_id uuid not null unique references images (id) on delete cascade,
    name text not null,
    bytes integer not null,
    status text not null check (status in ('waiting', 'shown', 'hidden')),
    created_at timestamptz not null
  )`,
  sql`create index share_uploads_of_link on share_uploads (link_id, created_at)`,
  sql`create index share_uploads_of_user on share_uploads (user_id, created_at desc, id desc)`,
  sql`create index share_uploads_of_board on share_uploads (board_id)`,

  // What a project shows by itself: each photo by the version that stands for it, the oldest first.
  sql`create view project_items as
    select images.project_id, versions.id as version_id, images.created_at as added_at
    from images
    join versions on versions.image_id = images.id
    where images.project_id is not null and versions.is_primary and versions.status = 'completed'
      and not exists (
        select 1 from share_uploads where share_uploads.image_id = images.id and share_uploads.status <> 'shown'
      )`,
  sql`create view board_items as
    select board_versions.board_id, board_versions.version_id, board_versions.position,
      boards.created_at as added_at
    from board_versions
    join boards on boards.id = board_versions.board_id
    join versions on versions.id = board_versions.version_id
    where versions.status = 'completed' and not boards.is_auto_generated
    union all
    select boards.id, project_items.version_id, 0, project_items.added_at
    from boards
    join project_items on project_items.project_id = boards.project_id
    where boards.is_auto_generated`,
];

/** Links that open a board or a project to people without an account, and what those people send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
