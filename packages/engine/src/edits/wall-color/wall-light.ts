import { boxMeanInto } from '../../base/raster/box-filter.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { oklabImage } from '../../scene/oklab-image.ts';

/**
 * The wall without its texture, in OKLab: lightness at a pixel is `slope` times its lightness plus `offset`, so that
 * the edges of light and shadow stay sharp; a and b are plain local means.
 */
export interface WallLight {
  readonly width: number;
  readonly height: number;
  readonly slope: Float32Array;
  readonly offset: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

// On two scenes at 384 px, moves of these three by 20 % change at most 1 % of the pixels of a painted room (73 dB).

/** Texture is finer than the picture's long side over this, and fainter than this deviation of lightness. */
const TEXTURE_RADIUS_SHARE = 1 / 110;
const TEXTURE_DEVIATION = 0.022;
/** Light changes color over wider stretches than it changes brightness. */
const CHROMA_RADIUS_FACTOR = 2;

/** Splits light from texture by a guided filter restricted to wall pixels (He, Sun and Tang 2013; masked means). */
export function wallLight(photo: Raster, alpha: Mask): WallLight {
  const { width, height } = photo;
  const cells = width * height;
  const radius = Math.max(2, Math.round(Math.max(width, height) * TEXTURE_RADIUS_SHARE));
  const image = oklabImage(photo).data;
  // A small weight everywhere keeps the means defined far from the wall.
  const weight = floatsFrom(alpha.data, (value) => (value / 255) ** 2 + 1e-4);
  const mean = (values: Float32Array, over: number): Float32Array => {
    for (let i = 0; i < cells; i++) values[i]! *= weight[i]!;
    boxMeanInto(values, values, width, height, over);
    return values;
  };
  const channel = (c: number): Float32Array => {
    const values = new Float32Array(cells);
    for (let i = 0; i < cells; i++) values[i] = image[i * 3 + c]!;
    return values;
  };
  const total = mean(new Float32Array(cells).fill(1), radius);
  const lightness = channel(0);
  const slope = lightness.map((value) => value * value);
  mean(lightness, radius);
  mean(slope, radius);
  const offset = lightness;
  for (let i = 0; i < cells; i++) {
    const average = lightness[i]! / total[i]!;
    const variance = Math.max(0, slope[i]! / total[i]! - average * average);
    slope[i] = variance / (variance + TEXTURE_DEVIATION * TEXTURE_DEVIATION);
    offset[i] = average * (1 - slope[i]!);
  }
  const wide = radius * CHROMA_RADIUS_FACTOR;
  const wideTotal = mean(new Float32Array(cells).fill(1), wide);
  const divide = (sum: Float32Array, by: Float32Array): Float32Array => {
    for (let i = 0; i < cells; i++) sum[i]! /= by[i]!;
    return sum;
  };
  return {
    width,
    height,
    slope: divide(mean(slope, radius), total),
    offset: divide(mean(offset, radius), total),
    a: divide(mean(channel(1), wide), wideTotal),
    b: divide(mean(channel(2), wide), wideTotal),
  };
}
