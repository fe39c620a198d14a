import { createRaster, type Raster } from '../src/base/raster/raster.ts';

/**
 * A small picture no turn or mirror image of which equals it: a smooth gradient, a red corner, a bright pane and a
 * dark block, with a little noise as cameras have it.
 */
export function drawnPhoto(width = 120, height = 90): Raster {
  const raster = createRaster(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const [r, g, b] = colorAt(x / width, y / height);
      const noise = ((x * 7919 + y * 104_729) % 7) - 3;
      raster.data[i] = r + noise;
      raster.data[i + 1] = g + noise;
      raster.data[i + 2] = b + noise;
    }
  }
  return raster;
}

function colorAt(u: number, v: number): [number, number, number] {
  if (u < 0.25 && v < 0.25) return [200, 40, 40];
  if (u > 0.6 && u < 0.85 && v > 0.15 && v < 0.45) return [251, 251, 251];
  if (u > 0.1 && u < 0.4 && v > 0.7) return [35, 30, 28];
  return [90 + 90 * u, 110 + 60 * v, 140 - 60 * u];
}

/** Root mean square difference of two pictures of one size, in 8-bit steps. */
export function distance(a: Raster, b: Raster): number {
  if (a.data.length !== b.data.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += (a.data[i]! - b.data[i]!) ** 2;
  return Math.sqrt(sum / a.data.length);
}
