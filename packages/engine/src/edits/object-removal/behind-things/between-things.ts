import { boxMean } from '../../../base/raster/box-filter.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';

/** Distances from the hole between which its neighbors are looked at, pixels. */
const BESIDE = { from: 4, to: 12 };
/** Share of that which is neither floor nor wall where a thing stands. */
const LEAST_THING = 0.6;
/** Largest difference of the colors of one thing on both sides of the hole, 8-bit steps. */
const ALIKE = 28;
/** Rows above and below that tell as well. */
const ROWS = 4;

/**
 * Where the same thing stands to the left and to the right of a hole: a desk behind a chair, a sofa behind a table. It
 * goes on between, whatever floor and wall lie behind it.
 *
 * @param hole of the size of `copy`, over 0 where to fill.
 * @param likelyBare probability, 0 … 1, that a pixel shows floor or wall.
 * @returns 1 for such pixels of the hole.
 */
export function betweenThings(copy: Raster, hole: Mask, likelyBare: Float32Array): Uint8Array {
  const { width, height } = hole;
  const marks = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      if (!hole.data[y * width + x]) {
        x++;
        continue;
      }
      let until = x;
      while (until < width && hole.data[y * width + until]) until++;
      const [left, right] = [besideAt(x, -1, y), besideAt(until - 1, 1, y)];
      if (left && right && left.every((value, c) => Math.abs(value - right[c]!) <= ALIKE)) {
        marks.fill(1, y * width + x, y * width + until);
      }
      x = until;
    }
  }
  const near = boxMean({ width, height, data: marks }, ROWS).data;
  return hole.data.map((value, i) => (value && near[i]! > 0.5 ? 1 : 0));

  /** The color of the thing beside a hole in a row; null if there is none. */
  function besideAt(x: number, step: number, y: number): number[] | null {
    const color = [0, 0, 0];
    let [things, count] = [0, 0];
    for (let off = BESIDE.from; off <= BESIDE.to; off++) {
      const column = x + step * off;
      if (column < 0 || column >= width) return null;
      const i = y * width + column;
      if (hole.data[i]) return null;
      count++;
      things += 1 - likelyBare[i]!;
      for (let c = 0; c < 3; c++) color[c]! += copy.data[i * 3 + c]!;
    }
    return things >= LEAST_THING * count ? color.map((sum) => sum / count) : null;
  }
}
