import { maskedBlur } from '../base/raster/masked-blur.ts';
import type { Raster } from '../base/raster/raster.ts';

/** Finer structure is grain, coarser is light; radii in pixels of the working copy. */
const FINE = 1;
const COARSE = 6;
/** How far from the hole a surface is measured, pixels of the working copy. */
const NEAR = 90;

/** The quantile of a surface that represents it, and its value in deviations: a rough one, or one in the middle. */
export const USUAL = {
  most: { quantile: 0.9, deviations: 1.645 },
  half: { quantile: 0.5, deviations: 0.675 },
};

/**
 * How textured a surface is near a hole: standard deviation of its brightness between grain and light, 8-bit steps.
 *
 * @param isBare where the surface is visible, isHole the hole; by pixel of the copy.
 */
export function roughnessOf(
  { width, height, data }: Raster,
  isBare: Uint8Array,
  isHole: Uint8Array,
  usual: (typeof USUAL)[keyof typeof USUAL] = USUAL.most,
): number {
  const bright = new Float32Array(isBare.length);
  for (let i = 0; i < bright.length; i++) {
    bright[i] = 0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!;
  }
  const light = { width, height, channels: 1, data: bright } as const;
  const fine = maskedBlur(light, isBare, FINE);
  const coarse = maskedBlur(light, isBare, COARSE, 2);
  const near = maskedBlur(light, isHole, NEAR).share;
  const inner = maskedBlur(light, isBare, COARSE).share;
  const differences: number[] = [];
  for (let i = 0; i < bright.length; i++) {
    if (isBare[i] && near[i]! > 0 && inner[i]! > 0.6) {
      differences.push(Math.abs(fine.values[i]! - coarse.values[i]!));
    }
  }
  differences.sort((a, b) => a - b);
  return (differences[Math.floor(differences.length * usual.quantile)] ?? 0) / usual.deviations;
}
