import {
  GALLERY_PAGE_SIZE,
  type GalleryItem,
  type GalleryItemId,
  galleryRoutes,
  type QueryOf,
  type ResponseOf,
} from '@home-design/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import type { GalleryFilters } from './gallery-filters.ts';
import { GALLERY_KEY, GALLERY_LISTS_KEY, galleryListKey } from './gallery-key.ts';

type Page = ResponseOf<typeof galleryRoutes.list>;
type Query = NonNullable<QueryOf<typeof galleryRoutes.list>>;
/** The server's data of a design, in lists and alone. */
type Lists = InfiniteData<Page, number>;

/** Number of the page after so many designs, from 1. */
export const pageAfter = (loaded: number): number => Math.floor(loaded / GALLERY_PAGE_SIZE) + 1;

/** Published designs, a page at a time. Loaded pages are not reloaded, so that nothing moves on the screen. */
export const galleryQuery = (filters: GalleryFilters) =>
  infiniteQueryOptions({
    queryKey: galleryListKey(filters),
    queryFn: ({ signal, pageParam }) =>
      call(galleryRoutes.list, {
        query: { ...(filters as Query), page: pageParam, limit: GALLERY_PAGE_SIZE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.hasMore ? pageAfter(pages.reduce((sum, { items }) => sum + items.length, 0)) : null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A design. Loading it counts as a view. */
export const designQuery = (itemId: GalleryItemId) =>
  queryOptions({
    queryKey: [...GALLERY_KEY, 'one', itemId],
    queryFn: ({ signal }) => call(galleryRoutes.get, { params: { itemId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Designs of all pages, each once: pages overlap if something is published meanwhile. */
export function designsOf(lists: Pick<Lists, 'pages'> | undefined): GalleryItem[] {
  const byId = new Map<string, GalleryItem>();
  for (const item of lists?.pages.flatMap(({ items }) => items) ?? []) byId.set(item.id, item);
  return [...byId.values()];
}

/** Changes a design in all cached answers. */
export function changeDesign(
  queries: QueryClient,
  itemId: GalleryItemId,
  change: (item: GalleryItem) => GalleryItem,
): void {
  const inPage = (page: Page): Page => ({
    ...page,
    items: page.items.map((item) => (item.id === itemId ? change(item) : item)),
  });
  queries.setQueriesData<Lists>(
    { queryKey: GALLERY_LISTS_KEY },
    (lists) => lists && { ...lists, pages: lists.pages.map(inPage) },
  );
  queries.setQueryData(designQuery(itemId).queryKey, (item) => item && change(item));
}
