import { LINEAR_FROM_BYTE } from '../../base/color/srgb.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { SkyLightChange } from './sky-recipes.ts';

/** Changes the light on one pixel: sRGB-encoded 0 … 1 in, linear light out. */
export type Relight = (red: number, green: number, blue: number, out: Float64Array) => void;

/** Linear brightness around which contrast turns. */
const MIDDLE = 0.18;
/** Linear brightness from which tones are rolled off. */
const KNEE = 0.75;
/** Linear brightness of full shade and of sunlit surfaces, as multiples of the median. */
const SHADE = 0.4;
const SUNLIT = 2.2;
/** Median linear brightness of ground and houses under a day's sky. */
const DAY_MEDIAN = 0.16;
/** Share of the missing brightness that is added, and its maximum in stops. */
const LIFT = 0.45;
const MOST_LIFT = 0.9;
const SIZE = 160;
/** Steps of the tables by brightness, even in its square root. */
const STEPS = 2048;

/**
 * The light of a new sky on the foreground: exposure, the sun's tint on bright sides and the sky's in the shade,
 * contrast and color strength. Photos that are much too dark for a day's sky are lifted part of the way.
 *
 * @param sky share of sky in every pixel, at any size.
 */
export function relightUnder(photo: Raster, sky: Mask, change: SkyLightChange): Relight {
  const median = medianBelow(photo, sky);
  const missing = Math.log2(DAY_MEDIAN / Math.max(0.01, median));
  const lift = change.exposure < 0 ? 0 : Math.min(MOST_LIFT, Math.max(0, LIFT * missing));
  const gain = 2 ** (change.exposure + lift);
  const slope = change.contrast;
  const saturation = change.saturation;
  const low = Math.log2(SHADE * median);
  const high = Math.log2(SUNLIT * median);
  // By brightness: the factor, and the share of sunlight.
  const scales = new Float32Array(STEPS + 1);
  const sunny = new Float32Array(STEPS + 1);
  for (let step = 0; step <= STEPS; step++) {
    const before = Math.max(1e-5, (step / STEPS) ** 2);
    scales[step] = shoulder(MIDDLE * ((before * gain) / MIDDLE) ** slope) / before;
    sunny[step] = Math.min(1, Math.max(0, (Math.log2(before) - low) / (high - low)));
  }
  return (red, green, blue, out) => {
    out[0] = linear(red);
    out[1] = linear(green);
    out[2] = linear(blue);
    const before = luminance(out);
    const step = Math.round(Math.sqrt(before) * STEPS);
    const after = before * scales[step]!;
    for (let c = 0; c < 3; c++) {
      const tint = change.shade[c]! + sunny[step]! * (change.sun[c]! - change.shade[c]!);
      const value = after + saturation * (out[c]! * scales[step]! - after);
      out[c] = Math.max(0, value * tint);
    }
  };
}

/** Bright places stay below white instead of being cut off. */
function shoulder(light: number): number {
  return light <= KNEE ? light : KNEE + (1 - KNEE) * (1 - Math.exp(-(light - KNEE) / (1 - KNEE)));
}

function luminance(color: Float64Array): number {
  return 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
}

function linear(encoded: number): number {
  return LINEAR_FROM_BYTE[Math.min(255, Math.max(0, Math.round(255 * encoded)))]!;
}

/** Median linear brightness of the foreground. */
function medianBelow(photo: Raster, sky: Mask): number {
  const small = resizeRaster(photo, Math.min(SIZE, photo.width), Math.min(SIZE, photo.height));
  const cover = resizeMask(sky, small.width, small.height, 'bilinear');
  const values: number[] = [];
  for (let i = 0; i < cover.data.length; i++) {
    if (cover.data[i]! > 20) continue;
    values.push(luminance(Float64Array.from([0, 1, 2], (c) => LINEAR_FROM_BYTE[small.data[3 * i + c]!]!)));
  }
  return values.sort((a, b) => a - b)[values.length >> 1] ?? DAY_MEDIAN;
}
