import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';

/** Larger photos are furnished at this size, and the furniture is enlarged into them. */
export const WORKING_SIDE = 2048;

/** The photo at the size at which it is furnished. */
export function workingSize(photo: Raster, longestSide = WORKING_SIDE): Raster {
  const { width, height } = fitWithin(photo, longestSide);
  return resizeRaster(photo, width, height);
}
