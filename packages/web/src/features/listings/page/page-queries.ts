import {
  type BodyOf,
  type ListingId,
  listingPageRoutes,
  type ShareLinkId,
  shareLinkRoutes,
} from '@home-design/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PUBLISHING_KEY } from '../../../core/publishing/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { pageCopy as copy } from './page-copy.ts';

/** The page of a listing. A change of the publishing rules changes it. */
export const listingPageQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...PUBLISHING_KEY, 'page', listingId],
    queryFn: ({ signal }) => call(listingPageRoutes.state, { params: { listingId }, signal }),
  });

export type PageChange = BodyOf<typeof listingPageRoutes.update>;

/** The agent's actions on the page of a listing. The server's answer is shown. */
export function usePageActs(listingId: ListingId) {
  const queries = useQueryClient();
  const { queryKey } = listingPageQuery(listingId);
  const change = useMutation({
    mutationFn: (body: PageChange) => call(listingPageRoutes.update, { params: { listingId }, body }),
    onSuccess: (state) => queries.setQueryData(queryKey, state),
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, copy.saveFailed, () => change.mutate(asked)),
  });
  const switchOn = useMutation({
    mutationFn: (body: BodyOf<typeof listingPageRoutes.switchOn>) =>
      call(listingPageRoutes.switchOn, { params: { listingId }, body }),
    onSuccess: (state) => {
      queries.setQueryData(queryKey, state);
      toast.success(copy.switchedOn);
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, copy.saveFailed, () => switchOn.mutate(asked)),
  });
  const switchOff = useMutation({
    mutationFn: (linkId: ShareLinkId) => call(shareLinkRoutes.revoke, { params: { linkId } }),
    onSuccess: () => {
      queries.setQueryData(queryKey, (known) => known && { ...known, link: null });
      toast.success(copy.switchedOff);
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, copy.saveFailed, () => switchOff.mutate(asked)),
  });
  const changeLink = useMutation({
    mutationFn: (body: BodyOf<typeof shareLinkRoutes.update>) => {
      const linkId = queries.getQueryData(queryKey)?.link?.id;
      if (linkId === undefined) throw new Error(copy.saveFailed);
      return call(shareLinkRoutes.update, { params: { linkId }, body });
    },
    onSuccess: (link) => queries.setQueryData(queryKey, (known) => known && { ...known, link }),
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, copy.saveFailed, () => changeLink.mutate(asked)),
  });
  return { change, switchOn, switchOff, changeLink };
}
