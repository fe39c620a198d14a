import type { StyleName } from '../furniture/styles/style.ts';

/** Styles of the living room that the front page shows, in the order in which it offers them. */
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
] as const satisfies readonly StyleName[];
export type RoomStyle = (typeof ROOM_STYLES)[number];

export const ROOM_LIGHTS = ['twilight', 'golden_hour', 'ambient', 'warm_light'] as const;
export type RoomLight = (typeof ROOM_LIGHTS)[number];
