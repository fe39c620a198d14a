import type { GalleryFilters } from './gallery-filters.ts';

/** Prefix of the query keys about published designs. */
export const GALLERY_KEY = ['gallery'] as const;
/** Prefix of the query keys of all lists of designs. */
export const GALLERY_LISTS_KEY = [...GALLERY_KEY, 'list'] as const;

/** The query key of the designs that match the filters. */
export const galleryListKey = (filters: GalleryFilters) => [...GALLERY_LISTS_KEY, filters] as const;
