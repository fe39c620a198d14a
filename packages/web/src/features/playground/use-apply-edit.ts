import type { EditMode, Version } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { creditsQuery } from '../../core/session/credits-query.ts';
import { createRepeatKeys } from '../../lib/repeat-keys.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { addVersion, applyEdit, versionsQuery } from './queries.ts';

/** Asks for edits of a version; the pending result is in the history as soon as the server has accepted. */
export function useApplyEdit(base: Version | null) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  return useMutation({
    mutationFn: async (edit: { mode: EditMode; args: Record<string, unknown> }) => {
      if (!base) return null;
      const asked = { ...edit, versionId: base.id };
      return applyEdit({ ...asked, idempotencyKey: keys.keyFor(asked) });
    },
    onSuccess: async (accepted) => {
      if (!accepted) return;
      keys.succeeded();
      // A list that was asked for before would arrive without the new version.
      await queries.cancelQueries({ queryKey: versionsQuery(accepted.version.image).queryKey });
      addVersion(queries, accepted.version);
      toast.success(copy.processing);
    },
    onError: () => toast.error(copy.errorTitle, copy.applyFailed),
    onSettled: () => queries.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  });
}
