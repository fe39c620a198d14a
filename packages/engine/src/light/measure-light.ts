import { LINEAR_FROM_BYTE } from '../base/color/srgb.ts';
import { createPlane, type Plane, type Raster } from '../base/raster/raster.ts';

/** The overall light of a photo. */
export interface LightMeasure {
  /** Geometric mean of luminance, linear light 0 … 1, without clipped pixels. */
  readonly key: number;
  /** Estimated color of white in the photo, linear sRGB, largest channel 1. */
  readonly white: readonly [number, number, number];
}

/** Norm of the white estimate: between the mean (1, "gray world") and the maximum (infinity, "white patch"). */
const MINKOWSKI = 5;
/** Linear light of every byte to that power. */
const POWERS = Float64Array.from(LINEAR_FROM_BYTE, (light) => light ** MINKOWSKI);
/** A photo of a red room does not have red light: no channel of white is assumed to be below this. */
const DULLEST_CHANNEL = 0.62;

/** Measures a small version of the photo; white by "shades of gray" (Finlayson and Trezzi 2004). */
export function measureLight(small: Raster): LightMeasure {
  const sums = [0, 0, 0] as [number, number, number];
  let logs = 0;
  let counted = 0;
  for (let i = 0; i < small.data.length; i += 3) {
    const r = LINEAR_FROM_BYTE[small.data[i]!]!;
    const g = LINEAR_FROM_BYTE[small.data[i + 1]!]!;
    const b = LINEAR_FROM_BYTE[small.data[i + 2]!]!;
    if (Math.max(r, g, b) > 0.94) continue;
    logs += Math.log(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.002);
    counted++;
    sums[0] += POWERS[small.data[i]!]!;
    sums[1] += POWERS[small.data[i + 1]!]!;
    sums[2] += POWERS[small.data[i + 2]!]!;
  }
  if (counted < small.data.length / 60) return { key: 0.8, white: [1, 1, 1] };
  const norms = sums.map((sum) => (sum / counted) ** (1 / MINKOWSKI));
  const most = Math.max(...norms, 1e-6);
  const [r, g, b] = norms.map((norm) => Math.max(DULLEST_CHANNEL, norm / most)) as [number, number, number];
  return { key: Math.exp(logs / counted), white: [r, g, b] };
}

/**
 * Perceived brightness of a pixel, sRGB-encoded 0 … 1: halfway between luma and the brightest channel, because luma
 * alone would treat vivid red and blue as black.
 */
export function brightnessPlane(small: Raster): Plane {
  const plane = createPlane(small.width, small.height);
  for (let i = 0, at = 0; i < plane.data.length; i++, at += 3) {
    plane.data[i] = brightnessOf(small.data[at]!, small.data[at + 1]!, small.data[at + 2]!) / 255;
  }
  return plane;
}

/** The same for one pixel, 0 … 255. */
export function brightnessOf(red: number, green: number, blue: number): number {
  const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  return (red * 54 + green * 183 + blue * 19 + most * 256) / 512;
}
