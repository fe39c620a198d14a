import { oklabFromBytes } from '../base/color/oklab.ts';
import { boxMean } from '../base/raster/box-filter.ts';
import { createMask, createPlane, type Mask, type Plane, type Raster } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import type { OklabImage } from '../scene/oklab-image.ts';

/** Pixels of the small image around each that share one model of the mask. */
const RADIUS = 3;
/** Variance of lightness below which the mask is smoothed rather than led. */
const EPSILON = 3e-4;
/** The soft edge is steepened by this, so that it is about as wide as a lens makes it. */
const STEEPER = 1.6;

/**
 * A mask cut on a small copy, led along the edges of the detailed picture: the guided filter (He, Sun and Tang 2013)
 * is fitted on the copy and applied to the lightness of the detail (fast guided filter, He and Sun 2015).
 */
export function refineMask(detail: Raster, small: OklabImage, cut: Mask): Mask {
  const { width, height } = small;
  const guide = planeOf(width, height, (i) => small.data[i * 3]!);
  const input = planeOf(width, height, (i) => cut.data[i]! / 255);
  const meanGuide = boxMean(guide, RADIUS);
  const meanInput = boxMean(input, RADIUS);
  const square = boxMean(
    planeOf(width, height, (i) => guide.data[i]! ** 2),
    RADIUS,
  );
  const product = boxMean(
    planeOf(width, height, (i) => guide.data[i]! * input.data[i]!),
    RADIUS,
  );
  const slope = planeOf(width, height, (i) => {
    const covariance = product.data[i]! - meanGuide.data[i]! * meanInput.data[i]!;
    return covariance / (square.data[i]! - meanGuide.data[i]! ** 2 + EPSILON);
  });
  const offset = planeOf(width, height, (i) => meanInput.data[i]! - slope.data[i]! * meanGuide.data[i]!);
  return applied(detail, boxMean(slope, RADIUS), boxMean(offset, RADIUS));
}

function applied(detail: Raster, slope: Plane, offset: Plane): Mask {
  const { width, height, data } = detail;
  const fineSlope = resizePlane(slope, width, height, 'bilinear');
  const fineOffset = resizePlane(offset, width, height, 'bilinear');
  const mask = createMask(width, height);
  for (let i = 0; i < mask.data.length; i++) {
    const { L } = oklabFromBytes(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!);
    const share = fineSlope.data[i]! * L + fineOffset.data[i]!;
    mask.data[i] = Math.min(255, Math.max(0, ((share - 0.5) * STEEPER + 0.5) * 255 + 0.5));
  }
  return mask;
}

function planeOf(width: number, height: number, value: (i: number) => number): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = value(i);
  return plane;
}
