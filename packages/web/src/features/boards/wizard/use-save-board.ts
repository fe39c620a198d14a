import { type Board, type BodyOf, boardRoutes, type ProjectId, type VersionId } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { keepBoard } from '../../../core/store/board-queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useCopyViewLink } from '../use-copy-view-link.ts';
import { wizardCopy } from './wizard-copy.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** The entries of the wizard, and whether a view link is made and copied, too. */
type AskedBoard = WizardState & { copiesLink: boolean };

/** Creates the wizard's board, or changes it when it exists already, and reports the result to the wizard. */
export function useSaveBoard(
  project: ProjectId,
  versionIds: readonly VersionId[],
  dispatch: Dispatch<WizardEvent>,
) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  const copying = useCopyViewLink();

  const change = (board: Board, body: BodyOf<typeof boardRoutes.update>) =>
    call(boardRoutes.update, { params: { boardId: board.id }, body });

  async function save({ name, description, asks, board }: WizardState): Promise<Board> {
    const text = { name: name.trim(), description: description.trim() };
    const section = { name: text.name, question: wizardCopy.question, version_ids: [...versionIds] };
    if (board !== null) {
      const isAsked = board.sections.length > 0;
      return change(board, { ...text, ...(isAsked !== asks && { sections: asks ? [section] : [] }) });
    }
    const body = { project, ...text, version_ids: [...versionIds] };
    const created = await call(boardRoutes.create, { body, idempotencyKey: keys.keyFor(body) });
    const made = asks ? await change(created, { sections: [section] }) : created;
    // Another try before this finds the created board by its key.
    keys.succeeded();
    return made;
  }

  const saving = useMutation({
    mutationFn: (asked: AskedBoard) => save(asked),
    onMutate: () => dispatch({ type: 'saving' }),
    onSuccess: async (board, { copiesLink }) => {
      keepBoard(queries, board);
      // A failure is told by a toast; the last step offers the link again.
      if (copiesLink) await copying.mutateAsync(board).catch(() => undefined);
      dispatch({ type: 'saved', board });
    },
    onError: (error, asked) => {
      dispatch({ type: 'failed' });
      toast.failed(wizardCopy.errorTitle, error, wizardCopy.createFailed, () => saving.mutate(asked));
    },
  });
  return saving;
}
