/** The filter values of the gallery, with their exact labels; 'All' does not filter. */
export const GALLERY_CATEGORIES = [
  'All',
  'Modern',
  'Traditional',
  'Contemporary',
  'Minimalist',
  'Industrial',
] as const;
export const GALLERY_STYLES = [
  'All',
  'Scandinavian',
  'Mid-Century',
  'Farmhouse',
  'Bohemian',
  'Art Deco',
] as const;
export const GALLERY_ROOM_TYPES = [
  'All',
  'Living Room',
  'Bedroom',
  'Kitchen',
  'Bathroom',
  'Office',
  'Exterior',
] as const;

/**
 * Orders of the gallery. `recent`: the newest first; `popular`: by likes; `trending`: by the sum of likes, views and
 * shares of the last 7 days; `featured`: the featured ones first, then by likes.
 */
export const GALLERY_SORTS = ['recent', 'popular', 'trending', 'featured'] as const;

/** When a design was published: today (UTC), or within the last 7, 30 or 365 days. */
export const GALLERY_TIME_RANGES = ['all', 'today', 'week', 'month', 'year'] as const;

/** Designs a page. */
export const GALLERY_PAGE_SIZE = 20;

/** The visible share of the end of the list that loads the next page, 0 … 1. */
export const GALLERY_SCROLL_THRESHOLD = 0.1;

/** Columns of the grid on the narrowest and the widest screens. */
export const GALLERY_COLUMNS = { min: 1, max: 6 } as const;

/** Tags on a card; the others are only counted. */
export const GALLERY_TAGS_SHOWN = { grid: 3, list: 5 } as const;

/** Longest search text, in characters. */
export const MAX_GALLERY_SEARCH_LENGTH = 100;
