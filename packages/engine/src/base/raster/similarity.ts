import { gaussianBlur } from './gaussian-blur.ts';
import { createPlane, type Plane, type Raster } from './raster.ts';

/** Width of the window, and its stabilizing constants, as in the paper. */
const WINDOW_SIGMA = 1.5;
const STEADY_MEAN = (0.01 * 255) ** 2;
const STEADY_CONTRAST = (0.03 * 255) ** 2;

/** Structural similarity (SSIM; Wang et al. 2004) of two pictures of one size in brightness: 1 = the same, about 0 … 1. */
export function structuralSimilarity(one: Raster, other: Raster): number {
  const a = lumaPlane(one);
  const b = lumaPlane(other);
  const meanOf = (value: (i: number) => number) =>
    gaussianBlur({ ...a, data: a.data.map((_, i) => value(i)) }, WINDOW_SIGMA).data;
  const meanA = meanOf((i) => a.data[i]!);
  const meanB = meanOf((i) => b.data[i]!);
  const squareA = meanOf((i) => a.data[i]! ** 2);
  const squareB = meanOf((i) => b.data[i]! ** 2);
  const product = meanOf((i) => a.data[i]! * b.data[i]!);
  let sum = 0;
  for (let i = 0; i < meanA.length; i++) {
    const [p, q] = [meanA[i]!, meanB[i]!];
    const spread = squareA[i]! - p * p + squareB[i]! - q * q;
    sum +=
      ((2 * p * q + STEADY_MEAN) * (2 * (product[i]! - p * q) + STEADY_CONTRAST)) /
      ((p * p + q * q + STEADY_MEAN) * (spread + STEADY_CONTRAST));
  }
  return sum / meanA.length;
}

/** Brightness of a picture, 0 … 255, by the weights of BT.601 on encoded values, as codecs and metrics have it. */
export function lumaPlane({ width, height, data }: Raster): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) {
    plane.data[i] = 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!;
  }
  return plane;
}
