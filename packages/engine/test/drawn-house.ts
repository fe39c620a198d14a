import { linearFromSrgb, srgbFromLinear } from '../src/base/color/srgb.ts';
import { createMask, createRaster, type Mask, type Raster } from '../src/base/raster/raster.ts';

/** A house before the sky, and the share of sky in every pixel it was drawn with. */
export interface DrawnHouse {
  readonly photo: Raster;
  readonly sky: Mask;
}

/** How many places across and down a pixel is looked at. */
const LOOKS = 4;

/**
 * A brick house with a white door on a lawn, twigs and a wire before the sky, anti-aliased in linear light as a camera's pixels are, and with a
 * little grain.
 *
 * @param skyColor sRGB of the sky at height 0 (top) … 1.
 */
export function drawnHouse(
  width: number,
  height: number,
  skyColor: (down: number) => readonly [number, number, number],
): DrawnHouse {
  const photo = createRaster(width, height);
  const sky = createMask(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const sum = [0, 0, 0];
      let open = 0;
      for (let look = 0; look < LOOKS * LOOKS; look++) {
        const u = (x + ((look % LOOKS) + 0.5) / LOOKS) / width;
        const v = (y + (Math.floor(look / LOOKS) + 0.5) / LOOKS) / height;
        const thing = thingAt(u, v);
        if (thing === null) open++;
        const color = thing ?? skyColor(v);
        for (let c = 0; c < 3; c++) sum[c]! += linearFromSrgb(color[c]! / 255) / (LOOKS * LOOKS);
      }
      const grain = ((x * 7919 + y * 104_729) % 5) - 2;
      for (let c = 0; c < 3; c++) {
        photo.data[3 * i + c] = Math.min(255, Math.max(0, 255 * srgbFromLinear(sum[c]!) + grain));
      }
      sky.data[i] = (255 * open) / (LOOKS * LOOKS);
    }
  }
  return { photo, sky };
}

function thingAt(u: number, v: number): readonly [number, number, number] | null {
  if (v > 0.8) return [70, 105, 45];
  if (v > 0.62 && u > 0.44 && u < 0.52) return [235, 235, 230];
  if (v > 0.42 && u > 0.3 && u < 0.7) return Math.floor(v * 60) % 2 === 0 ? [150, 75, 55] : [140, 66, 48];
  if (v > 0.42 - 0.55 * (0.2 - Math.abs(u - 0.5)) && u > 0.3 && u < 0.7) return [60, 62, 70];
  // A trunk with twigs that fork upward, and a wire.
  if (Math.abs(u - 0.12) < 0.012 && v > 0.3) return [52, 42, 36];
  for (const [k, slope] of [-0.5, -0.28, -0.1, 0.12, 0.3, 0.55].entries()) {
    const along = 0.55 - 0.05 * k - v;
    if (along > 0 && v > 0.1 && Math.abs(u - 0.12 - slope * along * 0.4) < 0.004) return [52, 42, 36];
  }
  if (Math.abs(v - 0.12 - 0.03 * u) < 0.0025 && u > 0.55) return [30, 30, 32];
  return null;
}
