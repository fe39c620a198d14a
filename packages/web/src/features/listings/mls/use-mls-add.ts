import { resoRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { LISTINGS_KEY } from '../queries.ts';
import { serverDetail } from '../server-detail.ts';
import { mlsCopy } from './mls-copy.ts';

interface MlsAddOptions {
  wantsProjects: boolean;
  /** Gets the properties that were not added. */
  onAdded: (errors: { url: string; detail: string }[]) => void;
  /** All properties were added. */
  onDone: () => void;
}

/** Adds properties of the MLS as listings. */
export function useMlsAdd({ wantsProjects, onAdded, onDone }: MlsAddOptions) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  const add = useMutation({
    mutationFn: (listingKeys: string[]) =>
      call(resoRoutes.import, {
        body: { listing_keys: listingKeys, auto_create_project: wantsProjects },
        idempotencyKey: keys.keyFor([wantsProjects, ...listingKeys]),
      }),
    onSuccess(outcome) {
      keys.succeeded();
      onAdded(outcome.errors);
      if (outcome.successful > 0) {
        toast.success(addCopy.added(outcome.successful), mlsCopy.addedText);
        void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
      }
      if (outcome.errors.length === 0) onDone();
    },
    onError: (error, listingKeys) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? addCopy.failed, () =>
        add.mutate(listingKeys),
      ),
  });
  return add;
}
