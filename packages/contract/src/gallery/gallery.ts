import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { GalleryItemId, Timestamp } from '../ids.ts';
import { API_BASE, MAX_PAGE_SIZE } from '../limits.ts';
import {
  GALLERY_CATEGORIES,
  GALLERY_PAGE_SIZE,
  GALLERY_ROOM_TYPES,
  GALLERY_SORTS,
  GALLERY_STYLES,
  GALLERY_TIME_RANGES,
  MAX_GALLERY_SEARCH_LENGTH,
} from './gallery-options.ts';

/** A picture of a design. */
export const GalleryImage = z
  .object({
    /** A short description. */
    caption: z.string(),
    /** Address of the large picture. */
    transformed_url: z.string(),
    /** Address of the small picture. */
    thumbnail_url: z.string(),
    /** Address of the large picture before the edit; null if it is not an edit. */
    original_url: z.string().nullable(),
    /** Address for saving it. */
    download_url: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'GalleryImage' });
export type GalleryImage = z.infer<typeof GalleryImage>;

/** A published design. */
export const GalleryItem = z
  .object({
    id: GalleryItemId,
    title: z.string(),
    description: z.string(),
    /** At least one; the first is the cover. */
    images: z.array(GalleryImage).min(1),
    author: z.object({
      name: z.string(),
      /** Address of a picture; null: the first letter of the name is shown. */
      avatar: z.string().nullable(),
      badge: z.string().nullable(),
      /** Whether visitors can contact the author. */
      contact: z.boolean(),
    }),
    tags: z.array(z.string()),
    stats: z.object({ likes: z.int(), views: z.int(), shares: z.int() }),
    featured: z.boolean(),
    premium: z.boolean(),
    category: z.string(),
    style: z.string(),
    roomType: z.string(),
    /** Null for a design without a place, such as a rendered room. */
    location: z.string().nullable(),
    published_at: Timestamp,
    /** Whether this visitor likes it. */
    liked: z.boolean(),
  })
  .meta({ id: 'GalleryItem' });
export type GalleryItem = z.infer<typeof GalleryItem>;

const roomType = z.enum(GALLERY_ROOM_TYPES);
const sortBy = z.enum(GALLERY_SORTS);
const timeRange = z.enum(GALLERY_TIME_RANGES);

/** The filters; names can be written `roomType` or `room_type`. */
const query = z.strictObject({
  category: z.enum(GALLERY_CATEGORIES).default('All'),
  style: z.enum(GALLERY_STYLES).default('All'),
  roomType: roomType.optional(),
  room_type: roomType.optional(),
  sortBy: sortBy.optional(),
  sort_by: sortBy.optional(),
  timeRange: timeRange.optional(),
  time_range: timeRange.optional(),
  /** Words that title, description or tags must contain, in upper or lower case. */
  search: z.string().trim().max(MAX_GALLERY_SEARCH_LENGTH).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(GALLERY_PAGE_SIZE),
});

const open = { tag: 'gallery', access: 'public' } as const;
const base = `${API_BASE}/gallery/public/`;
const params = z.strictObject({ itemId: GalleryItemId });

/** Published designs, for anyone. */
export const galleryRoutes = {
  list: defineRoute({
    ...open,
    method: 'GET',
    path: base,
    summary: 'Published designs, a page at a time',
    status: 200,
    query,
    response: z.object({
      items: z.array(GalleryItem),
      hasMore: z.boolean(),
      /** The count on all pages. */
      count: z.int(),
    }),
  }),
  get: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}:itemId/`,
    summary: 'A design; counts one view per visitor and day',
    status: 200,
    params,
    response: GalleryItem,
  }),
  like: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}:itemId/like/`,
    summary: 'Like a design; each visitor counts once',
    status: 200,
    params,
    response: z.object({ likes: z.int(), liked: z.literal(true) }),
    rateLimit: 'galleryWrite',
  }),
  share: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}:itemId/share/`,
    summary: 'The public address of a design; counts as a share',
    status: 200,
    params,
    response: z.object({ share_url: z.string(), shares: z.int() }),
    rateLimit: 'galleryWrite',
  }),
};
