import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { isExpected } from '../../../lib/api-error.ts';
import { loadedOnce } from '../../../lib/load-code.ts';
import { createRepeatKeys } from '../../../lib/repeat-keys.ts';
import { toast } from '../../../ui/toasts.ts';
import type { AskedEdit } from '../base/asked-edit.ts';
import { copy } from '../base/copy.ts';
import { addVersion, versionsQuery } from '../base/queries.ts';

/** Asks for edits of a version; the pending result is in the history as soon as the server has accepted. */
export function useApplyEdit() {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  const applying = useMutation({
    mutationFn: async (asked: AskedEdit) => {
      // Came with the panel, which asks.
      const { editOperations } = await loadedOnce(
        () => import('../../../core/store/operations/edit-operations.ts'),
      );
      return editOperations(queries).applyMode(asked, keys.keyFor(asked));
    },
    onSuccess: async (accepted) => {
      keys.succeeded();
      // A list that was asked for before would arrive without the new version.
      await queries.cancelQueries({ queryKey: versionsQuery(accepted.version.image).queryKey });
      for (const { version } of [accepted, ...accepted.alternatives]) addVersion(queries, version);
      toast.success(copy.processing);
    },
    // What was refused may show that there is less left than was thought.
    onError: (error, asked) => {
      // What is used up, full or not allowed is no fault; the panel says it, too.
      if (isExpected(error)) toast.notice(copy.applyFailed, error.message);
      else toast.failed(copy.errorTitle, error, copy.applyFailed, () => applying.mutate(asked));
      return queries.invalidateQueries({ queryKey: creditsQuery.queryKey });
    },
  });
  return applying;
}
