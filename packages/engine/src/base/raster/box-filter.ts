import { createPlane, type Plane } from './raster.ts';

/**
 * Mean over the square of side 2 * radius + 1 around every pixel. The window is cut at the picture's edge and divided
 * by its rest, so borders neither darken nor need padding. Cost does not depend on the radius.
 *
 * @param radius whole pixels, 0 copies.
 */
export function boxMean(plane: Plane, radius: number): Plane {
  const out = createPlane(plane.width, plane.height);
  boxMeanInto(plane.data, out.data, plane.width, plane.height, radius);
  return out;
}

/**
 * Mean over the rectangle that reaches so many whole pixels to either side of every pixel, 0 copies along an axis; cut
 * at the picture's edge as `boxMean`.
 */
export function rectangleMean(
  { width, height, data }: Plane,
  reach: { readonly across: number; readonly down: number },
): Plane {
  const rows = new Float32Array(width * height);
  const out = createPlane(width, height);
  meanAlongRows(data, rows, width, height, Math.min(reach.across, width - 1));
  meanAlongColumns(rows, out.data, width, height, Math.min(reach.down, height - 1));
  return out;
}

/** `boxMean` on bare arrays, for kernels that reuse their scratch; `source` and `target` may be the same. */
export function boxMeanInto(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const rows = width * height <= KEPT_CELLS ? keptRows(width * height) : new Float32Array(width * height);
  meanAlongRows(source, rows, width, height, Math.min(radius, width - 1));
  meanAlongColumns(rows, target, width, height, Math.min(radius, height - 1));
}

/** Analysis and mattes filter hundreds of planes of at most this size, so they share one scratch plane of 4 MB. */
const KEPT_CELLS = 1 << 20;
let kept: Float32Array | null = null;

function keptRows(cells: number): Float32Array {
  kept ??= new Float32Array(KEPT_CELLS);
  return kept.subarray(0, cells);
}

function meanAlongRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  // Sums of one row depend on each other, those of several rows do not: four at once take half the time.
  let y = 0;
  for (; y + 4 <= height; y += 4) meanAlongFourRows(from, to, y * width, width, radius);
  for (; y < height; y++) meanAlongRow(from, to, y * width, width, radius);
}

function meanAlongRow(
  from: Float32Array,
  to: Float32Array,
  start: number,
  width: number,
  radius: number,
): void {
  let sum = 0;
  for (let x = 0; x < radius; x++) sum += from[start + x]!;
  for (let x = 0; x < width; x++) {
    if (x + radius < width) sum += from[start + x + radius]!;
    if (x > radius) sum -= from[start + x - radius - 1]!;
    to[start + x] = sum / cellsAround(x, width, radius);
  }
}

/** Cells of a window that is cut at both ends of a line. */
function cellsAround(at: number, length: number, radius: number): number {
  return Math.min(at + radius, length - 1) - Math.max(at - radius, 0) + 1;
}

function meanAlongFourRows(
  from: Float32Array,
  to: Float32Array,
  start: number,
  width: number,
  radius: number,
): void {
  let a = start;
  let b = a + width;
  let c = b + width;
  let d = c + width;
  let sumA = 0;
  let sumB = 0;
  let sumC = 0;
  let sumD = 0;
  for (let x = 0; x < radius; x++) {
    sumA += from[a + x]!;
    sumB += from[b + x]!;
    sumC += from[c + x]!;
    sumD += from[d + x]!;
  }
  for (let x = 0; x < width; x++, a++, b++, c++, d++) {
    if (x + radius < width) {
      sumA += from[a + radius]!;
      sumB += from[b + radius]!;
      sumC += from[c + radius]!;
      sumD += from[d + radius]!;
    }
    if (x > radius) {
      const leaving = -radius - 1;
      sumA -= from[a + leaving]!;
      sumB -= from[b + leaving]!;
      sumC -= from[c + leaving]!;
      sumD -= from[d + leaving]!;
    }
    const cells = cellsAround(x, width, radius);
    to[a] = sumA / cells;
    to[b] = sumB / cells;
    to[c] = sumC / cells;
    to[d] = sumD / cells;
  }
}

/** Walks row by row with one running sum per column: memory is touched in order, unlike a walk down columns. */
function meanAlongColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const sums = new Float64Array(width);
  for (let y = 0; y < radius; y++) {
    for (let x = 0; x < width; x++) sums[x]! += from[y * width + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = (y + radius) * width;
    const leaving = (y - radius - 1) * width;
    const share = 1 / cellsAround(y, height, radius);
    if (y + radius < height && leaving >= 0) {
      for (let x = 0; x < width; x++) {
        const sum = sums[x]! + from[entering + x]! - from[leaving + x]!;
        sums[x] = sum;
        to[row + x] = sum * share;
      }
      continue;
    }
    if (y + radius < height) for (let x = 0; x < width; x++) sums[x]! += from[entering + x]!;
    if (leaving >= 0) for (let x = 0; x < width; x++) sums[x]! -= from[leaving + x]!;
    for (let x = 0; x < width; x++) to[row + x] = sums[x]! * share;
  }
}
