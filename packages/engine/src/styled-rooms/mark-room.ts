import type { Raster } from '../base/raster/raster.ts';
import { drawWordmark } from '../publishing/wordmark/draw-wordmark.ts';

/** Height of capitals and distance from the corner, as shares of the picture's height. */
const CAPITAL = 0.034;
const MARGIN = 0.05;
const LOOK = { letters: 0.82, shadow: 0.45, spread: 1.6 } as const;

/** A picture of the living room with the product's name in its lower right corner. */
export function markRoom(picture: Raster): Raster {
  const margin = MARGIN * picture.height;
  return drawWordmark(picture, { ...LOOK, height: CAPITAL * picture.height, margin: [margin, margin] });
}
