import type { Mask, Raster } from './raster.ts';
import { resizeRaster } from './resize.ts';

/** How two pictures differ. */
export interface RasterDifference {
  readonly sameSize: boolean;
  /** Share of pixels that differ, 0 … 1. */
  readonly changedShare: number;
  /** Mean absolute difference of the sRGB values, 0 … 255. */
  readonly meanDifference: number;
  /** The largest difference of a pixel's three values, 0 … 255. */
  readonly map: Mask;
}

/** Compares two pictures pixel by pixel; the larger one is reduced first, without its proportions if necessary. */
export function compareRasters(a: Raster, b: Raster): RasterDifference {
  const sameSize = a.width === b.width && a.height === b.height;
  const width = Math.min(a.width, b.width);
  const height = Math.min(a.height, b.height);
  const [first, second] = [a, b].map((one) =>
    one.width === width && one.height === height ? one : resizeRaster(one, width, height),
  ) as [Raster, Raster];

  const map = new Uint8Array(width * height);
  let changed = 0;
  let sum = 0;
  for (let i = 0, p = 0; p < map.length; i += 3, p++) {
    let largest = 0;
    for (let c = i; c < i + 3; c++) {
      const difference = Math.abs(first.data[c]! - second.data[c]!);
      sum += difference;
      if (difference > largest) largest = difference;
    }
    map[p] = largest;
    if (largest > 0) changed++;
  }
  return {
    sameSize,
    changedShare: changed / map.length,
    meanDifference: sum / (map.length * 3),
    map: { width, height, data: map },
  };
}
