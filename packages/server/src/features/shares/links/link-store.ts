import type { BoardId, ListingId, ProjectId, ShareLinkId, UserId, VersionId } from '@home-design/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ShareLinkTable } from '../../../schema/board-tables.ts';
import { isNotInBin, ownRow } from '../../../schema/own-row.ts';
import { partsOfListing } from '../../../schema/whole-listing.ts';
import type { Collection } from '../../collections/index.ts';

/** A link with its statistics for the owner. */
export interface LinkRow extends Selectable<ShareLinkTable> {
  visitCount: number;
  visitorCount: number;
  waitingUploads: number;
}

const withCounts = (db: Database) =>
  db
    .selectFrom('shareLinks')
    .selectAll('shareLinks')
    .select([
      sql<number>`(select coalesce(sum(visits), 0)::int from share_visits where link_id = share_links.id)`.as(
        'visitCount',
      ),
      sql<number>`(select coalesce(sum(visitors), 0)::int from share_visits where link_id = share_links.id)`.as(
        'visitorCount',
      ),
      sql<number>`(select count(*)::int from share_uploads
        where link_id = share_links.id and status = 'waiting' and not exists (
          select 1 from images where images.id = share_uploads.image_id and images.deleted_at is not null))`.as(
        'waitingUploads',
      ),
    ])
    .orderBy('shareLinks.createdAt', 'desc')
    .orderBy('shareLinks.id', 'desc');

/** A person's links, newest first; with a project, only those to it and to its boards. */
export function ownLinks(db: Database, userId: UserId, projectId?: ProjectId): Promise<LinkRow[]> {
  const own = withCounts(db).where('shareLinks.userId', '=', userId).where(isNotInBin('shareLinks'));
  if (projectId === undefined) return own.execute();
  return own
    .where((is) =>
      is.or([
        is('shareLinks.projectId', '=', projectId),
        is(
          'shareLinks.boardId',
          'in',
          is.selectFrom('boards').select('boards.id').where('boards.projectId', '=', projectId),
        ),
      ]),
    )
    .execute();
}

/** Links of several boards, newest first. */
export function linksOfBoards(db: Database, boardIds: readonly BoardId[]): Promise<LinkRow[]> {
  if (boardIds.length === 0) return Promise.resolve([]);
  return withCounts(db).where('shareLinks.boardId', 'in', boardIds).execute();
}

/** Links to the page of a listing, newest first; then those of its parts. */
export function linksOfListing(db: Database, listingId: ListingId): Promise<LinkRow[]> {
  return withCounts(db)
    .where('shareLinks.listingId', 'in', partsOfListing(listingId))
    .clearOrderBy()
    .orderBy(sql`share_links.listing_id <> ${listingId}`)
    .orderBy('shareLinks.createdAt', 'desc')
    .orderBy('shareLinks.id', 'desc')
    .execute();
}

export function ownLink(db: Database, userId: UserId, id: ShareLinkId): Promise<LinkRow | undefined> {
  return withCounts(db)
    .where(ownRow('shareLinks', userId, id))
    .executeTakeFirst();
}

export async function insertLink(db: Database, link: Insertable<ShareLinkTable>): Promise<void> {
  await db.insertInto('shareLinks').values(link).execute();
}

/** @returns whether the account has this link */
export async function setLink(
  db: Database,
  userId: UserId,
  id: ShareLinkId,
  change: Updateable<ShareLinkTable>,
): Promise<boolean> {
  const result = await db
    .updateTable('shareLinks')
    .set(change)
    .where(ownRow('shareLinks', userId, id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Switches a link off; one that is off keeps its time. */
export async function revokeLink(db: Database, userId: UserId, id: ShareLinkId, now: Date): Promise<boolean> {
  return setLink(db, userId, id, { revokedAt: sql`coalesce(revoked_at, ${now})` as unknown as Date });
}

/** Locks the subject of a link until the transaction ends; false if the person does not own it. */
export async function lockOwn(tx: Database, userId: UserId, collection: Collection): Promise<boolean> {
  const found =
    'boardId' in collection
      ? await tx
          .selectFrom('boards')
          .select('id')
          .where(ownRow('boards', userId, collection.boardId))
          .forUpdate()
          .executeTakeFirst()
      : await tx
          .selectFrom('projects')
          .select('id')
          .where(ownRow('projects', userId, collection.projectId))
          .forUpdate()
          .executeTakeFirst();
  return found !== undefined;
}

export async function ownsBoard(db: Database, userId: UserId, id: BoardId): Promise<boolean> {
  const row = await db
    .selectFrom('boards')
    .select('id')
    .where(ownRow('boards', userId, id))
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of live links to a collection. */
export async function countLive(db: Database, collection: Collection, now: Date): Promise<number> {
  const links = db
    .selectFrom('shareLinks')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('revokedAt', 'is', null)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]));
  const row = await ('boardId' in collection
    ? links.where('boardId', '=', collection.boardId)
    : links.where('projectId', '=', collection.projectId)
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A live link, with the names that visitors see. */
export interface LiveLink extends Selectable<ShareLinkTable> {
  boardName: string | null;
  boardDescription: string | null;
  coverVersionId: VersionId | null;
  isAutoGenerated: boolean | null;
  /** The project for photos of visitors. */
  ownProjectId: ProjectId;
  projectTitle: string;
}

/**
 * The live link of a token. Unknown, revoked and expired tokens all give no row, by one lookup in one index, so that
 * neither the answer nor its time distinguishes them.
 */
export function liveLink(db: Database, tokenHash: string, now: Date): Promise<LiveLink | undefined> {
  return db
    .selectFrom('shareLinks')
    .leftJoin('boards', 'boards.id', 'shareLinks.boardId')
    .innerJoin('projects', (join) =>
      join.on((is) => is('projects.id', '=', is.fn.coalesce('shareLinks.projectId', 'boards.projectId'))),
    )
    .selectAll('shareLinks')
    .select([
      'boards.name as boardName',
      'boards.description as boardDescription',
      'boards.isAutoGenerated',
      'boards.coverVersionId',
      'projects.id as ownProjectId',
      'projects.title as projectTitle',
    ])
    .where('projects.deletedAt', 'is', null)
    .where('boards.deletedAt', 'is', null)
    .where('shareLinks.tokenHash', '=', tokenHash)
    .where('shareLinks.revokedAt', 'is', null)
    .where((is) => is.or([is('shareLinks.expiresAt', 'is', null), is('shareLinks.expiresAt', '>', now)]))
    .executeTakeFirst();
}

/** Locks a live link until the transaction ends. */
export function lockLiveLink(
  tx: Database,
  id: ShareLinkId,
  now: Date,
): Promise<Selectable<ShareLinkTable> | undefined> {
  return tx
    .selectFrom('shareLinks')
    .selectAll()
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where((is) => is.or([is('expiresAt', 'is', null), is('expiresAt', '>', now)]))
    .where(isNotInBin('shareLinks'))
    .forUpdate()
    .executeTakeFirst();
}
