import { z } from 'zod';

/** The filters and the order of the gallery. */
export const GalleryFilters = z.object({
  category: z.string(),
  style: z.string(),
  roomType: z.string(),
  sortBy: z.enum(['recent', 'popular', 'trending', 'featured']),
  timeRange: z.enum(['all', 'today', 'week', 'month', 'year']),
  search: z.string(),
});
export type GalleryFilters = z.infer<typeof GalleryFilters>;

export const DEFAULT_GALLERY_FILTERS: GalleryFilters = {
  category: 'All',
  style: 'All',
  roomType: 'All',
  sortBy: 'popular',
  timeRange: 'all',
  search: '',
};
