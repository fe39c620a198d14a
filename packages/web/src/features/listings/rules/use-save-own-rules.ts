import { type OwnPublishingRules, publishingProfileRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PUBLISHING_KEY } from '../../../core/publishing/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { publishingCopy as copy } from './publishing-copy.ts';

/** Saves the user's own publishing rules. */
export function useSaveOwnRules(onSaved: () => void) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (rules: OwnPublishingRules) => call(publishingProfileRoutes.saveOwn, { body: rules }),
    async onSuccess() {
      toast.success(copy.saved);
      // every shown part reports its own failure
      await queries.invalidateQueries({ queryKey: PUBLISHING_KEY });
      onSaved();
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => save.mutate(asked)),
  });
  return save;
}
