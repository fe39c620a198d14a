import type { DesignPicture } from '../../../schema/gallery-tables.ts';

/** Width of the largest file of every picture, in pixels. */
const WIDTH = 960;

/** Rooms and houses whose pictures ship with the web app, and the heights of these. */
const HEIGHTS = {
  'art-deco-bathroom': 768,
  'bohemian-living-room': 686,
  'brick-house': 640,
  'farmhouse-kitchen': 640,
  'industrial-loft': 640,
  'luxury-bedroom': 662,
  'mediterranean-living-room': 640,
  'mid-century-office': 662,
  'minimalist-bedroom': 686,
  'modern-living-room': 640,
  'modern-villa': 640,
  'rustic-living-room': 640,
  'scandinavian-living-room': 640,
  'traditional-dining-room': 686,
  'white-farmhouse': 640,
} as const;
export type Room = keyof typeof HEIGHTS;

/** Pictures in the folder of the front page. */
const ON_FRONT_PAGE: ReadonlySet<string> = new Set([
  'luxury-bedroom',
  'luxury-bedroom-golden-hour',
  'mid-century-office-empty',
  'mid-century-office-empty-navy',
  'mid-century-office-empty-terracotta',
  'minimalist-bedroom-empty',
  'minimalist-bedroom-empty-furnished-bedroom',
  'modern-living-room-empty',
  'modern-living-room-empty-furnished-living-room',
]);

const fileOf = (name: string): string => `${ON_FRONT_PAGE.has(name) ? 'demo' : 'designs'}/${name}`;

/** A room as it was rendered. */
export function rendered(
  room: Room,
  caption: string,
  variant: 'furnished' | 'empty' = 'furnished',
): DesignPicture {
  const picture = fileOf(variant === 'furnished' ? room : `${room}-${variant}`);
  return { picture, before: null, caption, width: WIDTH, height: HEIGHTS[room] };
}

/**
 * The engine's edit of a rendered room.
 * @param edit its name in the file of the picture
 */
export function edited(
  room: Room,
  edit: string,
  caption: string,
  variant: 'furnished' | 'empty' = 'furnished',
): DesignPicture {
  const base = variant === 'furnished' ? room : `${room}-${variant}`;
  return {
    picture: fileOf(`${base}-${edit}`),
    before: fileOf(base),
    caption,
    width: WIDTH,
    height: HEIGHTS[room],
  };
}
