import type { BinCounts, BinKind, UserId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Something in the bin, with the version whose picture shows it. */
export interface BinRow {
  kind: BinKind;
  id: string;
  title: string;
  inside: string | null;
  size: number;
  pictureOf: VersionId | null;
  deletedAt: Date;
  waitsFor: 'project' | 'photo' | null;
}

/** The things that a person deleted; a thing that was deleted with its project or photo has no row here. */
const entries = (userId: UserId) => sql`
  select 'project' as kind, projects.id, projects.title, null::text as inside, projects.deleted_at,
    null::text as waits_for
  from projects where projects.user_id = ${userId} and projects.deleted_at is not null
  union all
  select 'photo', images.id, images.name, projects.title, images.deleted_at,
    case when projects.deleted_at is not null then 'project' end
  from images left join projects on projects.id = images.project_id
  where images.user_id = ${userId} and images.deleted_with = 'itself'
  union all
  select 'version', versions.id, versions.label, images.name, versions.deleted_at,
    case images.deleted_with when 'itself' then 'photo' when 'project' then 'project' end
  from versions join images on images.id = versions.image_id
  where versions.user_id = ${userId} and versions.deleted_with = 'itself'
  union all
  select 'board', boards.id, case when boards.is_auto_generated then projects.title else boards.name end,
    projects.title, boards.deleted_at, case when projects.deleted_at is not null then 'project' end
  from boards join projects on projects.id = boards.project_id
  where boards.user_id = ${userId} and boards.deleted_at is not null`;

/** How many things there are inside each entry of a page. */
const size = sql`case entry.kind
  when 'project' then (select count(*) from images
    where images.project_id = entry.id and images.deleted_with is distinct from 'itself')
  when 'photo' then (select count(*) from versions
    where versions.image_id = entry.id and versions.deleted_with is distinct from 'itself')
  when 'board' then (select count(*) from board_items where board_items.board_id = entry.id)
  else 1 end`;

/** A photo is shown by the version that stood for it; see `images/shown-version.ts`. */
const isFinished = sql`versions.status = 'completed' and versions.deleted_with is distinct from 'itself'`;
const asShown = sql`(images.is_primary_chosen and versions.is_primary) desc, versions.created_at desc,
  versions.id desc`;

const pictureOf = sql`case entry.kind
  when 'project' then (select versions.id from images
    join versions on versions.image_id = images.id and ${isFinished}
    where images.project_id = entry.id and images.deleted_with is distinct from 'itself'
    order by images.position, images.created_at, images.id, ${asShown} limit 1)
  when 'photo' then (select versions.id from images
    join versions on versions.image_id = images.id and ${isFinished}
    where images.id = entry.id order by ${asShown} limit 1)
  when 'board' then (select board_items.version_id from board_items where board_items.board_id = entry.id
    order by board_items.position, board_items.added_at limit 1)
  else entry.id end`;

/** A page of a person's bin, the last deleted first. */
export async function binPage(
  db: Database,
  userId: UserId,
  page: { limit: number; offset: number },
): Promise<BinRow[]> {
  const { rows } = await sql<BinRow>`
    select entry.*, (${size})::int as size, ${pictureOf} as picture_of
    from (
      select * from (${entries(userId)}) as deleted
      order by deleted_at desc, id limit ${page.limit} offset ${page.offset}
    ) as entry order by entry.deleted_at desc, entry.id`.execute(db);
  return rows;
}

/** How many things of each kind are in a person's bin. */
export async function countBin(db: Database, userId: UserId): Promise<BinCounts> {
  const { rows } = await sql<{ kind: BinKind; count: number }>`
    select kind, count(*)::int as count from (${entries(userId)}) as deleted group by kind`.execute(db);
  const counts: BinCounts = { project: 0, photo: 0, version: 0, board: 0 };
  for (const { kind, count } of rows) counts[kind] = count;
  return counts;
}
