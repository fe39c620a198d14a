import type { UserId } from '@home-design/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows belong to a user. */
type OwnedTable =
  | 'projects'
  | 'images'
  | 'versions'
  | 'editJobs'
  | 'tags'
  | 'workflows'
  | 'recipes'
  | 'boards'
  | 'shareLinks'
  | 'shareUploads'
  | 'shareComments'
  | 'listings'
  | 'listingBatches'
  | 'looks'
  | 'leads';

/** Rows in the bin count as missing; see `projects/remove-project.ts` and `boards/remove-board.ts`. */
const IN_BIN: Partial<Record<OwnedTable, Expression<SqlBool>>> = {
  projects: sql`projects.deleted_at is not null`,
  images: sql`images.deleted_at is not null`,
  versions: sql`versions.deleted_at is not null`,
  editJobs: sql`exists (
    select 1 from images where images.id = edit_jobs.image_id and images.deleted_at is not null)`,
  workflows: sql`exists (
    select 1 from images where images.id = workflows.image_id and images.deleted_at is not null)`,
  looks: sql`exists (
    select 1 from projects where projects.id = looks.project_id and projects.deleted_at is not null)`,
  boards: sql`boards.deleted_at is not null or exists (
    select 1 from projects where projects.id = boards.project_id and projects.deleted_at is not null)`,
  shareLinks: sql`exists (
    select 1 from projects left join boards on boards.project_id = projects.id
    where projects.deleted_at is not null
        and (projects.id = share_links.project_id or boards.id = share_links.board_id)
      or boards.deleted_at is not null and boards.id = share_links.board_id)`,
  shareUploads: sql`exists (
    select 1 from images where images.id = share_uploads.image_id and images.deleted_at is not null)`,
  shareComments: sql`exists (
    select 1 from versions where versions.id = share_comments.version_id and versions.deleted_at is not null)`,
};

/** The condition that a row is not in the bin. */
export function isNotInBin(table: keyof typeof IN_BIN): Expression<SqlBool> {
  return sql<SqlBool>`not (${IN_BIN[table] ?? sql`false`})`;
}

/**
 * The condition that a row has this id and this owner. Every look-up by an id from a call uses it, so that
 * rows of other users are not found instead of forbidden.
 */
export function ownRow<Table extends OwnedTable>(
  table: Table,
  userId: UserId,
  id: Schema[Table]['id'],
): Expression<SqlBool> {
  const isOwn = sql<SqlBool>`${sql.ref(`${table}.id`)} = ${id} and ${sql.ref(`${table}.userId`)} = ${userId}`;
  const inBin = IN_BIN[table];
  return inBin ? sql<SqlBool>`(${isOwn} and not (${inBin}))` : sql<SqlBool>`(${isOwn})`;
}
