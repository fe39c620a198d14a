import type { GALLERY_CATEGORIES, GALLERY_ROOM_TYPES, GALLERY_STYLES } from '@home-design/contract';
import type { DesignPicture } from '../../../platform/database/gallery-tables.ts';
import { EDITED_ROOMS } from './edited-rooms.ts';
import { RENDERED_ROOMS } from './rendered-rooms.ts';

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

/** Everything of our own that the gallery shows, the best first: real edits of rendered rooms, and the rooms. */
export const STUDIO_DESIGNS: readonly StudioDesign[] = interleave(EDITED_ROOMS, RENDERED_ROOMS);

/** One of each in turn, so that the gallery is not the same room over and over. */
function interleave<Each>(one: readonly Each[], other: readonly Each[]): Each[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, place) => [one[place], other[place]])
    .flat()
    .filter((each) => each !== undefined);
}
