import { type Board, boardRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keepBoard } from '../../../core/store/board-queries.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { type BoardDraft, bodyOf } from './board-draft.ts';

/** What the form of a board holds. */
interface EditedBoard {
  name: string;
  description: string;
  draft: BoardDraft;
}

/** Saves an edited board, and returns to its page. */
export function useSaveBoard(board: Board, { name, description, draft }: EditedBoard) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: () =>
      call(boardRoutes.update, {
        params: { boardId: board.id },
        body: {
          name: name.trim(),
          description: description.trim(),
          ...bodyOf(draft, board),
        },
      }),
    onSuccess: (saved) => {
      keepBoard(queries, saved);
      toast.success(copy.saved);
      return navigate(paths.board(board.id));
    },
    onError: (error, asked) => toast.failed(copy.saveFailed, error, error.message, () => save.mutate(asked)),
  });
  return save;
}
