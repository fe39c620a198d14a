import { boxMean } from './box-filter.ts';
import { createPlane, type Plane } from './raster.ts';

/**
 * Moves the borders in a coarse plane to the edges of the picture it was made of: the guided filter (He, Sun and Tang 2013).
 *
 * @param guide lightness of the picture, of the same size.
 * @param radius of the window, pixels.
 * @param epsilon variance of the guide below which it shows no edge.
 */
export function followEdges(plane: Plane, guide: Plane, radius: number, epsilon: number): Plane {
  const { width, height } = plane;
  const product = (a: Plane, b: Plane): Plane => ({
    width,
    height,
    data: a.data.map((value, i) => value * b.data[i]!),
  });
  const meanGuide = boxMean(guide, radius);
  const meanPlane = boxMean(plane, radius);
  const slope = boxMean(product(guide, plane), radius);
  const variance = boxMean(product(guide, guide), radius);
  const offset = createPlane(width, height);
  for (let i = 0; i < offset.data.length; i++) {
    const average = meanGuide.data[i]!;
    const covariance = slope.data[i]! - average * meanPlane.data[i]!;
    slope.data[i] = covariance / (Math.max(0, variance.data[i]! - average ** 2) + epsilon);
    offset.data[i] = meanPlane.data[i]! - slope.data[i]! * average;
  }
  const [slopes, offsets] = [boxMean(slope, radius), boxMean(offset, radius)];
  return { width, height, data: slopes.data.map((value, i) => value * guide.data[i]! + offsets.data[i]!) };
}
