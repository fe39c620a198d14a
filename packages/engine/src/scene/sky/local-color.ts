import { boxMeanInto } from '../../base/raster/box-filter.ts';
import type { OklabImage } from '../oklab-image.ts';

/** The look of the chosen pixels around every pixel. */
export interface LocalColor {
  /** L a b interleaved: mean of the chosen pixels nearby. */
  readonly mean: Float32Array;
  /** Variance of L, a and b together of the chosen pixels nearby. */
  readonly variance: Float32Array;
  /** Share of chosen pixels nearby, 0 … 1; where it is 0, mean and variance are 0 too. */
  readonly support: Float32Array;
}

/**
 * Mean color and spread of the chosen pixels around every pixel (normalized convolution; Knutsson and Westin 1993).
 *
 * @param weight 0 … 1 for every pixel: how much it is chosen.
 * @param radius of the square that is looked at; the square is laid twice, so that near pixels count most.
 */
export function localColor(image: OklabImage, weight: Float32Array, radius: number): LocalColor {
  const { width, height, data } = image;
  const cells = width * height;
  const spread = (value: (i: number) => number): Float32Array => {
    const out = new Float32Array(cells);
    for (let i = 0; i < cells; i++) out[i] = value(i);
    boxMeanInto(out, out, width, height, radius);
    boxMeanInto(out, out, width, height, radius);
    return out;
  };
  const support = spread((i) => weight[i]!);
  const mean = new Float32Array(data.length);
  const variance = spread(
    (i) => weight[i]! * (data[3 * i]! ** 2 + data[3 * i + 1]! ** 2 + data[3 * i + 2]! ** 2),
  );
  for (let channel = 0; channel < 3; channel++) {
    const sum = spread((i) => weight[i]! * data[3 * i + channel]!);
    for (let i = 0; i < cells; i++) mean[3 * i + channel] = support[i]! > 1e-6 ? sum[i]! / support[i]! : 0;
  }
  for (let i = 0; i < cells; i++) {
    if (support[i]! <= 1e-6) {
      support[i] = 0;
      variance[i] = 0;
      continue;
    }
    const squares = mean[3 * i]! ** 2 + mean[3 * i + 1]! ** 2 + mean[3 * i + 2]! ** 2;
    variance[i] = Math.max(0, variance[i]! / support[i]! - squares);
  }
  return { mean, variance, support };
}
