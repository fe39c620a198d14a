import { type Board, boardRoutes, MAX_TITLE_LENGTH } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepBoard } from '../../core/store/board-queries.ts';
import { call } from '../../lib/api/api-client.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NameForm } from '../../ui/dialog/name-form.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';

interface RenameBoardDialogProps {
  board: Board;
  opened: boolean;
  onClose: () => void;
}

/** Renames a board. */
export function RenameBoardDialog({ board, opened, onClose }: RenameBoardDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useDraft(`board-name-${board.id}`, board.name);
  const rename = useMutation({
    mutationFn: () =>
      call(boardRoutes.update, { params: { boardId: board.id }, body: { name: name.trim() } }),
    onSuccess: (renamed) => {
      keepBoard(queries, renamed);
      toast.success(copy.renamed);
      onClose();
    },
    onError: (error, asked) =>
      toast.failed(copy.errorTitle, error, copy.renameFailed, () => rename.mutate(asked)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.rename} closeLabel={copy.close}>
      <NameForm
        label={copy.nameField}
        name={name}
        onName={setName}
        maxLength={MAX_TITLE_LENGTH}
        isSaving={rename.isPending}
        save={copy.renameConfirm}
        cancel={copy.cancel}
        onSave={() => rename.mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
