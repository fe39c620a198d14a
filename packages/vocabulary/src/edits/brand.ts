import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice, range } from '../setting.ts';

/** The places for a name or a logo. */
export const BRAND_CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type BrandCorner = (typeof BRAND_CORNERS)[number];

/** The longest name, in characters. */
export const MAX_BRAND_TEXT_LENGTH = 60;

/** Puts a name or a logo into a corner of the picture. */
export const brand = {
  editClass: 'light only',
  names: ['brand-element-management'],
  settings: {
    corner: choice(BRAND_CORNERS),
    /** Width as a share of the picture's. Short names and narrow logos stay narrower. */
    size: range(0.05, 0.5, 0.01, 0.22),
    opacity: range(0.2, 1, 0.05, 0.9),
  },
} as const satisfies EditVocabulary;
