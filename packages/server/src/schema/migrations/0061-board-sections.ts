import { type Kysely, sql } from 'kysely';

/** One statement per call: the embedded database takes no more than that. */
const STATEMENTS = [
  sql`create table board_sections (
    id uuid primary key,
    board_id uuid not null references boards (id) on delete cascade,
    name text not null,
    question text,
    position integer not null
  )`,
  sql`create index board_sections_of_board on board_sections (board_id)`,

  sql`alter table board_versions add column section_id uuid references board_sections (id) on delete set null`,
  sql`alter table board_versions add column caption text not null default ''`,
  sql`create index board_versions_by_section on board_versions (section_id)`,

  sql`alter table boards add column cover_version_id uuid references versions (id) on delete set null`,
  sql`create index boards_by_cover on boards (cover_version_id)`,

  sql`create table share_choices (
    link_id uuid not null references share_links (id) on delete cascade,
    section_id uuid not null references board_sections (id) on delete cascade,
    version_id uuid not null references versions (id) on delete cascade,
    visitor text not null,
    name text not null,
    reason text not null,
    updated_at timestamptz not null,
    told_at timestamptz,
    primary key (link_id, section_id, visitor)
  )`,
  sql`create index share_choices_by_section on share_choices (section_id)`,
  sql`create index share_choices_by_version on share_choices (version_id)`,
  sql`create index share_choices_untold on share_choices (updated_at) where told_at is null`,

  // What is there already was there to be seen; only what comes from now on is told.
  sql`alter table share_comments add column told_at timestamptz`,
  sql`update share_comments set told_at = created_at`,
  sql`create index share_comments_untold on share_comments (created_at) where told_at is null`,
];

/** Sections of boards, captions and a cover; what visitors choose, and whether their owner was told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}
