import { boxMeanInto } from '../../../base/raster/box-filter.ts';
import type { Mask, Raster } from '../../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../../base/raster/resize.ts';
import { bytesFrom, floatsAt } from '../../../base/typed-arrays.ts';
import type { TakenAway } from '../removal.ts';

/** Edges are compared this far outside and inside the border of the fill, pixels of the working copy. */
const APART = 4;
/** An edge that runs slantwise goes on within this many pixels along the border. */
const SLANT = 5;
/** Steps from pixel to pixel that grain makes, 8-bit steps over two pixels. */
const GRAIN = 3;
/** Stronger edges count as much as this, so that one dark post does not outweigh all moldings; 8-bit steps. */
const STRONG = 12;
/** An edge may be weaker by this factor in the fill. */
const WEAKER = 1.5;
/** Width of the blur of the fill's outline, which tells the direction of its border, pixels. */
const BORDER_BLUR = 2;
/** Below this slope of the blurred outline, a border has no direction: the tip of a leaf. */
const LEAST_SLOPE = 0.02;

/** How well the edges that run into a fill go on in it. */
export interface BrokenEdges {
  /** Mean step across the edges that end at the border, by pixel of the border, 8-bit steps. */
  readonly broken: number;
  /** Share of all steps across edges that run into the fill, 0 … 1. */
  readonly share: number;
}

/** The edges that end at a fill, but for those on the floor. */
export function brokenByFill(
  photo: Raster,
  { raster, mask }: Pick<TakenAway, 'raster' | 'mask'>,
  floor: Mask,
): BrokenEdges {
  const { width, height } = floor;
  const small = (whole: Raster): Raster => resizeRaster(whole, width, height);
  const counts = bytesFrom(floor.data, (value) => (value ? 0 : 1));
  return brokenEdges(small(photo), small(raster), resizeMask(mask, width, height), counts);
}

/**
 * Measures which edges end where a fill begins: moldings, posts, corners of walls. An edge that runs into the fill goes on
 * if an edge with the same bright side lies across from it.
 *
 * @param before the photo, and `after` the filled photo, at the working size.
 * @param fill what was filled; `counts` is 1 where edges should go on. Both have that size.
 */
export function brokenEdges(before: Raster, after: Raster, fill: Mask, counts: Uint8Array): BrokenEdges {
  const { width, height } = before;
  const [seen, filled] = [brightness(before), brightness(after)];
  const inside = bytesFrom(fill.data, (value) => (value > 0 ? 1 : 0));
  const outline = Float32Array.from(inside);
  for (let pass = 0; pass < 2; pass++) boxMeanInto(outline, outline, width, height, BORDER_BLUR);
  let [pixels, crossing, broken] = [0, 0, 0];
  const margin = APART + SLANT + 2;
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const i = y * width + x;
      if (!inside[i] || (inside[i - 1] && inside[i + 1] && inside[i - width] && inside[i + width])) continue;
      const [across, down] = [outline[i + 1]! - outline[i - 1]!, outline[i + width]! - outline[i - width]!];
      const slope = Math.hypot(across, down);
      if (slope < LEAST_SLOPE) continue;
      const inward = { x: across / slope, y: down / slope };
      const along = { x: -inward.y, y: inward.x };
      const at = (deep: number, aside: number): number =>
        (y + Math.round(inward.y * deep + along.y * aside)) * width +
        x +
        Math.round(inward.x * deep + along.x * aside);
      const outer = at(-APART, 0);
      if (inside[outer] || !inside[at(APART, 0)] || !counts[outer] || !counts[i]) continue;
      const stepAt = (values: Float32Array, j: number): number =>
        (values[j + 1]! - values[j - 1]!) * along.x + (values[j + width]! - values[j - width]!) * along.y;
      pixels++;
      const step = stepAt(seen, outer);
      const edge = Math.min(STRONG, Math.abs(step) - GRAIN);
      if (edge <= 0) continue;
      crossing += edge;
      let best = 0;
      for (let aside = -SLANT; aside <= SLANT; aside++) {
        const inner = at(APART, aside);
        if (inside[inner]) best = Math.max(best, stepAt(filled, inner) * Math.sign(step));
      }
      broken += Math.max(0, edge - WEAKER * best);
    }
  }
  return { broken: broken / Math.max(1, pixels), share: broken / Math.max(1, crossing) };
}

/** Brightness without the finest grain. */
function brightness({ width, height, data }: Raster): Float32Array {
  const values = floatsAt(
    width * height,
    (i) => 0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!,
  );
  boxMeanInto(values, values, width, height, 1);
  return values;
}
