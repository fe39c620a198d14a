import type { Mask, Plane, Raster } from './raster.ts';
import { type Resampling, resample, resampleToBytes } from './resample.ts';

/**
 * A plane at another size; `area` for shrinking (the default), `bilinear` for enlarging.
 *
 * @example
 * const large = resizePlane(small, photo.width, photo.height, 'bilinear');
 */
export function resizePlane(plane: Plane, width: number, height: number, how: Resampling = 'area'): Plane {
  return { width, height, data: resample({ ...plane, channels: 1 }, width, height, how) };
}

/**
 * A mask at another size; soft edges stay soft.
 *
 * @example
 * const small = resizeMask(mask, copy.width, copy.height);
 */
export function resizeMask(mask: Mask, width: number, height: number, how: Resampling = 'area'): Mask {
  const data = resampleToBytes({ ...mask, channels: 1 }, width, height, how);
  return { width, height, data };
}

/**
 * A picture at another size, averaged in sRGB as viewers do.
 *
 * @example
 * const copy = resizeRaster(photo, 640, 480);
 */
export function resizeRaster(
  raster: Raster,
  width: number,
  height: number,
  how: Resampling = 'area',
): Raster {
  const data = resampleToBytes({ ...raster, channels: 3 }, width, height, how);
  return { width, height, data };
}

/**
 * The size whose long side is at most `maxSide`, proportions kept, never enlarged, never below one pixel.
 *
 * @example
 * fitWithin({ width: 4000, height: 3000 }, 1600); // { width: 1600, height: 1200 }
 */
export function fitWithin(
  size: { readonly width: number; readonly height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
