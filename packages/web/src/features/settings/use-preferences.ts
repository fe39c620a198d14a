import { type MailPreferences, preferenceRoutes } from '@home-design/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { keptPreferences } from './kept-preferences.ts';

const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(preferenceRoutes.get, { signal }),
});

/**
 * The switches of the form. The server's values win, since a link in a mail may have changed them. Without an answer,
 * the values of this browser are shown.
 */
export function usePreferences() {
  const queries = useQueryClient();
  const found = useQuery(preferencesQuery);
  const [changes, setChanges] = useState<Partial<MailPreferences>>({});
  const save = useMutation({
    // Sends only changed switches: a link in a mail may have changed the others.
    mutationFn: (body: Partial<MailPreferences>) => call(preferenceRoutes.save, { body }),
    onSuccess(answer) {
      queries.setQueryData(preferencesQuery.queryKey, answer);
      keptPreferences.write({ language: 'en', ...answer.preferences });
      setChanges({});
      toast.success(copy.savedTitle, copy.savedText);
    },
    onError: (error, asked) =>
      toast.failed(copy.failedTitle, error, copy.failedText, () => save.mutate(asked)),
  });
  const { language: _, ...remembered } = keptPreferences.read();
  const shown = { ...(found.data?.preferences ?? remembered), ...changes };

  return {
    isPending: found.isPending,
    hasFailed: found.isLoadingError,
    /** Whether the server sends mails; yes while it is unknown. */
    sendsMail: found.data?.sendsMail ?? true,
    shown,
    change: (change: Partial<MailPreferences>) => setChanges((earlier) => ({ ...earlier, ...change })),
    isSaving: save.isPending,
    save: () => save.mutate(changes),
  };
}
export type PreferencesForm = ReturnType<typeof usePreferences>;
