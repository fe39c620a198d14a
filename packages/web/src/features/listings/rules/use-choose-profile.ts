import { type Listing, publishingProfileRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PUBLISHING_KEY } from '../../../core/publishing/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { changeListing } from '../queries.ts';
import { publishingCopy as copy } from './publishing-copy.ts';

/** Changes of a listing's publishing are sent one by one, in their order. */
export const publishingScope = (listingId: string) => ({ id: `publishing ${listingId}` });

/** Chooses the publishing rules of a listing. */
export function useChooseProfile(listing: Listing) {
  const queries = useQueryClient();
  const choose = useMutation({
    scope: publishingScope(listing.id),
    mutationFn: (profile: string) =>
      call(publishingProfileRoutes.choose, {
        params: { listingId: listing.id },
        body: { profile_id: profile },
      }),
    onSuccess(changed) {
      changeListing(queries, listing.id, changed);
      toast.success(copy.chosen);
      // every query shows its own failure
      return queries.invalidateQueries({ queryKey: PUBLISHING_KEY });
    },
    onError: (error, asked) =>
      toast.failed(copy.chooseFailed, error, messageOf(error, copy.chooseFailed), () => choose.mutate(asked)),
  });
  return choose;
}
