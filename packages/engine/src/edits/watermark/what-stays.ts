import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import type { Plane, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { brightnessOf } from './brightness.ts';
import { findTiling, scaled, type Tiling } from './find-tiling.ts';
import { cellsAgree } from './lattice.ts';

/** Marks are compared on copies of this side, on which they were found. */
const SIDE = 640;
/** What is finer than this is mark or grain, what is coarser is light; pixels. */
const FINE = 3;
/** Contrast beyond this, 8-bit steps, is the room's: it would drown the mark's. */
const MOST_CONTRAST = 12;

/**
 * How much of a tiled mark is gone from a picture, 0 … 1: one minus how strong what is repeated in it still is, against
 * before. The steps that were used for taking it off may have been wrong, and leave no trace of their own; therefore
 * marks are looked for anew, and it is the least of both.
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

/** Fine detail of the brightness as strong as it is, in 8-bit steps, but for edges. */
function detailOf(picture: Raster): Plane {
  const bright = brightnessOf(picture);
  const light = gaussianBlur(bright, FINE);
  const detail = bright.data.map((value, i) =>
    Math.max(-MOST_CONTRAST, Math.min(MOST_CONTRAST, value - light.data[i]!)),
  );
  return { ...bright, data: detail };
}
