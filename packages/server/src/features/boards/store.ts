import type { BoardId, ProjectId, UserId, VersionId } from '@home-design/contract';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { BoardTable } from '../../platform/database/board-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { ownRow } from '../../platform/database/own-row.ts';

/** A board with its project's title, which also is the name of a board that keeps itself. */
export interface BoardRow extends Selectable<BoardTable> {
  projectTitle: string;
}

const withProject = (db: Database) =>
  db
    .selectFrom('boards')
    .innerJoin('projects', 'projects.id', 'boards.projectId')
    .selectAll('boards')
    .select('projects.title as projectTitle')
    .where('projects.deletedAt', 'is', null);

/** Newest first. */
export function boardsPage(
  db: Database,
  filter: { userId: UserId; projectId?: ProjectId | undefined },
  page: { limit: number; offset: number },
): Promise<BoardRow[]> {
  const own = withProject(db).where('boards.userId', '=', filter.userId);
  return (filter.projectId ? own.where('boards.projectId', '=', filter.projectId) : own)
    .orderBy('boards.createdAt', 'desc')
    .orderBy('boards.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countBoards(
  db: Database,
  filter: { userId: UserId; projectId?: ProjectId | undefined },
): Promise<number> {
  const own = db
    .selectFrom('boards')
    .innerJoin('projects', 'projects.id', 'boards.projectId')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('projects.deletedAt', 'is', null)
    .where('boards.userId', '=', filter.userId);
  const row = await (filter.projectId
    ? own.where('boards.projectId', '=', filter.projectId)
    : own
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

export function ownBoard(db: Database, userId: UserId, id: BoardId): Promise<BoardRow | undefined> {
  return withProject(db)
    .where(ownRow('boards', userId, id))
    .executeTakeFirst();
}

/** Locks an own board until the transaction ends. */
export function lockOwnBoard(
  tx: Database,
  userId: UserId,
  id: BoardId,
): Promise<Selectable<BoardTable> | undefined> {
  return tx
    .selectFrom('boards')
    .selectAll()
    .where(ownRow('boards', userId, id))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertBoard(tx: Database, board: Insertable<BoardTable>): Promise<void> {
  await tx.insertInto('boards').values(board).execute();
}

/**
 * Gives each of a person's projects that has none a board that keeps itself: the one that was just created, and
 * those whose board was deleted (C-10).
 */
export async function addAutoBoards(tx: Database, userId: UserId, now: Date): Promise<void> {
  await sql`insert into boards
      (id, user_id, project_id, name, description, is_auto_generated, created_at, updated_at)
    select gen_random_uuid(), projects.user_id, projects.id, projects.title, '', true, ${now}, ${now}
    from projects where projects.user_id = ${userId} and projects.deleted_at is null
    on conflict (project_id) where is_auto_generated do nothing`.execute(tx);
}

export async function setBoard(
  tx: Database,
  id: BoardId,
  change: Pick<Updateable<BoardTable>, 'name' | 'description' | 'updatedAt'>,
): Promise<void> {
  await tx.updateTable('boards').set(change).where('id', '=', id).execute();
}

/** Its links go with it. @returns whether there was such an own board */
export async function deleteBoard(db: Database, userId: UserId, id: BoardId): Promise<boolean> {
  const result = await db
    .deleteFrom('boards')
    .where(ownRow('boards', userId, id))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Puts these and no others on a board, in this order. */
export async function setVersions(tx: Database, boardId: BoardId, ids: readonly VersionId[]): Promise<void> {
  await tx.deleteFrom('boardVersions').where('boardId', '=', boardId).execute();
  await addAt(tx, boardId, ids, 1);
}

/** Puts those that are not on the board at its end. */
export async function appendVersions(
  tx: Database,
  boardId: BoardId,
  ids: readonly VersionId[],
): Promise<void> {
  const last = await tx
    .selectFrom('boardVersions')
    .select((is) => is.fn.max('position').as('position'))
    .where('boardId', '=', boardId)
    .executeTakeFirst();
  await addAt(tx, boardId, ids, (last?.position ?? 0) + 1);
}

async function addAt(
  tx: Database,
  boardId: BoardId,
  ids: readonly VersionId[],
  position: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('boardVersions')
    .values(ids.map((versionId, index) => ({ boardId, versionId, position: position + index })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns whether it was on the board */
export async function deleteBoardVersion(tx: Database, boardId: BoardId, id: VersionId): Promise<boolean> {
  const result = await tx
    .deleteFrom('boardVersions')
    .where('boardId', '=', boardId)
    .where('versionId', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** How many a board has, whether or not they can be shown. */
export async function countVersions(tx: Database, boardId: BoardId): Promise<number> {
  const row = await tx
    .selectFrom('boardVersions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Of own versions with these ids: which project they are of, and how far they are. */
export async function placesOf(tx: Database, userId: UserId, ids: readonly VersionId[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('versions')
    .innerJoin('images', 'images.id', 'versions.imageId')
    .select(['versions.id', 'versions.status', 'images.projectId'])
    .where('versions.id', 'in', ids)
    .where('versions.userId', '=', userId)
    .execute();
}
