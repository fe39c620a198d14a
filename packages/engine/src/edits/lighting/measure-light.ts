import { LINEAR_FROM_BYTE } from '../../color/srgb.ts';
import { channelPlane } from '../../raster/convert.ts';
import type { Plane, Raster } from '../../raster/raster.ts';

/** What a photo's light is like as a whole. */
export interface LightMeasure {
  /** Geometric mean of luminance, linear light 0 … 1, clipped pixels left out. */
  readonly key: number;
  /** Estimated color of white in the photo, linear sRGB, largest channel 1. */
  readonly white: readonly [number, number, number];
}

/** Norm of the white estimate: between the mean (1, "gray world") and the maximum (infinity, "white patch"). */
const MINKOWSKI = 5;
/** A photo of a red room is not a red light: no channel of white is believed to fall below this. */
const DULLEST_CHANNEL = 0.62;

/** Measures a small version of the photo; white by "shades of gray" (Finlayson and Trezzi 2004). */
export function measureLight(small: Raster): LightMeasure {
  const sums = [0, 0, 0];
  let logs = 0;
  let counted = 0;
  for (let i = 0; i < small.data.length; i += 3) {
    const rgb = [small.data[i]!, small.data[i + 1]!, small.data[i + 2]!].map(
      (byte) => LINEAR_FROM_BYTE[byte]!,
    );
    const [r, g, b] = rgb as [number, number, number];
    if (Math.max(r, g, b) > 0.94) continue;
    logs += Math.log(0.2126 * r + 0.7152 * g + 0.0722 * b + 0.002);
    counted++;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += rgb[channel]! ** MINKOWSKI;
  }
  if (counted < small.data.length / 60) return { key: 0.8, white: [1, 1, 1] };
  const norms = sums.map((sum) => (sum / counted) ** (1 / MINKOWSKI));
  const most = Math.max(...norms, 1e-6);
  const [r, g, b] = norms.map((norm) => Math.max(DULLEST_CHANNEL, norm / most)) as [number, number, number];
  return { key: Math.exp(logs / counted), white: [r, g, b] };
}

/** Brightest channel of every pixel, sRGB-encoded 0 … 1: near 1 where the sensor clipped. */
export function brightestChannel(small: Raster): Plane {
  const plane = channelPlane(small, 0);
  for (let i = 0; i < plane.data.length; i++) {
    plane.data[i] = Math.max(small.data[i * 3]!, small.data[i * 3 + 1]!, small.data[i * 3 + 2]!) / 255;
  }
  return plane;
}
