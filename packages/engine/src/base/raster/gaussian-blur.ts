import { boxMeanInto } from './box-filter.ts';
import { createPlane, type Plane } from './raster.ts';

/** Below this the kernel is short enough for direct sums, and whole-pixel boxes would be too coarse. */
const BOXES_FROM_SIGMA = 3;

/**
 * Gaussian blur: the kernel itself for small sigma, else three box means whose variances add up to sigma squared
 * (Wells 1986, "Efficient synthesis of Gaussian filters by cascaded uniform filters"), so that wide blurs cost no
 * more than narrow ones. At the picture's edge the kernel is cut and its rest divided by its sum.
 *
 * @param sigma standard deviation in pixels; below 0.3 the plane is copied.
 * @example
 * const soft = gaussianBlur(plane, 2.5);
 */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  if (sigma < 0.3) return { width, height, data: plane.data.slice() };
  if (sigma >= BOXES_FROM_SIGMA) {
    const out = { width, height, data: plane.data.slice() };
    for (const radius of boxRadii(sigma)) boxMeanInto(out.data, out.data, width, height, radius);
    return out;
  }
  const rows = createPlane(width, height);
  const out = createPlane(width, height);
  convolve(plane.data, rows.data, { count: height, between: width, length: width, step: 1 }, sigma);
  convolve(rows.data, out.data, { count: width, between: 1, length: height, step: width }, sigma);
  return out;
}

/** Radii of three boxes, at most one step apart, whose cascade has the requested standard deviation. */
function boxRadii(sigma: number): number[] {
  const passes = 3;
  const idealWidth = Math.sqrt((12 * sigma * sigma) / passes + 1);
  let narrow = Math.floor(idealWidth);
  if (narrow % 2 === 0) narrow--;
  const narrowPasses = Math.round(
    (12 * sigma * sigma - passes * narrow * narrow - 4 * passes * narrow - 3 * passes) / (-4 * narrow - 4),
  );
  return Array.from({ length: passes }, (_, pass) => ((pass < narrowPasses ? narrow : narrow + 2) - 1) / 2);
}

/** The lines of a plane in one direction: rows or columns. */
interface Lines {
  readonly count: number;
  /** From the first value of a line to that of the next. */
  readonly between: number;
  /** Values of a line, and from one to the next. */
  readonly length: number;
  readonly step: number;
}

/** Blurs along the lines. */
function convolve(from: Float32Array, to: Float32Array, lines: Lines, sigma: number): void {
  const { count, between, length, step } = lines;
  const reach = Math.ceil(3 * sigma);
  const kernel = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const whole = kernel.reduce((sum, weight) => sum + weight, 0);
  for (let line = 0; line < count; line++) {
    for (let at = 0; at < length; at++) {
      const first = Math.max(0, at - reach);
      const last = Math.min(length - 1, at + reach);
      let sum = 0;
      for (let other = first, place = line * between + first * step; other <= last; other++, place += step) {
        sum += kernel[other - at + reach]! * from[place]!;
      }
      const isCut = last - first < 2 * reach;
      to[line * between + at * step] = sum / (isCut ? sumOf(kernel, first - at, last - at) : whole);
    }
  }
}

/** Sum of a kernel's weights at offsets `first` … `last` from its middle. */
function sumOf(kernel: Float64Array, first: number, last: number): number {
  const middle = (kernel.length - 1) / 2;
  let sum = 0;
  for (let offset = first; offset <= last; offset++) sum += kernel[middle + offset]!;
  return sum;
}
