import { createPlane, type Plane } from './raster.ts';

/**
 * Mean over the square of side 2 * radius + 1 around every pixel. The window is cut at the picture's edge and
 * divided by what remains of it, so borders neither darken nor need padding. Cost does not depend on the radius.
 *
 * @param radius whole pixels, 0 copies.
 */
export function boxMean(plane: Plane, radius: number): Plane {
  const out = createPlane(plane.width, plane.height);
  boxMeanInto(plane.data, out.data, plane.width, plane.height, radius);
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

/** Analysis and mattes filter hundreds of planes of at most this size: they share one scratch plane of 4 MB. */
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
  const window = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += from[start + x]!;
    // Windows that the left edge cuts, whole ones, and those that the right edge cuts.
    let x = 0;
    for (; x <= radius && x + radius < width; x++) {
      sum += from[start + x + radius]!;
      to[start + x] = sum / (x + radius + 1);
    }
    for (; x + radius < width; x++) {
      sum += from[start + x + radius]!;
      sum -= from[start + x - radius - 1]!;
      to[start + x] = sum / window;
    }
    for (; x < width; x++) {
      if (x > radius) sum -= from[start + x - radius - 1]!;
      to[start + x] = sum / (width - Math.max(0, x - radius));
    }
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
    const entering = (y + radius) * width;
    if (y + radius < height) for (let x = 0; x < width; x++) sums[x]! += from[entering + x]!;
    const leaving = (y - radius - 1) * width;
    if (leaving >= 0) for (let x = 0; x < width; x++) sums[x]! -= from[leaving + x]!;
    const share = 1 / (Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1);
    for (let x = 0; x < width; x++) to[y * width + x] = sums[x]! * share;
  }
}
