import type { StyleSelection } from '@home-design/contract';
import { LIGHTING_WORDS, STYLE_WORDS, WALL_COLOR_WORDS } from '../../core/styled-rooms/room-words.ts';

/** Sentences of the style selector and the examples below it. */
export const selectorCopy = {
  style: 'Style',
  lighting: 'Lighting',
  wallColor: 'Wall color',
  removeWatermark: 'Remove Watermark',
  caption: 'Rendered by this product’s own engine.',
  alt: ({ style, lighting, wallColor }: StyleSelection) =>
    `A living room: ${STYLE_WORDS[style]} style, ${LIGHTING_WORDS[lighting].toLowerCase()}, ${WALL_COLOR_WORDS[wallColor].toLowerCase()} walls`,
  examples: 'Examples from the gallery',
  seeGallery: 'See the gallery',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
