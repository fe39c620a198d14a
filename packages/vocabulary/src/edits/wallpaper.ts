import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** The available papers and panels, in the order in which they are offered. */
export const WALLPAPERS = [
  'botanical',
  'ogee',
  'art_deco_fans',
  'wide_stripes',
  'ticking_stripes',
  'dots',
  'grasscloth',
  'beadboard',
  'shiplap',
  'wainscot',
  'panel_molding',
  'white_brick',
  'wood_slats',
] as const;
export type Wallpaper = (typeof WALLPAPERS)[number];

/** How large the pattern repeats. */
export const WALLPAPER_REPEATS = ['small', 'medium', 'large'] as const;
export type WallpaperRepeat = (typeof WALLPAPER_REPEATS)[number];

/** Puts wallpaper or panels on the walls. A color replaces the pattern's own ground; see `paints.ts`. */
export const wallpaper = {
  editClass: 'surfaces',
  names: ['wallpaper'],
  settings: { pattern: choice(WALLPAPERS), repeat: choice(WALLPAPER_REPEATS, 'medium') },
} as const satisfies EditVocabulary;
