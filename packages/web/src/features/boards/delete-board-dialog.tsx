import { type Board, boardRoutes } from '@home-design/contract';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetBoard, keepBoard } from '../../core/store/board-queries.ts';
import { call } from '../../lib/api/api-client.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';

interface DeleteBoardDialogProps {
  board: Board;
  opened: boolean;
  onClose: () => void;
  /** Title of the failure; the board's own page words it differently. */
  failure: string;
  /** Called when the board is deleted. */
  onRemoved?: () => Promise<void> | void;
}

/** Asks once, naming the board and the links that stop, and then deletes it. */
export function DeleteBoardDialog({ board, opened, onClose, failure, onRemoved }: DeleteBoardDialogProps) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => call(boardRoutes.restore, { params: { boardId: board.id } }),
    onSuccess: (restored) => {
      toast.success(copy.restored);
      keepBoard(queries, restored);
    },
    onError: (error, asked) =>
      toast.failed(copy.restoreFailed, error, error.message, () => restore.mutate(asked)),
  });
  const remove = useMutation({
    mutationFn: () => call(boardRoutes.remove, { params: { boardId: board.id } }),
    onSuccess: async () => {
      toast.undo(copy.removed, copy.undo, () => restore.mutate());
      onClose();
      // The page of the board must be left first, or it would request the deleted board.
      await onRemoved?.();
      forgetBoard(queries, board.id);
    },
    onError: (error, asked) => toast.failed(copy.errorTitle, error, failure, () => remove.mutate(asked)),
  });
  const links = board.share_links.length;

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.removeTitle(board.name)} closeLabel={copy.close}>
      <Stack gap="xs">
        {links > 0 && <Text>{copy.removeLinks(links)}</Text>}
        <Text>{board.is_auto_generated ? copy.removeAutomatic : copy.removeText}</Text>
      </Stack>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={copy.removeConfirm}
        isRemoving={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}
