import { gaussianBlur } from '../../src/raster/gaussian-blur.ts';
import { createPlane, type Plane, type Raster } from '../../src/raster/raster.ts';

/** How near a picture is to the true one, both in brightness alone. */
export interface Quality {
  /** Peak signal-to-noise ratio in decibels. */
  readonly psnr: number;
  /** Structural similarity (Wang et al. 2004), 1 = the same. */
  readonly ssim: number;
}

/** Width of SSIM's window, and what keeps it steady on even ground, as its authors set them. */
const WINDOW_SIGMA = 1.5;
const STEADY_MEAN = (0.01 * 255) ** 2;
const STEADY_CONTRAST = (0.03 * 255) ** 2;

export function qualityOf(picture: Raster, truth: Raster): Quality {
  const a = brightness(picture);
  const b = brightness(truth);
  const squares = a.data.reduce((sum, value, i) => sum + (value - b.data[i]!) ** 2, 0);
  return { psnr: 10 * Math.log10((255 * 255 * a.data.length) / squares), ssim: similarity(a, b) };
}

function brightness({ width, height, data }: Raster): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) {
    plane.data[i] = 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!;
  }
  return plane;
}

function similarity(a: Plane, b: Plane): number {
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
