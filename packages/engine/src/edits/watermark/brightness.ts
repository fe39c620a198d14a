import { createPlane, type Plane, type Raster } from '../../base/raster/raster.ts';

/** Perceived brightness of a picture, 0 … 255, from sRGB's channels. */
export function brightnessOf({ width, height, data }: Raster): Plane {
  const bright = createPlane(width, height);
  for (let i = 0; i < bright.data.length; i++) {
    bright.data[i] = 0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!;
  }
  return bright;
}
