import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import type { Plane, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { brightnessOf } from './brightness.ts';
import { findTiling, scaled, type Tiling } from './find-tiling.ts';
import { cellsAgree } from './lattice.ts';

/** Marks are compared on copies of this side, on which they were found. */
const SIDE = 640;
/** Finer structure is mark or grain, coarser is light; pixels. */
const FINE = 3;
/** Contrast beyond this, 8-bit steps, belongs to the room and would hide the mark's. */
const MOST_CONTRAST = 12;

/**
 * The removed share of a tiled mark, 0 … 1: one minus the strength of the repetition in the result in relation to the
 * original. The steps that were used may have been wrong, and then show nothing themselves; therefore marks are
 * searched anew, and the smaller value counts.
 */
export function goneOf(photo: Raster, uncovered: Raster, tiling: Tiling): number {
  const again = findTiling(uncovered);
  const gone = goneAlong(photo, uncovered, tiling);
  return again === null ? gone : Math.min(gone, goneAlong(photo, uncovered, again));
}

/** The same along the steps of one tiling only. */
export function goneAlong(photo: Raster, uncovered: Raster, { steps }: Tiling): number {
  const [before, after] = [strengthIn(photo), strengthIn(uncovered)];
  return before === 0 ? 0 : Math.min(1, Math.max(0, 1 - after / before));

  function strengthIn(picture: Raster): number {
    const size = fitWithin(picture, SIDE);
    const detail = detailOf(resizeRaster(picture, size.width, size.height));
    return cellsAgree(detail, scaled(steps, Math.max(size.width, size.height))).strength;
  }
}

/** Fine detail of the brightness at its full strength, in 8-bit steps, except edges. */
function detailOf(picture: Raster): Plane {
  const bright = brightnessOf(picture);
  const light = gaussianBlur(bright, FINE);
  const detail = bright.data.map((value, i) =>
    Math.max(-MOST_CONTRAST, Math.min(MOST_CONTRAST, value - light.data[i]!)),
  );
  return { ...bright, data: detail };
}
