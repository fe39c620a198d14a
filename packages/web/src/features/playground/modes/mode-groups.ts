import type { EditMode } from '@home-design/contract';
import {
  IconArmchair,
  IconArrowsMaximize,
  IconBadgeTm,
  IconBasket,
  IconBuildingArch,
  IconBulb,
  IconChecklist,
  IconCloud,
  IconCopyrightOff,
  IconEraser,
  IconHomeStar,
  IconPaint,
  IconPalette,
  IconRulerMeasure,
  IconSofa,
  IconSquareDashed,
  IconSunglasses,
  IconTexture,
  IconWallpaper,
  IconWindow,
} from '@tabler/icons-react';

/** A kind of edit. */
export interface OfferedMode {
  mode: EditMode;
  icon: typeof IconEraser;
  /** Synonyms for the search. */
  words: string;
}

export interface ModeGroup {
  name: string;
  modes: readonly OfferedMode[];
}

/** All kinds of edit, grouped by purpose. */
export const MODE_GROUPS: readonly ModeGroup[] = [
  {
    name: 'Furnish',
    modes: [
      { mode: 'furniture', icon: IconArmchair, words: 'virtual staging sofa bed table' },
      { mode: 'concept', icon: IconSofa, words: 'idea use of an empty room' },
      { mode: 'outdoor-space', icon: IconSunglasses, words: 'garden terrace patio balcony' },
    ],
  },
  {
    name: 'Walls & floor',
    modes: [
      { mode: 'wall-color', icon: IconPaint, words: 'paint repaint colour' },
      { mode: 'wallpaper', icon: IconWallpaper, words: 'pattern stripes wainscot beadboard brick slats' },
      { mode: 'floor', icon: IconTexture, words: 'flooring wood planks parquet tiles carpet' },
    ],
  },
  {
    name: 'Light & sky',
    modes: [
      { mode: 'lighting', icon: IconBulb, words: 'brightness warmth dusk twilight sunset' },
      { mode: 'sky', icon: IconCloud, words: 'clouds weather sunset blue' },
      { mode: 'window-view', icon: IconWindow, words: 'outside overexposed glass' },
    ],
  },
  {
    name: 'Remove',
    modes: [
      { mode: 'object-removal', icon: IconEraser, words: 'erase delete thing' },
      { mode: 'empty-room', icon: IconSquareDashed, words: 'clear furniture' },
      { mode: 'declutter', icon: IconBasket, words: 'tidy clean up' },
      { mode: 'watermark', icon: IconCopyrightOff, words: 'logo mark' },
    ],
  },
  {
    name: 'Restyle',
    modes: [
      { mode: 'redesign', icon: IconHomeStar, words: 'renovate new style' },
      { mode: 'style-transfer', icon: IconPalette, words: 'look of a style' },
      { mode: 'selective-change', icon: IconChecklist, words: 'several at once paint remove light' },
    ],
  },
  {
    name: 'Fix',
    modes: [
      { mode: 'architecture', icon: IconBuildingArch, words: 'vertical lines perspective' },
      { mode: 'upscale', icon: IconArrowsMaximize, words: 'enlarge larger resolution' },
      { mode: 'brand', icon: IconBadgeTm, words: 'logo label name' },
      { mode: 'blueprint', icon: IconRulerMeasure, words: 'floor plan drawing dimensions' },
    ],
  },
];
