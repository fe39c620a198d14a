import { ramp } from '../../base/ramp.ts';
import type { Region } from '../regions/region.ts';
import { smoothness } from './wall-coverings.ts';

/**
 * Confidence in all found walls together, 0 … 1: they are large, certain, not the smaller part, and the room is
 * understood.
 */
export function wallConfidence(
  regions: readonly Region[],
  taken: readonly Region[],
  probabilities: readonly number[],
  layoutConfidence: number,
): number {
  const area = taken.reduce((sum, region) => sum + region.share, 0);
  if (area === 0) return 0;
  const sureness = taken.reduce((sum, region) => sum + region.share * probabilities[region.id]!, 0) / area;
  const room = Math.max(ramp(layoutConfidence, 0.15, 0.6), fillsTop(taken));
  return ramp(area, 0.02, 0.09) * sureness * (0.3 + 0.7 * room) * coverage(regions, new Set(taken));
}

/**
 * 0 if most of the smooth, high parts of the room were not taken for wall, 1 if at least half of them were: in a room
 * lined with panels or cabinet fronts, the rest of the walls is their frame.
 */
function coverage(regions: readonly Region[], taken: ReadonlySet<Region>): number {
  let painted = 0;
  let all = 0;
  for (const region of regions) {
    const smooth = smoothness(region) * (1 - ramp(region.color.L, 0.9, 0.94));
    const value =
      region.share * smooth * ramp(region.wallShare, 0.45, 0.7) * ramp(region.reach.top, 0.7, 0.85);
    all += value;
    if (taken.has(region)) painted += value;
  }
  return all === 0 ? 1 : ramp(painted / all, 0.25, 0.55);
}

/**
 * 1 if only walls, side by side, continue beyond the top of the picture: then there is no ceiling to confuse them
 * with, and a floor hidden by furniture does not matter. A part that spans the whole top may be a sky.
 */
function fillsTop(taken: readonly Region[]): number {
  const upright = taken.filter(
    ({ cutByTop, bounds, color }) =>
      cutByTop > 0.15 && bounds.right - bounds.left < 0.75 && bounds.bottom > 0.35 && color.L < 0.92,
  );
  const share = upright.reduce((sum, { cutByTop }) => sum + cutByTop, 0);
  return upright.length < 2 ? 0 : ramp(share, 0.6, 0.9);
}
