import type { STAGING_STYLES } from '@home-design/vocabulary';

/** The effect of a style on a room besides its furniture. */
export interface StylePalette {
  /** Wall paints by name and sRGB hex; the first is the most usual one, the others are as true to the style. */
  readonly walls: readonly [WallPaint, ...WallPaint[]];
  /** The light it is photographed in: a mood of the lighting edit, and how much of it. */
  readonly light: { readonly type: LightMood; readonly warmth: number; readonly strength: number };
}

/** A wall paint of a style. */
export interface WallPaint {
  readonly name: string;
  /** `#rrggbb`, sRGB. */
  readonly hex: string;
}

/** The moods that flatter a whole room; the others are effects. */
type LightMood = 'ambient' | 'evenly_lit' | 'warm_light' | 'moody' | 'golden_hour';

/**
 * Wall paints and light of the staging styles. Paints are those that decorators of each style use on whole walls,
 * none so strong that a room would seem smaller; light stays mild, because it is added to the photo's own.
 */
export const STYLE_PALETTES: Readonly<Record<(typeof STAGING_STYLES)[number], StylePalette>> = {
  modern: {
    walls: [
      { name: 'warm white', hex: '#EFECE6' },
      { name: 'greige', hex: '#CFC8BD' },
      { name: 'slate blue', hex: '#8695A1' },
    ],
    light: { type: 'evenly_lit', warmth: 0, strength: 0.45 },
  },
  minimalist: {
    walls: [
      { name: 'chalk white', hex: '#F3F1EC' },
      { name: 'pale stone', hex: '#DEDAD2' },
    ],
    light: { type: 'evenly_lit', warmth: 0, strength: 0.5 },
  },
  scandinavian: {
    walls: [
      { name: 'milk white', hex: '#F1EEE6' },
      { name: 'mist gray', hex: '#D5D9D6' },
      { name: 'dusty sage', hex: '#B9C1AE' },
    ],
    light: { type: 'ambient', warmth: -0.05, strength: 0.5 },
  },
  industrial: {
    walls: [
      { name: 'concrete gray', hex: '#A6A39E' },
      { name: 'graphite', hex: '#5C5F61' },
      { name: 'plaster', hex: '#CDC7BE' },
    ],
    light: { type: 'moody', warmth: 0.05, strength: 0.25 },
  },
  rustic: {
    walls: [
      { name: 'limewash cream', hex: '#EADFC9' },
      { name: 'clay beige', hex: '#D3BC98' },
      { name: 'moss', hex: '#8E9272' },
    ],
    light: { type: 'warm_light', warmth: 0, strength: 0.4 },
  },
  luxury: {
    walls: [
      { name: 'pearl', hex: '#E6E0D6' },
      { name: 'ink blue', hex: '#33415A' },
      { name: 'smoked green', hex: '#4C5B52' },
    ],
    light: { type: 'warm_light', warmth: 0, strength: 0.35 },
  },
  bohemian: {
    walls: [
      { name: 'terracotta', hex: '#CB8565' },
      { name: 'sand', hex: '#E5D1B3' },
      { name: 'olive', hex: '#98976B' },
    ],
    light: { type: 'golden_hour', warmth: 0, strength: 0.35 },
  },
  traditional: {
    walls: [
      { name: 'ivory', hex: '#EFE4CC' },
      { name: 'stone green', hex: '#A9B19B' },
      { name: 'wedgwood blue', hex: '#8EA3B3' },
    ],
    light: { type: 'warm_light', warmth: 0, strength: 0.35 },
  },
};
