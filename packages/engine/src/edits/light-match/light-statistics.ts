import { LINEAR_FROM_BYTE } from '../../base/color/srgb.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { findSky } from '../../scene/sky/find-sky.ts';
import { LEAST_SKY_CONFIDENCE } from '../sky/sky-confidence.ts';
import { isOutdoorColor, wellExposed } from './well-exposed.ts';

/** Statistics of a photo's light, for comparing the photos of a set. */
export interface LightStatistics {
  /** Log-average luminance of the well-exposed part: stops, 0 = white. */
  readonly exposure: number;
  /** Color of the light: stops of red and of blue over green. */
  readonly red: number;
  readonly blue: number;
  /** Difference of two estimates of that color, stops: the smaller, the surer. */
  readonly doubt: number;
  /** Well-exposed share of the picture, 0 … 1. */
  readonly share: number;
  /** Share that looks like sky or leaves, 0 … 1; 1 if an open sky is found. */
  readonly outdoors: number;
}

/** Norm of both estimates: between the mean (1) and the largest (infinity). */
const MINKOWSKI = 5;
/** Largest distance, in stops, of a neutral pixel's color from the estimate. */
const NEUTRAL = 0.45;
const ROUNDS = 6;
/** Share of neutral pixels among the well-exposed ones that is sufficient for an estimate. */
const ENOUGH_NEUTRAL = 0.08;

type Tint = readonly [red: number, blue: number];

/**
 * Measures a small version of a photo in linear light. The color of the light is estimated by "shades of gray"
 * (Finlayson and Trezzi 2004) and "gray edge" (van de Weijer et al. 2007), both without strong colors, and then
 * refined on the pixels that are nearly neutral under it. Windows, clipped and black pixels are left out.
 *
 * @param small at most a few hundred pixels on a side.
 */
export function measureLightStatistics(small: Raster): LightStatistics {
  const counted = wellExposed(small);
  const pixels = counted.reduce((sum, is) => sum + is, 0);
  const all = counted.length;
  if (pixels < all / 50) return { exposure: 0, red: 0, blue: 0, doubt: 9, share: pixels / all, outdoors: 0 };
  let [logs, outdoors] = [0, 0];
  for (let i = 0; i < all; i++) {
    if (isOutdoorColor(small, i)) outdoors++;
    if (counted[i]) logs += Math.log2(luminance(small, i) + 0.002);
  }
  const [shades, edges] = [shadesOfGray(small, counted), grayEdge(small, counted)];
  const middle: Tint = [(shades[0] + edges[0]) / 2, (shades[1] + edges[1]) / 2];
  const [red, blue] = bestSettled(small, counted, [middle, shades, edges, [0, 0]], pixels) ?? middle;
  return {
    exposure: logs / pixels,
    red,
    blue,
    doubt: Math.hypot(shades[0] - edges[0], shades[1] - edges[1]),
    share: pixels / all,
    outdoors: findSky(small).confidence < LEAST_SKY_CONFIDENCE ? outdoors / all : 1,
  };
}

const light = (small: Raster, i: number, channel: number): number =>
  LINEAR_FROM_BYTE[small.data[i * 3 + channel]!]!;

const luminance = (small: Raster, i: number): number =>
  0.2126 * light(small, i, 0) + 0.7152 * light(small, i, 1) + 0.0722 * light(small, i, 2);

/** Color of a pixel; dark ones are moved towards neutral, because their color is mostly noise. */
function tintOf(small: Raster, i: number): Tint {
  const green = Math.log2(light(small, i, 1) + 0.004);
  return [Math.log2(light(small, i, 0) + 0.004) - green, Math.log2(light(small, i, 2) + 0.004) - green];
}

/** Colors as strong as this belong to things, not to light. */
const STRONG = 1.3;
const isStrong = ([red, blue]: Tint): boolean => Math.hypot(red, blue) > STRONG;

function shadesOfGray(small: Raster, counted: Uint8Array): Tint {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < counted.length; i++) {
    if (!counted[i] || isStrong(tintOf(small, i))) continue;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += light(small, i, channel) ** MINKOWSKI;
  }
  return tintOfSums(sums);
}

/** The same for differences of neighbors: edges are between things of every color, so they show the light's color. */
function grayEdge(small: Raster, counted: Uint8Array): Tint {
  const { width, height } = small;
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = y * width + x;
      if (!counted[i] || !counted[i - 1] || !counted[i - width] || isStrong(tintOf(small, i))) continue;
      for (let channel = 0; channel < 3; channel++) {
        const here = light(small, i, channel);
        const across = here - light(small, i - 1, channel);
        const down = here - light(small, i - width, channel);
        sums[channel]! += Math.hypot(across, down) ** MINKOWSKI;
      }
    }
  }
  return tintOfSums(sums);
}

function tintOfSums(sums: readonly [number, number, number]): Tint {
  const [red, green, blue] = sums.map((sum) => Math.log2(sum + 1e-15) / MINKOWSKI) as [
    number,
    number,
    number,
  ];
  return [limited(red - green), limited(blue - green)];
}

const limited = (stops: number): number => Math.min(STRONG, Math.max(-STRONG, stops));

interface Settled {
  readonly tint: Tint;
  readonly weight: number;
}

/** The refined estimate with the most nearly neutral pixels; undefined without one. */
function bestSettled(
  small: Raster,
  counted: Uint8Array,
  starts: readonly Tint[],
  pixels: number,
): Tint | undefined {
  const all = starts.map((start) => settled(small, counted, start, pixels));
  return all.reduce((best, one) => (one && one.weight > (best?.weight ?? 0) ? one : best), undefined)?.tint;
}

/** Moves an estimate to the mean of the pixels that are nearly neutral under it, until it converges. */
function settled(small: Raster, counted: Uint8Array, start: Tint, pixels: number): Settled | undefined {
  let [red, blue] = start;
  let weight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let [sumRed, sumBlue, weights, near] = [0, 0, 0, 0];
    for (let i = 0; i < counted.length; i++) {
      if (!counted[i]) continue;
      const [r, b] = tintOf(small, i);
      if (Math.hypot(r - red, b - blue) > NEUTRAL) continue;
      // Bright pixels show the light's color best.
      const own = Math.sqrt(luminance(small, i));
      sumRed += own * r;
      sumBlue += own * b;
      weights += own;
      near++;
    }
    if (near < ENOUGH_NEUTRAL * pixels) return undefined;
    [red, blue] = [sumRed / weights, sumBlue / weights];
    weight = weights;
  }
  return { tint: [red, blue], weight };
}
