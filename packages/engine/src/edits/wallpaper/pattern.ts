import type { Wallpaper, WallpaperRepeat } from '@home-design/vocabulary';
import type { PatternTile } from './pattern-tile.ts';
import { beadboard, paintedBrick, shiplap, woodSlats } from './patterns/boards.ts';
import { botanical } from './patterns/botanical.ts';
import { artDecoFans, ogee } from './patterns/curves.ts';
import { grasscloth } from './patterns/grasscloth.ts';
import { type Palette, palette, toneOnTone } from './patterns/palette.ts';
import { panelMolding, WAINSCOT_HEIGHT, wainscot } from './patterns/panels.ts';
import { dots, tickingStripes, wideStripes } from './patterns/stripes.ts';

/** A paper or panel of true size, ready to be put on a wall. */
export interface WallPattern {
  readonly tile: PatternTile;
  /** Whether repeats are stretched a little, so that whole ones fit between two corners. */
  readonly isFitted: boolean;
  /** It ends at this height, meters; absent: at the ceiling. */
  readonly top?: number;
}

/** How a pattern is made. */
interface Design {
  readonly colors: Palette;
  /** Difference in lightness (OKLab) of ground and ink in a color of one's own. */
  readonly contrast: number;
  readonly draw: (colors: Palette, size: number, ceiling: number) => PatternTile;
  readonly isFitted?: boolean;
  readonly top?: number;
}

/** Paint of panels. */
const PAINT = palette('#eceae2', '#eceae2', '#eceae2');

const DESIGNS: Readonly<Record<Wallpaper, Design>> = {
  botanical: { colors: palette('#f1efe4', '#6d8468', '#c9d1bc'), contrast: 0.2, draw: botanical },
  ogee: { colors: palette('#dfe3e4', '#7f94a3', '#b4c1c9'), contrast: 0.17, draw: ogee },
  art_deco_fans: { colors: palette('#22413f', '#c8a86c', '#8f8a5f'), contrast: 0.24, draw: artDecoFans },
  wide_stripes: { colors: palette('#f2eee4', '#cfd5cf', '#cfd5cf'), contrast: 0.07, draw: wideStripes },
  ticking_stripes: { colors: palette('#f3efe5', '#66788f', '#66788f'), contrast: 0.2, draw: tickingStripes },
  dots: { colors: palette('#f4efe9', '#d09a85', '#d09a85'), contrast: 0.16, draw: dots },
  grasscloth: { colors: palette('#d8cbb0', '#b39e7a', '#b39e7a'), contrast: 0.12, draw: grasscloth },
  beadboard: { colors: PAINT, contrast: 0, draw: beadboard },
  shiplap: { colors: PAINT, contrast: 0, draw: shiplap },
  wainscot: { colors: PAINT, contrast: 0, draw: wainscot, isFitted: true, top: WAINSCOT_HEIGHT },
  panel_molding: { colors: PAINT, contrast: 0, draw: panelMolding, isFitted: true },
  white_brick: { colors: PAINT, contrast: 0, draw: paintedBrick },
  wood_slats: { colors: palette('#c08f5c', '#1d1916', '#a06f40'), contrast: 0.1, draw: woodSlats },
};

const SIZES: Readonly<Record<WallpaperRepeat, number>> = { small: 0.65, medium: 1, large: 1.5 };

/**
 * Draws one repeat of a pattern.
 *
 * @param color `#rrggbb` of the ground, in place of the pattern's own colors; absent: those.
 * @param ceiling height of the room, meters.
 */
export function wallPattern(
  name: Wallpaper,
  repeat: WallpaperRepeat,
  color: string | undefined,
  ceiling: number,
): WallPattern {
  const { colors, contrast, draw, isFitted = false, top } = DESIGNS[name];
  const own = color === undefined ? colors : toneOnTone(color, contrast);
  const chosen = name === 'wood_slats' ? { ...own, ink: colors.ink } : own;
  return { tile: draw(chosen, SIZES[repeat], ceiling), isFitted, ...(top !== undefined && { top }) };
}
