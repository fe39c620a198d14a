import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { isExpected } from '../../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { closeToast, toast, useToasts } from '../../../ui/toasts/toasts.ts';
import type { AskedEdit } from '../base/asked-edit.ts';
import { copy } from '../base/copy.ts';
import { addVersion, versionsQuery } from '../base/queries.ts';

/** Requests edits of a version. The history shows the pending result as soon as the server has accepted. */
export function useApplyEdit() {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  /** The toast about the last failure. Its Retry would make the edit twice if Apply was pressed meanwhile. */
  const told = useRef<number | undefined>(undefined);
  const applying = useMutation({
    mutationFn: async (asked: AskedEdit) => {
      // Already loaded with the panel that sends the request.
      const { editOperations } = await loadedOnce(
        () => import('../../../core/store/operations/edit-operations.ts'),
      );
      return editOperations(queries).applyMode(asked, keys.keyFor(asked));
    },
    onMutate: () => closeToast(told.current),
    onSuccess: async (accepted) => {
      keys.succeeded();
      // A list requested earlier would arrive without the new version.
      await queries.cancelQueries({ queryKey: versionsQuery(accepted.version.image).queryKey });
      for (const { version } of [accepted, ...accepted.alternatives]) addVersion(queries, version);
      toast.success(copy.processing);
    },
    // After a refusal there may be fewer designs left than shown.
    onError: (error, asked) => {
      // A used-up plan, a full queue or a missing permission is not a fault; the panel shows it too.
      if (isExpected(error)) toast.notice(copy.applyFailed, error.message);
      else toast.failed(copy.errorTitle, error, copy.applyFailed, () => applying.mutate(asked));
      told.current = useToasts.getState().at(-1)?.id;
      return queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
    },
  });
  return applying;
}
