import { floatsFrom } from '../typed-arrays.ts';
import { boxMean } from './box-filter.ts';
import { createPlane, type Mask, type Plane } from './raster.ts';
import { resizeMask, resizePlane } from './resize.ts';

/**
 * Moves the borders in a coarse plane to the edges of its picture: the guided filter (He, Sun and Tang 2013).
 *
 * @param guide lightness of the picture, of the same size.
 * @param radius of the window, pixels.
 * @param epsilon variance of the guide below which it shows no edge.
 */
export function followEdges(plane: Plane, guide: Plane, radius: number, epsilon: number): Plane {
  const { width, height } = plane;
  const [slopes, offsets] = edgeModel(plane, guide, radius, epsilon);
  const data = floatsFrom(slopes.data, (value, i) => value * guide.data[i]! + offsets.data[i]!);
  return { width, height, data };
}

/**
 * The same for a plane that is several times coarser than its guide: fitted on a small copy of the guide and applied to the
 * guide itself (fast guided filter, He and Sun 2015).
 *
 * @param guide brightness, 0 … 255.
 * @param epsilon for brightness from 0 to 1.
 * @returns whether each pixel of the guide is above `level`: 255 or 0.
 */
export function cutAlongEdges(
  plane: Plane,
  guide: Mask,
  { radius, epsilon, level }: { readonly radius: number; readonly epsilon: number; readonly level: number },
): Mask {
  const { width, height } = guide;
  const small = resizeMask(guide, plane.width, plane.height, guide.width > plane.width ? 'area' : 'bilinear');
  const brightness = { ...small, data: floatsFrom(small.data, (value) => value / 255) };
  const [slopes, offsets] = edgeModel(plane, brightness, radius, epsilon).map(
    (coarse) => resizePlane(coarse, width, height, 'bilinear').data,
  ) as [Float32Array, Float32Array];
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    data[i] = (slopes[i]! * guide.data[i]!) / 255 + offsets[i]! > level ? 255 : 0;
  }
  return { width, height, data };
}

/** For every pixel, slope and offset of the line from guide to plane that fits best around it. */
function edgeModel(plane: Plane, guide: Plane, radius: number, epsilon: number): [Plane, Plane] {
  const { width, height } = plane;
  const { means, variances } = statisticsOf(guide, radius);
  const meanPlane = boxMean(plane, radius);
  const slope = boxMean(product(guide, plane), radius);
  const offset = createPlane(width, height);
  for (let i = 0; i < offset.data.length; i++) {
    const average = means[i]!;
    const covariance = slope.data[i]! - average * meanPlane.data[i]!;
    slope.data[i] = covariance / (variances[i]! + epsilon);
    offset.data[i] = meanPlane.data[i]! - slope.data[i]! * average;
  }
  return [boxMean(slope, radius), boxMean(offset, radius)];
}

/** What a guide alone says around every pixel. */
interface GuideStatistics {
  readonly radius: number;
  readonly means: Float32Array;
  readonly variances: Float32Array;
}

/** Statistics of guides that are still in use: several planes follow the edges of one picture. */
const known = new WeakMap<Plane, GuideStatistics>();

function statisticsOf(guide: Plane, radius: number): GuideStatistics {
  const remembered = known.get(guide);
  if (remembered?.radius === radius) return remembered;
  const means = boxMean(guide, radius).data;
  const variances = boxMean(product(guide, guide), radius).data;
  for (let i = 0; i < variances.length; i++) variances[i] = Math.max(0, variances[i]! - means[i]! ** 2);
  const statistics = { radius, means, variances };
  known.set(guide, statistics);
  return statistics;
}

function product(a: Plane, b: Plane): Plane {
  const { width, height } = a;
  const data = new Float32Array(a.data.length);
  for (let i = 0; i < data.length; i++) data[i] = a.data[i]! * b.data[i]!;
  return { width, height, data };
}
