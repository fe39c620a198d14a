import type { GALLERY_CATEGORIES, GALLERY_ROOM_TYPES, GALLERY_STYLES } from '@home-design/contract';
import type { DesignPicture } from '../../../schema/gallery-tables.ts';

type Option<Options extends readonly string[]> = Exclude<Options[number], 'All'>;

/** A design that comes with the product. */
export interface StudioDesign {
  /** Its lasting name: acts of visitors belong to this name. */
  slug: string;
  title: string;
  description: string;
  images: readonly DesignPicture[];
  tags: readonly string[];
  category: Option<typeof GALLERY_CATEGORIES>;
  style: Option<typeof GALLERY_STYLES>;
  /** Dining rooms are found among all rooms only: the filter has no such option. */
  roomType: Option<typeof GALLERY_ROOM_TYPES> | 'Dining Room';
  isFeatured?: boolean;
}
