import type { Mask, Plane, Raster } from './raster.ts';
import { type Resampling, resample } from './resample.ts';

/** A plane at another size; `area` for shrinking (the default), `bilinear` for enlarging. */
export function resizePlane(plane: Plane, width: number, height: number, how: Resampling = 'area'): Plane {
  return { width, height, data: resample(plane.data, plane.width, plane.height, 1, width, height, how) };
}

/** A mask at another size; soft edges stay soft. */
export function resizeMask(mask: Mask, width: number, height: number, how: Resampling = 'area'): Mask {
  return { width, height, data: bytes(resample(mask.data, mask.width, mask.height, 1, width, height, how)) };
}

/** A picture at another size, averaged in sRGB as viewers do. */
export function resizeRaster(
  raster: Raster,
  width: number,
  height: number,
  how: Resampling = 'area',
): Raster {
  return {
    width,
    height,
    data: bytes(resample(raster.data, raster.width, raster.height, 3, width, height, how)),
  };
}

/** The size whose long side is at most `maxSide`, proportions kept, never enlarged, never below one pixel. */
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

function bytes(values: Float32Array): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) out[i] = Math.min(255, Math.max(0, values[i]! + 0.5));
  return out;
}
