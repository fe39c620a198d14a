import { type Listing, type ListingId, listingRoutes, type ResponseOf } from '@home-design/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isUnderWay } from './listing-state.ts';
import type { ListingFilters } from './listings-place.ts';

/** The prefix of the keys of all queries about listings. */
export const LISTINGS_KEY = ['listings'] as const;
/** Pairs that are likely one property. */
export const PAIRS_KEY = [...LISTINGS_KEY, 'pairs'] as const;
const LISTS_KEY = [...LISTINGS_KEY, 'list'] as const;
const listKey = (filters: ListingFilters) => [...LISTS_KEY, filters] as const;

type Page = ResponseOf<typeof listingRoutes.list>;
type Pages = InfiniteData<Page, number>;

/** Listings a page: a multiple of the columns of the grid. */
const LISTINGS_A_PAGE = 24;
/** How often running work is reloaded, in milliseconds for each shown page. */
export const UNDER_WAY_MS = 3_000;

/** The user's listings, newest first, page by page. A hidden tab does not reload them. */
export const listingsQuery = (filters: ListingFilters) =>
  infiniteQueryOptions({
    queryKey: listKey(filters),
    queryFn: ({ signal, pageParam }) =>
      call(listingRoutes.list, {
        query: { ...filters, page: pageParam, page_size: LISTINGS_A_PAGE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ results }) => results.some(isUnderWay)) ? UNDER_WAY_MS * data.pages.length : false,
  });

/** The listings of all pages without duplicates: pages overlap when one is added meanwhile. */
export function listingsOf(data: Pick<Pages, 'pages'> | undefined): Listing[] {
  const byId = new Map<string, Listing>();
  for (const { results } of data?.pages ?? []) for (const listing of results) byId.set(listing.id, listing);
  return [...byId.values()];
}

/** The counts of listings by kind. */
export const listingStatsQuery = queryOptions({
  queryKey: [...LISTINGS_KEY, 'stats'],
  queryFn: ({ signal }) => call(listingRoutes.stats, { signal }),
});

/** A listing with its pictures, and where each fact was found. */
export const listingQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'one', listingId],
    queryFn: ({ signal }) => call(listingRoutes.get, { params: { listingId }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? UNDER_WAY_MS : false),
  });

/** Changes a listing in every query, and removes it from lists that it no longer belongs to. */
export function changeListing(queries: QueryClient, listingId: ListingId, change: Partial<Listing>): void {
  for (const [key, data] of queries.getQueriesData<Pages>({ queryKey: LISTS_KEY })) {
    if (data === undefined) continue;
    const filters = key.at(-1) as ListingFilters;
    const pages = data.pages.map((page) => ({
      ...page,
      results: page.results
        .map((listing) => (listing.id === listingId ? { ...listing, ...change } : listing))
        .filter((listing) => listing.id !== listingId || belongs(listing, filters)),
    }));
    queries.setQueryData<Pages>(key, { ...data, pages });
  }
  queries.setQueryData(listingQuery(listingId).queryKey, (known) => known && { ...known, ...change });
}

/** Removes a listing from every list. */
export function forgetListing(queries: QueryClient, listingId: ListingId): void {
  queries.removeQueries({ queryKey: listingQuery(listingId).queryKey });
  queries.setQueriesData<Pages>({ queryKey: LISTS_KEY }, (data) => {
    if (data === undefined) return data;
    const without = (page: Page): Page => ({
      ...page,
      results: page.results.filter(({ id }) => id !== listingId),
    });
    return { ...data, pages: data.pages.map(without) };
  });
}

/** Whether a listing still matches the filters of a list. */
function belongs(listing: Listing, { is_archived, is_featured, has_project }: ListingFilters): boolean {
  const fits = (wanted: 'true' | 'false' | undefined, is: boolean) =>
    wanted === undefined || (wanted === 'true') === is;
  return (
    fits(is_archived, listing.is_archived) &&
    fits(is_featured, listing.is_featured) &&
    fits(has_project, listing.project !== null)
  );
}
