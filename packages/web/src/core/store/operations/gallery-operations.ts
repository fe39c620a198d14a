import { type GalleryItem, type GalleryItemId, galleryRoutes } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import type { GalleryFilters } from '../gallery-filters.ts';
import { changeDesign, designQuery, designsOf, galleryQuery } from '../gallery-queries.ts';
import { addLiked, removeLiked } from '../liked-designs.ts';

/**
 * Reads and actions on published designs. They are not part of `storeOperations`, so that pages of the
 * product do not load them.
 */
export const galleryOperations = (queries: QueryClient) => ({
  /** The first page of designs that match the filters, and whether there is more. */
  async list(filters: GalleryFilters): Promise<{ items: GalleryItem[]; hasMore: boolean }> {
    const lists = await queries.fetchInfiniteQuery(galleryQuery(filters));
    return { items: designsOf(lists), hasMore: lists.pages.at(-1)?.hasMore ?? false };
  },

  /** A design. Loading it counts as a view. */
  async get(itemId: GalleryItemId): Promise<GalleryItem> {
    const item = await queries.fetchQuery(designQuery(itemId));
    changeDesign(queries, itemId, () => item);
    return item;
  },

  /**
   * Likes a design, once. The count rises at once, and falls again if the server refuses.
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

  /** @returns the public address of the design */
  async share(itemId: GalleryItemId): Promise<string> {
    const { share_url, shares } = await call(galleryRoutes.share, { params: { itemId } });
    changeDesign(queries, itemId, (item) => ({ ...item, stats: { ...item.stats, shares } }));
    return share_url;
  },
});
