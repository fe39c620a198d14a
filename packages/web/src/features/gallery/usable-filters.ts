import { GALLERY_CATEGORIES, GALLERY_ROOM_TYPES, GALLERY_STYLES } from '@home-design/contract';
import type { GalleryFilters } from '../../core/store/gallery-filters.ts';

/** Filters that show a chip while they are active. */
export const CHIP_FILTERS = ['category', 'style', 'roomType'] as const;
export type ChipFilter = (typeof CHIP_FILTERS)[number];

/** The values of each filter. */
export const CHIP_OPTIONS: Readonly<Record<ChipFilter, readonly string[]>> = {
  category: GALLERY_CATEGORIES,
  style: GALLERY_STYLES,
  roomType: GALLERY_ROOM_TYPES,
};

/** The stored filters, with All in place of values that no longer exist. */
export function usableFilters(kept: GalleryFilters): GalleryFilters {
  const usable = { ...kept };
  for (const name of CHIP_FILTERS) if (!CHIP_OPTIONS[name].includes(kept[name])) usable[name] = 'All';
  return usable;
}
