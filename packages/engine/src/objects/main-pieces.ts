import type { ShareBox } from '../base/geometry/share-box.ts';
import { connectedComponents } from '../base/raster/connected-components.ts';
import { createMask, type Mask } from '../base/raster/raster.ts';

/** Pieces below this share of the largest are dropped. */
const CRUMB_SHARE = 0.06;
/** Holes below this share of the box are the object's own highlights. */
const HOLE_SHARE = 0.012;
/** An object that fills less of its box was not cut out: its colors are the background's. */
const LEAST_FILL = 0.12;

/**
 * A cut-out without small pieces and holes. If next to nothing was cut out, the whole box instead: for a removal,
 * losing a bit of wall is better than keeping half a chair.
 *
 * @param box of the object and `place` of the mask, both in shares of the picture.
 * @param leastFill share of the box that has to be cut out.
 */
export function mainPieces(cut: Mask, box: ShareBox, place: ShareBox, leastFill = LEAST_FILL): Mask {
  const rectangle = boxMask(cut, box, place);
  const boxPixels = countInside(rectangle);
  const pieces = connectedComponents(cut);
  const largest = pieces.areas.reduce((most, area) => Math.max(most, area), 0);
  const kept = createMask(cut.width, cut.height);
  pieces.labels.forEach((piece, i) => {
    kept.data[i] = piece >= 0 && pieces.areas[piece]! >= CRUMB_SHARE * largest ? 255 : 0;
  });
  if (countInside(kept) < leastFill * boxPixels) return rectangle;

  const outside = connectedComponents({ ...kept, data: kept.data.map((value) => 255 - value) });
  outside.labels.forEach((piece, i) => {
    if (piece >= 0 && outside.areas[piece]! < HOLE_SHARE * boxPixels) kept.data[i] = 255;
  });
  return kept;
}

function countInside(mask: Mask): number {
  return mask.data.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
}

function boxMask({ width, height }: Mask, box: ShareBox, place: ShareBox): Mask {
  const mask = createMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = place.top + ((place.bottom - place.top) * (y + 0.5)) / height;
    for (let x = 0; x < width; x++, i++) {
      const u = place.left + ((place.right - place.left) * (x + 0.5)) / width;
      if (u >= box.left && u < box.right && v >= box.top && v < box.bottom) mask.data[i] = 255;
    }
  }
  return mask;
}
