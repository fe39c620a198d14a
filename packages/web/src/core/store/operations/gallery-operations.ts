import { type GalleryItem, type GalleryItemId, galleryRoutes } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { GalleryFilters } from '../gallery-filters.ts';
import { changeDesign, designQuery, designsOf, galleryQuery } from '../gallery-queries.ts';
import { addLiked, removeLiked } from '../liked-designs.ts';

/**
 * What is read of published designs and done to them. Not among those of `storeOperations`, so that pages of the
 * product need not carry them.
 */
export const galleryOperations = (queries: QueryClient) => ({
  /** The first page of what the filters let through, and whether there is more. */
  async list(filters: GalleryFilters): Promise<{ items: GalleryItem[]; hasMore: boolean }> {
    const lists = await queries.fetchInfiniteQuery(galleryQuery(filters));
    return { items: designsOf(lists), hasMore: lists.pages.at(-1)?.hasMore ?? false };
  },

  /** A design, which counts as looking at it. */
  async get(itemId: GalleryItemId): Promise<GalleryItem> {
    const item = await queries.fetchQuery(designQuery(itemId));
    changeDesign(queries, itemId, () => item);
    return item;
  },

  /**
   * Likes a design, once: the number rises at once, and goes back when the server does not take it.
   * @throws ApiError as `call` does
   */
  async like({ id, liked }: Pick<GalleryItem, 'id' | 'liked'>): Promise<void> {
    if (liked || !addLiked(id)) return;
    const count = (by: 1 | -1) =>
      changeDesign(queries, id, (item) => ({
        ...item,
        liked: by === 1,
        stats: { ...item.stats, likes: item.stats.likes + by },
      }));
    count(1);
    try {
      const { likes } = await call(galleryRoutes.like, { params: { itemId: id } });
      changeDesign(queries, id, (item) => ({ ...item, liked: true, stats: { ...item.stats, likes } }));
    } catch (error) {
      removeLiked(id);
      count(-1);
      throw error;
    }
  },

  /** @returns the address under which the design can be sent to others */
  async share(itemId: GalleryItemId): Promise<string> {
    const { share_url, shares } = await call(galleryRoutes.share, { params: { itemId } });
    changeDesign(queries, itemId, (item) => ({ ...item, stats: { ...item.stats, shares } }));
    return share_url;
  },
});
