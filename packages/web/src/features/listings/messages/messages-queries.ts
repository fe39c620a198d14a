import { type LeadId, type ListingId, listingPageRoutes } from '@home-design/contract';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { LISTINGS_KEY } from '../queries.ts';
import { messagesCopy as copy } from './messages-copy.ts';

const MESSAGES_KEY = [...LISTINGS_KEY, 'messages'] as const;
const MESSAGES_A_PAGE = 20;

/** Messages from buyers, newest first, page by page. */
export const messagesQuery = (listing: ListingId | undefined) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, listing],
    queryFn: ({ signal, pageParam }) =>
      call(listingPageRoutes.leads, {
        query: { page: pageParam, page_size: MESSAGES_A_PAGE, ...(listing ? { listing } : {}) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
  });

/** Deletes a message for good. */
export function useRemoveMessage() {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (leadId: LeadId) => call(listingPageRoutes.removeLead, { params: { leadId } }),
    onSuccess: () => {
      toast.success(copy.removed);
      return queries.invalidateQueries({ queryKey: MESSAGES_KEY });
    },
    onError: (error, asked) =>
      toast.failed(copy.removeFailed, error, copy.removeFailed, () => remove.mutate(asked)),
  });
  return remove;
}
