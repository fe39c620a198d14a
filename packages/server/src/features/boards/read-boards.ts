import { BOARD_CARD_THUMBNAILS, type UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import {
  countItems,
  firstItems,
  type Item,
  inSections,
  itemsOfBoard,
  layoutOf,
  NO_LAYOUT,
} from '../collections/index.ts';
import { linksOfBoards } from '../shares/index.ts';
import { ownTaggedVersions } from '../versions/index.ts';
import type { BoardRow } from './store.ts';
import type { WholeBoard } from './view.ts';

/** Boards as in a list: the first few pictures and their number, in four queries for any number of boards. */
export async function boardsForList(db: Database, boards: readonly BoardRow[]): Promise<WholeBoard[]> {
  const ids = boards.map(({ id }) => id);
  const [first, counts, links] = await Promise.all([
    firstItems(db, ids, BOARD_CARD_THUMBNAILS),
    countItems(db, ids),
    linksOfBoards(db, ids),
  ]);
  const items = boards[0] ? await withVersions(db, boards[0].userId, first) : [];
  const itemsByBoard = Map.groupBy(items, ({ item }) => item.boardId);
  const linksByBoard = Map.groupBy(links, (link) => link.boardId);
  return boards.map((board) => ({
    board,
    items: itemsByBoard.get(board.id) ?? [],
    imageCount: counts.get(board.id) ?? 0,
    links: linksByBoard.get(board.id) ?? [],
    layout: NO_LAYOUT,
  }));
}

/** A board with everything on it. */
export async function wholeBoard(db: Database, board: BoardRow): Promise<WholeBoard> {
  const [placed, links, layout] = await Promise.all([
    itemsOfBoard(db, board.id),
    linksOfBoards(db, [board.id]),
    layoutOf(db, board.id),
  ]);
  const items = await withVersions(
    db,
    board.userId,
    inSections(placed, layout, ({ versionId }) => versionId),
  );
  return { board, items, imageCount: items.length, links, layout };
}

/** A version that was removed between the two queries is left out. */
async function withVersions(
  db: Database,
  userId: UserId,
  items: readonly Item[],
): Promise<WholeBoard['items']> {
  if (items.length === 0) return [];
  const ids = [...new Set(items.map(({ versionId }) => versionId))];
  const versions = new Map(
    (await ownTaggedVersions(db, userId, ids)).map((version) => [version.id, version]),
  );
  return items.flatMap((item) => {
    const version = versions.get(item.versionId);
    return version ? [{ item, version }] : [];
  });
}
