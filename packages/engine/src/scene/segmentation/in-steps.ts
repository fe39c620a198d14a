import type { Mask, Plane } from '../../base/raster/raster.ts';

/** Likelihoods are kept in steps of a fiftieth: finer ones mean nothing, and make the file of an analysis larger. */
const STEP = 5;

/** Shares, 0 … 1, as bytes in steps of a fiftieth. */
export function inSteps(shares: Float32Array): Uint8Array {
  return Uint8Array.from(shares, (share) => STEP * Math.round((255 / STEP) * share));
}

/** The same of a plane. */
export function maskInSteps({ width, height, data }: Plane): Mask {
  return { width, height, data: inSteps(data) };
}
