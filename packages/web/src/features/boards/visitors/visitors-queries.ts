import { type BoardId, shareReplyRoutes } from '@home-design/contract';
import { queryOptions } from '@tanstack/react-query';
import { boardQuery } from '../../../core/store/board-queries.ts';
import { call } from '../../../lib/api/api-client.ts';

/** Photos that visitors sent by a board's links, newest first. */
export const boardUploadsQuery = (board: BoardId) =>
  queryOptions({
    queryKey: [...boardQuery(board).queryKey, 'uploads'],
    queryFn: async ({ signal }) =>
      (await call(shareReplyRoutes.uploads, { query: { board }, signal })).results,
  });

/** Likes, choices and comments that visitors left by a board's links, newest first. */
export const boardFeedbackQuery = (boardId: BoardId) =>
  queryOptions({
    queryKey: [...boardQuery(boardId).queryKey, 'feedback'],
    queryFn: ({ signal }) => call(shareReplyRoutes.boardFeedback, { params: { boardId }, signal }),
  });
