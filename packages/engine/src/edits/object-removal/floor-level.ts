import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { rayThrough } from '../../scene/camera/camera.ts';
import type { RoomLayout } from '../../scene/room-box/layout.ts';

/** Range of the search around the box's floor, in steps of a share of the camera's height. */
const REACH = { steps: 70, step: 0.005 };
/**
 * An edge is a step between the pixels at this distance above and below a place: share of the longer side, 8-bit
 * steps.
 */
const EDGE = { apart: 0.003, step: 20 };
/** A level needs at least so many uncovered pixels, and includes this many steps on both sides. */
const JUDGED = { least: 60, beside: 1 };
/**
 * Nearly all uncovered pixels along a wall's foot are an edge: at least this share, and this much more than at the
 * present level.
 */
const FOOT = { share: 0.8, more: 0.2 };
/** If skirting has two edges, the lower one is the floor's, unless it is much weaker. */
const LOWER = 0.85;
/** Edges this near to the box's line are that line; steps. */
const SAME = 4;

/**
 * The room with its floor at the visible feet of the walls between the furniture. The box is found before furniture
 * is known, and a sofa hides the line between floor and wall: its shadow, or the edge of a rug, may have been
 * mistaken for that line. Walls stay at the ceiling's edges.
 *
 * @param copy the photo at the working size; `hidden` is what stands or lies in the room, of that size.
 */
export function withFloorInView(analysis: Analysis, copy: Raster, hidden: Mask): Analysis {
  const { layout } = analysis;
  const edges = edgesByLevel(analysis, copy, hidden);
  const now = edges
    .slice(REACH.steps - SAME, REACH.steps + SAME + 1)
    .reduce((most, one) => Math.max(most, one));
  const top = edges.reduce((most, one) => Math.max(most, one));
  if (top < FOOT.share || top < now + FOOT.more) return analysis;
  const least = Math.max(LOWER * top, FOOT.share, now + FOOT.more);
  const found = edges.findIndex((share, at) => share >= least && isPeak(edges, at));
  if (found < 0) return analysis;
  const floor = layout.min[1] * (1 + (REACH.steps - found) * REACH.step);
  const min: RoomLayout['min'] = [layout.min[0], floor, layout.min[2]];
  return { ...analysis, layout: { ...layout, min, cameraHeight: -floor } };
}

/** Whether no level nearby has a stronger edge, and it is not at the end of the searched range. */
function isPeak(edges: Float64Array, at: number): boolean {
  if (at < SAME || at >= edges.length - SAME) return false;
  return edges.slice(at - SAME, at + SAME + 1).every((share) => share <= edges[at]!);
}

/** For levels of the floor, from low to high, the share of uncovered pixels along the walls that are an edge. */
function edgesByLevel({ camera, layout }: Analysis, copy: Raster, hidden: Mask): Float64Array {
  const { width, height } = copy;
  const apart = Math.max(1, Math.round(EDGE.apart * Math.max(width, height)));
  const all = new Float64Array(2 * REACH.steps + 1);
  const edges = new Float64Array(2 * REACH.steps + 1);
  for (let y = apart; y < height - apart; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [above, below] = [i - apart * width, i + apart * width];
      if (hidden.data[i] || hidden.data[above] || hidden.data[below]) continue;
      const ray = rayThrough(
        camera,
        ((x + 0.5) * camera.width) / width,
        ((y + 0.5) * camera.height) / height,
      );
      if (ray[1] >= 0) continue;
      const reach = [0, 2].map((axis) => (ray[axis]! < 0 ? layout.min : layout.max)[axis]! / ray[axis]!);
      const lower = (ray[1] * Math.min(...reach)) / layout.min[1] - 1;
      const level = REACH.steps - Math.round(lower / REACH.step);
      if (!(level >= 0 && level < all.length)) continue;
      all[level]!++;
      if (stepBetween(copy, above, below) > EDGE.step) edges[level]!++;
    }
  }
  return all.map((_, level) => {
    const near = (counts: Float64Array) =>
      counts
        .slice(Math.max(0, level - JUDGED.beside), level + JUDGED.beside + 1)
        .reduce((sum, count) => sum + count, 0);
    return near(all) < JUDGED.least ? 0 : near(edges) / near(all);
  });
}

/** Distance of two pixels, 8-bit steps. */
function stepBetween({ data }: Raster, a: number, b: number): number {
  return Math.hypot(
    data[a * 3]! - data[b * 3]!,
    data[a * 3 + 1]! - data[b * 3 + 1]!,
    data[a * 3 + 2]! - data[b * 3 + 2]!,
  );
}
