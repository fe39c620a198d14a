import { createPlane, type Plane } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { CERTAIN } from './grab-cut/grab-cut.ts';
import type { ShareBox } from './share-box.ts';

/** Odds of a region that lies wholly inside the box, of one of which almost nothing does. */
const INSIDE_ODDS = 4;
const OUTSIDE_ODDS = -6;
/** A region with this share inside the box may be either. */
const EVEN_SHARE = 0.6;
/** What counts against paint of the wall, even in front of the box's middle. */
const WALL_ODDS = -5;
/** Middle of the box against its edge. */
const MIDDLE_ODDS = 1.5;

/**
 * The odds that each pixel of a window belongs to the object of a box, before colors are looked at: regions that
 * reach far out of the box, and those that are wall, are background; regions inside it are object.
 *
 * @param window the part of the picture that the plane shows.
 */
export function boxPrior(
  box: ShareBox,
  window: ShareBox,
  analysis: Pick<Analysis, 'labels' | 'walls'>,
  width: number,
  height: number,
): Plane {
  const { labels, walls } = analysis;
  const odds = regionOdds(box, labels);
  for (const wall of walls.regions) odds[wall] = Math.min(odds[wall]!, WALL_ODDS);
  const prior = createPlane(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = window.top + ((window.bottom - window.top) * (y + 0.5)) / height;
    for (let x = 0; x < width; x++, i++) {
      const u = window.left + ((window.right - window.left) * (x + 0.5)) / width;
      const row = Math.min(labels.height - 1, Math.floor(v * labels.height));
      const column = Math.min(labels.width - 1, Math.floor(u * labels.width));
      const inBox = u >= box.left && u < box.right && v >= box.top && v < box.bottom;
      prior.data[i] = inBox
        ? odds[labels.data[row * labels.width + column]!]! + MIDDLE_ODDS * (1 - 2 * fromMiddle(box, u, v))
        : CERTAIN;
    }
  }
  return prior;
}

/** 0 in the middle of a box, 1 at its edge. */
function fromMiddle({ left, top, right, bottom }: ShareBox, u: number, v: number): number {
  const across = Math.abs((2 * u - left - right) / (right - left));
  const down = Math.abs((2 * v - top - bottom) / (bottom - top));
  return Math.max(across, down);
}

function regionOdds(box: ShareBox, labels: Analysis['labels']): Float32Array {
  const all = new Float64Array(labels.count);
  const inside = new Float64Array(labels.count);
  for (let y = 0, i = 0; y < labels.height; y++) {
    const v = (y + 0.5) / labels.height;
    for (let x = 0; x < labels.width; x++, i++) {
      const u = (x + 0.5) / labels.width;
      const region = labels.data[i]!;
      all[region]!++;
      if (u >= box.left && u < box.right && v >= box.top && v < box.bottom) inside[region]!++;
    }
  }
  return Float32Array.from(all, (area, region) => {
    const share = area === 0 ? 0 : inside[region]! / area;
    return share > EVEN_SHARE
      ? (INSIDE_ODDS * (share - EVEN_SHARE)) / (1 - EVEN_SHARE)
      : (OUTSIDE_ODDS * (EVEN_SHARE - share)) / EVEN_SHARE;
  });
}
