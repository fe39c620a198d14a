/** Styles of the living room on the front page, in the order in which they are offered. */
export const ROOM_STYLES = [
  'modern',
  'industrial',
  'bohemian',
  'mediterranean',
  'minimalist',
  'scandinavian',
  'rustic',
  'luxury',
  'traditional',
  'farmhouse',
  'mid_century',
  'art_deco',
] as const;
export type RoomStyle = (typeof ROOM_STYLES)[number];

/** The lighting of that living room. */
export const ROOM_LIGHTINGS = ['twilight', 'golden_hour', 'ambient', 'warm_light'] as const;
export type RoomLighting = (typeof ROOM_LIGHTINGS)[number];
