import { type Board, boardRoutes, type ProjectId, type VersionId } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { keepBoard } from '../../../core/store/board-queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { wizardCopy } from './wizard-copy.ts';
import type { WizardEvent, WizardState } from './wizard-state.ts';

/** Creates the wizard's board, or changes it when it exists already, and reports the result to the wizard. */
export function useSaveBoard(
  project: ProjectId,
  versionIds: readonly VersionId[],
  dispatch: Dispatch<WizardEvent>,
) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);

  async function save({ name, description, board }: WizardState): Promise<Board> {
    const text = { name: name.trim(), description: description.trim() };
    if (board !== null) return call(boardRoutes.update, { params: { boardId: board.id }, body: text });
    const body = { project, ...text, version_ids: [...versionIds] };
    const created = await call(boardRoutes.create, { body, idempotencyKey: keys.keyFor(body) });
    keys.succeeded();
    return created;
  }

  const saving = useMutation({
    mutationFn: save,
    onMutate: () => dispatch({ type: 'saving' }),
    onSuccess: (board) => {
      keepBoard(queries, board);
      dispatch({ type: 'saved', board });
    },
    onError: (error, asked) => {
      dispatch({ type: 'failed' });
      toast.failed(wizardCopy.errorTitle, error, wizardCopy.createFailed, () => saving.mutate(asked));
    },
  });
  return saving;
}
