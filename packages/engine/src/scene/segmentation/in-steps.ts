import type { Mask, Plane } from '../../base/raster/raster.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';

/**
 * Likelihoods are stored in steps of a fiftieth: finer ones carry no information, and enlarge the file of an
 * analysis.
 */
const STEP = 5;

/** Shares, 0 … 1, as bytes in steps of a fiftieth. */
export function inSteps(shares: Float32Array): Uint8Array {
  return bytesFrom(shares, (share) => STEP * Math.round((255 / STEP) * share));
}

/** The same of a plane. */
export function maskInSteps({ width, height, data }: Plane): Mask {
  return { width, height, data: inSteps(data) };
}
