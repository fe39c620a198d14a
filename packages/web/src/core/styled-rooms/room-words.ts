import type { RoomLighting, RoomStyle, RoomWallColor } from '@home-design/contract';

/** The words for the values of a choice. */
export const STYLE_WORDS: Record<RoomStyle, string> = {
  modern: 'Modern',
  industrial: 'Industrial',
  bohemian: 'Bohemian',
  mediterranean: 'Mediterranean',
  minimalist: 'Minimalist',
  scandinavian: 'Scandinavian',
  rustic: 'Rustic',
  luxury: 'Luxury',
  traditional: 'Traditional',
  farmhouse: 'Farmhouse',
  mid_century: 'Mid-century',
  art_deco: 'Art deco',
};

export const LIGHTING_WORDS: Record<RoomLighting, string> = {
  twilight: 'Twilight',
  golden_hour: 'Golden hour',
  ambient: 'Ambient',
  warm_light: 'Warm light',
};

export const WALL_COLOR_WORDS: Record<RoomWallColor, string> = {
  white: 'White',
  beige: 'Beige',
  warm_gray: 'Warm gray',
  charcoal: 'Charcoal',
  navy_blue: 'Navy blue',
  sage_green: 'Sage green',
  terracotta: 'Terracotta',
  soft_pink: 'Soft pink',
};
