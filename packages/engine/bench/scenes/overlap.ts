import type { Mask } from '../../src/base/raster/raster.ts';

/** How a mask agrees with the truth. */
export interface Overlap {
  /** Intersection over union. */
  readonly iou: number;
  /** Share of the mask that is right. */
  readonly precision: number;
  /** Share of the truth that is found. */
  readonly recall: number;
}

/** Compares two masks of one size, each inside from 128 on; pixels of `ignored` count for nothing. */
export function overlapOf(found: Mask, truth: Mask, ignored?: Mask): Overlap {
  let [inFound, inTruth, inBoth] = [0, 0, 0];
  for (let p = 0; p < truth.data.length; p++) {
    if (ignored && ignored.data[p]! >= 128) continue;
    const [isFound, isTrue] = [found.data[p]! >= 128, truth.data[p]! >= 128];
    if (isFound) inFound++;
    if (isTrue) inTruth++;
    if (isFound && isTrue) inBoth++;
  }
  const union = inFound + inTruth - inBoth;
  return {
    iou: union === 0 ? 1 : inBoth / union,
    precision: inFound === 0 ? 1 : inBoth / inFound,
    recall: inTruth === 0 ? 1 : inBoth / inTruth,
  };
}
