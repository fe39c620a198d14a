import { type Board, type BoardId, boardRoutes, type ProjectId } from '@home-design/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Begins the keys of every query about boards. */
export const BOARDS_KEY = ['boards'] as const;
const BOARD_LISTS_KEY = [...BOARDS_KEY, 'list'] as const;

/** Boards that are asked for at a time: a multiple of the columns of the grid. */
const BOARDS_A_PAGE = 24;

/** Own boards, newest first, a page at a time; those of one project where one is named. Each page has the count. */
export const boardsQuery = (project?: ProjectId) =>
  infiniteQueryOptions({
    queryKey: [...BOARD_LISTS_KEY, project ?? null],
    queryFn: ({ signal, pageParam }) =>
      call(boardRoutes.list, { query: { project, page: pageParam, page_size: BOARDS_A_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
  });

/** A board with all its versions. */
export const boardQuery = (boardId: BoardId) =>
  queryOptions({
    queryKey: [...BOARDS_KEY, boardId],
    queryFn: ({ signal }) => call(boardRoutes.get, { params: { boardId }, signal }),
  });

/** Puts a board that the server answered in its place; lists ask again, and show their own failures. */
export function keepBoard(queries: QueryClient, board: Board): void {
  queries.setQueryData(boardQuery(board.id).queryKey, board);
  void queries.invalidateQueries({ queryKey: BOARD_LISTS_KEY });
}

/** Forgets a board that is gone. */
export function forgetBoard(queries: QueryClient, boardId: BoardId): void {
  queries.removeQueries({ queryKey: boardQuery(boardId).queryKey });
  void queries.invalidateQueries({ queryKey: BOARD_LISTS_KEY }); // lists show their own failures
}
