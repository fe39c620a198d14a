import type { GalleryFilters } from './gallery-filters.ts';

/** Begins the keys of every query about published designs. */
export const GALLERY_KEY = ['gallery'] as const;
/** Begins the keys of every list of designs. */
export const GALLERY_LISTS_KEY = [...GALLERY_KEY, 'list'] as const;

/** Key of the designs that filters let through. */
export const galleryListKey = (filters: GalleryFilters) => [...GALLERY_LISTS_KEY, filters] as const;
