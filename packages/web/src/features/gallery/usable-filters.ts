import { GALLERY_CATEGORIES, GALLERY_ROOM_TYPES, GALLERY_STYLES } from '@home-design/contract';
import type { GalleryFilters } from '../../core/store/gallery-filters.ts';

/** Filters whose values are shown as chips while they narrow something. */
export const CHIP_FILTERS = ['category', 'style', 'roomType'] as const;
export type ChipFilter = (typeof CHIP_FILTERS)[number];

/** What each of them can be. */
export const CHIP_OPTIONS: Readonly<Record<ChipFilter, readonly string[]>> = {
  category: GALLERY_CATEGORIES,
  style: GALLERY_STYLES,
  roomType: GALLERY_ROOM_TYPES,
};

/** Filters as they were kept, without values that there are none of any more. */
export function usableFilters(kept: GalleryFilters): GalleryFilters {
  const usable = { ...kept };
  for (const name of CHIP_FILTERS) if (!CHIP_OPTIONS[name].includes(kept[name])) usable[name] = 'All';
  return usable;
}
