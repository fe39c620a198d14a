import type { Raster } from '../../base/raster/raster.ts';
import { DISCLOSURE, labelLayout } from '../disclosure-label/label-layout.ts';
import { drawWordmark, WORDMARK_WIDTH } from './draw-wordmark.ts';

/** Height of capitals as a share of the picture's shorter side, and in pixels at least. */
const CAPITAL = 0.022;
const LEAST_CAPITAL = 7;
/** The name takes at most this share of the picture's width. */
const WIDEST = 0.5;
/** Space between the letters and the disclosure label's place, in capitals. */
const GAP = 1.25;
/** White letters on their shadow have a contrast of at least 4.5 to 1 on any photo. */
const LOOK = { letters: 0.94, shadow: 0.7, spread: 2.8 } as const;

/**
 * A copy of a picture with the product's name small in its lower right corner, readable on light and dark. It leaves
 * the foot free for the disclosure label. The given picture stays unchanged; the same picture gives the same bytes
 * everywhere.
 */
export function markExport(picture: Raster): Raster {
  const { width, height } = picture;
  const wanted = Math.max(LEAST_CAPITAL, CAPITAL * Math.min(width, height));
  const capital = Math.min(wanted, (WIDEST * width) / WORDMARK_WIDTH);
  const { top } = labelLayout(width, height, DISCLOSURE);
  const below = height - top + GAP * capital;
  const right = Math.min(below, 0.1 * width);
  return drawWordmark(picture, { ...LOOK, height: capital, margin: [right, below] });
}
