import { type Board, boardRoutes, MAX_TITLE_LENGTH } from '@home-design/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { keepBoard } from '../../core/store/board-queries.ts';
import { call } from '../../lib/api-client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import classes from './boards.module.css';
import { copy } from './copy.ts';

interface RenameBoardDialogProps {
  board: Board;
  opened: boolean;
  onClose: () => void;
}

/** Gives a board another name. */
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
  const isBlank = name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank && !rename.isPending) rename.mutate();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.rename} closeLabel={copy.close}>
      <form onSubmit={submit}>
        <TextInput
          label={copy.nameField}
          size="md"
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" className={classes.touch} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" className={classes.touch} disabled={isBlank} loading={rename.isPending}>
            {copy.renameConfirm}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
