/** Wall paints by name, sRGB. The playground offers the first list, the landing page the second. */
export const WALL_COLORS = [
  'white',
  'beige',
  'gray',
  'blue',
  'green',
  'navy',
  'charcoal',
  'sage',
  'taupe',
  'cream',
] as const;
export const LANDING_WALL_COLORS = [
  'white',
  'beige',
  'warm_gray',
  'charcoal',
  'navy_blue',
  'sage_green',
  'terracotta',
  'soft_pink',
] as const;
export type WallColorName = (typeof WALL_COLORS)[number] | (typeof LANDING_WALL_COLORS)[number];

export const PAINT_HEX: Readonly<Record<WallColorName, `#${string}`>> = {
  white: '#F4F2EC',
  beige: '#D9C7A9',
  gray: '#A9ABAA',
  blue: '#6F93B3',
  green: '#7C9A76',
  navy: '#2B3A57',
  charcoal: '#45484C',
  sage: '#9CAF88',
  taupe: '#9A8A7B',
  cream: '#F1E6CC',
  warm_gray: '#B3A89E',
  navy_blue: '#2B3A57',
  sage_green: '#9CAF88',
  terracotta: '#C5704F',
  soft_pink: '#E8C4C0',
};

export const LIGHTING_TYPES = [
  'twilight',
  'golden_hour',
  'ambient',
  'flamboyant',
  'moody',
  'evenly_lit',
  'hard_direct',
  'warm_light',
  'cool_light',
] as const;

/** Styles that rooms are furnished in. */
export const STAGING_STYLES = [
  'modern',
  'minimalist',
  'scandinavian',
  'industrial',
  'rustic',
  'luxury',
  'bohemian',
  'traditional',
] as const;

export const ROOM_TYPES = [
  'living_room',
  'bedroom',
  'kitchen',
  'bathroom',
  'dining_room',
  'office',
  'outdoor',
] as const;

export const SKY_TYPES = ['sunny', 'blue_sky', 'clear_blue', 'dramatic', 'sunset', 'partly_cloudy'] as const;

/** Kinds of room that can be emptied: they differ in what belongs to the room and stays. */
export const EMPTY_ROOM_TYPES = ['general', 'living_room', 'kitchen', 'bedroom', 'bathroom'] as const;

/** What can be seen through windows; `recover` brings out the view that the photo shows. */
export const WINDOW_VIEWS = ['garden', 'hills', 'city', 'sea', 'sky', 'recover'] as const;

/** `high` looks a second time, for small and faint marks. */
export const REMOVAL_QUALITIES = ['standard', 'high'] as const;

/** How many times as wide and high a photo can be made. */
export const UPSCALES = [2, 4] as const;

/** Units of a drawing's dimensions. */
export const DRAWING_UNITS = ['metric', 'imperial'] as const;

/** White lines on blue, or dark lines on white. */
export const DRAWING_PAPERS = ['blue', 'white'] as const;

/** Where a name or a logo is put. */
export const BRAND_CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

/** Things that are found in photos, in the words of a person who shows homes. */
export const OBJECT_TYPES = [
  'sofa',
  'chair',
  'bench',
  'bed',
  'table',
  'tv',
  'plant',
  'books',
  'clock',
  'vase',
  'toilet',
  'sink',
  'refrigerator',
  'oven',
  'microwave',
  'laptop',
  'bottle',
  'cup',
  'bowl',
  'bag',
  'toy',
  'picture',
] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];

/**
 * What kind of thing an edit changes, for the rules of listings: the light alone, things that are carried in and
 * out, surfaces of the room, what is built, or what is seen outside.
 */
export const EDIT_CLASSES = ['light only', 'movable things', 'surfaces', 'structure', 'view'] as const;
export type EditClass = (typeof EDIT_CLASSES)[number];

/** Different arrangements that may be asked for at once; each is a version and a design of its own. */
export const MAX_ALTERNATIVES = 4;

/** What an edit uses when its arguments are left out. */
export const EDIT_DEFAULTS = {
  strength: 0.8,
  guidance_scale: 7.5,
  brightness: 1.2,
  contrast: 1.1,
  warmth: 0,
  color: 'white',
  lighting: 'golden_hour',
  style: 'modern',
  room_type: 'living_room',
  sky: 'blue_sky',
  empty_room_type: 'living_room',
  window_view: 'garden',
  removal_quality: 'standard',
  scale: 2,
  alternatives: 1,
  units: 'metric',
  paper: 'blue',
  corner: 'bottom-right',
  brand_size: 0.22,
  brand_opacity: 0.9,
} as const;

/** Limits of the sliders; the server refuses values outside. */
export const EDIT_RANGES = {
  strength: { min: 0, max: 1, step: 0.05 },
  guidance_scale: { min: 1, max: 20, step: 0.5 },
  brightness: { min: 0.5, max: 2, step: 0.05 },
  contrast: { min: 0.5, max: 2, step: 0.05 },
  warmth: { min: -1, max: 1, step: 0.05 },
  /** Stops: powers of two in linear light; the tint is red or blue against green. */
  light_exposure: { min: -1, max: 1, step: 0.05 },
  light_tint: { min: -0.5, max: 0.5, step: 0.05 },
} as const;

/** What is known of a part of an edit before it is made: it will be done, it shows when it is tried, or it cannot be. */
export const OUTLOOKS = ['will', 'may', 'cannot'] as const;
