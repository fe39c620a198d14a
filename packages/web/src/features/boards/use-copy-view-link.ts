import type { Board } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BOARDS_KEY } from '../../core/store/board-queries.ts';
import { shareLinkOperations } from '../../core/store/operations/share-link-operations.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';

/** Copies a view link of a board. It makes one when the board has none. */
export function useCopyViewLink() {
  const queries = useQueryClient();
  const shareLinks = shareLinkOperations(queries);
  return useMutation({
    mutationFn: async (board: Board) => {
      const existing = board.share_links.find((link) => link.permission === 'view');
      return (existing ?? (await shareLinks.createForBoard(board.id, 'view'))).url;
    },
    onSuccess: async (url) => {
      void queries.invalidateQueries({ queryKey: BOARDS_KEY }); // lists show their own failures
      await copyText(url).then(
        () => toast.success(copy.linkCopied),
        () => toast.error(copy.errorTitle, copy.copyFailed),
      );
    },
    onError: (error) => toast.failed(copy.errorTitle, error, copy.linkFailed),
  });
}
