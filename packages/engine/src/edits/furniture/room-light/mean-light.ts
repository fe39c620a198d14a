import type { Raster } from '../../../base/raster/raster.ts';

/** Mean linear brightness of the photo, 0 … 1. */
export function meanLight({ data }: Raster): number {
  let sum = 0;
  for (let i = 1; i < data.length; i += 48) sum += (data[i]! / 255) ** 2.2;
  return sum / Math.ceil((data.length - 1) / 48);
}
