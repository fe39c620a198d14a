import {
  ROOM_LIGHTINGS,
  ROOM_STYLES,
  ROOM_WALL_COLORS,
  type RoomStyle,
  type StyleSelection,
} from '@home-design/contract';
import { FIRST_SELECTION } from '../../core/styled-rooms/images.ts';

/** Styles that are offered even without pictures. */
export const DOCUMENTED_STYLES: readonly RoomStyle[] = ROOM_STYLES.slice(0, 4);

/**
 * The selections that the selector cycles through before the first choice: every style, with changing light and color.
 */
export function tourOf(styles: readonly RoomStyle[]): StyleSelection[] {
  return styles.map((style, at) => ({
    style,
    lighting: TOUR_LIGHTINGS[at % TOUR_LIGHTINGS.length] ?? FIRST_SELECTION.lighting,
    wallColor: TOUR_COLORS[at % TOUR_COLORS.length] ?? FIRST_SELECTION.wallColor,
    watermark: FIRST_SELECTION.watermark,
  }));
}
const TOUR_LIGHTINGS = ['golden_hour', 'ambient', 'warm_light', 'twilight', 'ambient'] as const;
const TOUR_COLORS = [
  'sage_green',
  'charcoal',
  'terracotta',
  'white',
  'navy_blue',
  'beige',
  'soft_pink',
] as const;

/** The selections one choice away, whose pictures are preloaded: the next of each kind, and the watermark. */
export function neighborsOf(selection: StyleSelection, styles: readonly RoomStyle[]): StyleSelection[] {
  return [
    { ...selection, watermark: !selection.watermark },
    { ...selection, style: after(styles, selection.style) },
    { ...selection, lighting: after(ROOM_LIGHTINGS, selection.lighting) },
    { ...selection, wallColor: after(ROOM_WALL_COLORS, selection.wallColor) },
  ];
}

const after = <Value>(values: readonly Value[], value: Value): Value =>
  values[(values.indexOf(value) + 1) % values.length] ?? value;
