import { type Board, type BoardId, boardRoutes, type ProjectId } from '@home-design/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Prefix of the query keys about boards. */
export const BOARDS_KEY = ['boards'] as const;
const BOARD_LISTS_KEY = [...BOARDS_KEY, 'list'] as const;

/** Boards per page: a multiple of the columns of the grid. */
const BOARDS_A_PAGE = 24;

/** A page of own boards, newest first; those of one project if one is given. Each page has the total. */
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

/** Stores a board that the server returned. Lists are reloaded, and show their own failures. */
export function keepBoard(queries: QueryClient, board: Board): void {
  queries.setQueryData(boardQuery(board.id).queryKey, board);
  void queries.invalidateQueries({ queryKey: BOARD_LISTS_KEY });
}

/** Removes a deleted board from the cache. */
export function forgetBoard(queries: QueryClient, boardId: BoardId): void {
  queries.removeQueries({ queryKey: boardQuery(boardId).queryKey });
  void queries.invalidateQueries({ queryKey: BOARD_LISTS_KEY }); // lists show their own failures
}
