import type { BoardId, ListingId, ProjectId, ShareLinkId, UserId, VersionId } from '@home-design/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ShareLinkTable } from '../../schema/board-tables.ts';
import { isNotInBin, ownRow } from '../../schema/own-row.ts';
import { partsOfListing } from '../../schema/whole-listing.ts';
import type { Collection } from '../collections/index.ts';

/** A link with what its owner wants to know of it. */
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

/** Links to the page of a listing, newest first; then those of listings that became parts of it. */
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

/** @returns whether there is such an own link */
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

/** Switches a link off; one that is off already keeps the moment when it was. */
export async function revokeLink(db: Database, userId: UserId, id: ShareLinkId, now: Date): Promise<boolean> {
  return setLink(db, userId, id, { revokedAt: sql`coalesce(revoked_at, ${now})` as unknown as Date });
}

/** Locks what is to be shared until the transaction ends; false when the person has no such thing. */
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

/** How many links to this still open it. */
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

/** A link that opens something, with the names people see there. */
export interface LiveLink extends Selectable<ShareLinkTable> {
  boardName: string | null;
  boardDescription: string | null;
  coverVersionId: VersionId | null;
  isAutoGenerated: boolean | null;
  /** The project that what is sent goes into. */
  ownProjectId: ProjectId;
  projectTitle: string;
}

/**
 * The link that a token opens. Unknown, revoked and expired are one and the same here: no row, by one look into one
 * index, so that neither the answer nor its time tells them apart.
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

/** Locks a link that still opens something until the transaction ends. */
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
