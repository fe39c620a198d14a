import type { BoardId, ProjectId, SectionId, ShareLinkId, UserId, VersionId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Links with feedback that the owner was not notified of, the newest of it older than a given time. */
export async function linksToTell(db: Database, until: Date): Promise<ShareLinkId[]> {
  const { rows } = await sql<{ linkId: ShareLinkId }>`select link_id as "linkId" from (
      select link_id, updated_at as at from share_choices where told_at is null
      union all
      select link_id, created_at from share_comments where told_at is null
    ) as untold
    group by link_id having max(at) <= ${until}`.execute(db);
  return rows.map(({ linkId }) => linkId);
}

/** A link with the owner's name for its content. */
export interface ToldLink {
  id: ShareLinkId;
  userId: UserId;
  email: string | null;
  boardId: BoardId | null;
  projectId: ProjectId;
  /** Of the board, or of the project if there is no board or an automatic one. */
  name: string;
}

export function linkToTell(tx: Database, id: ShareLinkId): Promise<ToldLink | undefined> {
  return tx
    .selectFrom('shareLinks')
    .leftJoin('boards', 'boards.id', 'shareLinks.boardId')
    .innerJoin('projects', (join) =>
      join.on((is) => is('projects.id', '=', is.fn.coalesce('shareLinks.projectId', 'boards.projectId'))),
    )
    .innerJoin('users', 'users.id', 'shareLinks.userId')
    .select([
      'shareLinks.id',
      'shareLinks.userId',
      'users.email',
      'shareLinks.boardId',
      'projects.id as projectId',
      sql<string>`case when boards.is_auto_generated is false then boards.name else projects.title end`.as(
        'name',
      ),
    ])
    .where('shareLinks.id', '=', id)
    .executeTakeFirst();
}

/** A visitor's mark, comment or choice. */
export interface Reply {
  visitorName: string;
  versionId: VersionId;
  imageName: string;
  label: string;
  /** The text of a comment, or the reason of a choice. */
  text: string;
  at: Date;
  /** Of a choice: the section. */
  sectionId: SectionId | null;
  sectionName: string | null;
}

/**
 * Stores that the owner of a link is notified of all feedback now. @returns the new feedback, oldest first, without
 * hidden pictures
 */
export async function takeUntold(tx: Database, linkId: ShareLinkId, now: Date): Promise<Reply[]> {
  const { rows } = await sql<Reply>`with chosen as (
      update share_choices set told_at = ${now} where link_id = ${linkId} and told_at is null returning *
    ), written as (
      update share_comments set told_at = ${now} where link_id = ${linkId} and told_at is null returning *
    ), replies as (
      select chosen.name, chosen.version_id, chosen.reason as text, chosen.updated_at as at, chosen.section_id,
        board_sections.name as section_name
      from chosen
      join board_sections on board_sections.id = chosen.section_id and board_sections.question is not null
      join board_versions on board_versions.version_id = chosen.version_id
        and board_versions.section_id = chosen.section_id
      union all
      select name, version_id, text, created_at, null, null from written
    )
    select replies.name as "visitorName", replies.version_id as "versionId", images.name as "imageName",
      versions.label, replies.text, replies.at, replies.section_id as "sectionId",
      replies.section_name as "sectionName"
    from replies
    join versions on versions.id = replies.version_id and versions.deleted_at is null
    join images on images.id = versions.image_id
    order by replies.at`.execute(tx);
  return rows;
}
