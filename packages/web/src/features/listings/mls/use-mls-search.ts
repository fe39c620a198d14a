import { resoRoutes } from '@home-design/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { LISTINGS_KEY } from '../queries.ts';
import type { MlsSearch } from './mls-search-form.tsx';

/** The properties of a search in the MLS, page by page. Null asks for nothing. */
export function useMlsSearch(search: MlsSearch | null) {
  return useInfiniteQuery({
    queryKey: [...LISTINGS_KEY, 'mls', search],
    queryFn: ({ signal, pageParam }) =>
      call(resoRoutes.search, { query: { ...(search as MlsSearch), page: pageParam }, signal }),
    enabled: search !== null,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
    // A search costs a request to the MLS, so going back to the tab does not repeat it.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
