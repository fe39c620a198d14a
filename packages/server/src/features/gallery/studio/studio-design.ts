import type { GALLERY_CATEGORIES, GALLERY_ROOM_TYPES, GALLERY_STYLES } from '@home-design/contract';
import type { DesignPicture } from '../../../schema/gallery-tables.ts';

type Option<Options extends readonly string[]> = Exclude<Options[number], 'All'>;

/** A design that comes with the product. */
export interface StudioDesign {
  /** Names it for good: what visitors did belongs to this name. */
  slug: string;
  title: string;
  description: string;
  images: readonly DesignPicture[];
  tags: readonly string[];
  category: Option<typeof GALLERY_CATEGORIES>;
  style: Option<typeof GALLERY_STYLES>;
  /** Dining rooms are found among all rooms only: the filter has no place for them. */
  roomType: Option<typeof GALLERY_ROOM_TYPES> | 'Dining Room';
  isFeatured?: boolean;
}
