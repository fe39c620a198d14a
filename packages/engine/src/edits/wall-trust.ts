import type { Analysis } from '../scene/analysis.ts';
import { ramp } from '../scene/ramp.ts';
import { seenOfRegions } from './seen-walls.ts';

/** Expected overlap with the true walls at which they are not trusted at all, and fully. */
const OVERLAP = { none: 0.6, full: 0.85 };

/**
 * Trust in the walls to be painted as a whole, 0 … 1: by the rules that go by the room, or by what the segmentation sees,
 * whichever is surer. The second needs no room box.
 *
 * @param found numbers of the regions.
 */
export function wallTrust(analysis: Analysis, found: readonly number[]): number {
  const overlap = expectedOverlap(analysis, found);
  return Math.max(analysis.walls.confidence, ramp(overlap, OVERLAP.none, OVERLAP.full));
}

/**
 * Intersection over union with the true walls that is to be expected if the segmentation's probabilities are right. It is
 * low where much is half seen as wall, and where the walls are small.
 */
function expectedOverlap({ segmentation, labels, regions }: Analysis, found: readonly number[]): number {
  if (!segmentation) return 0;
  const seen = seenOfRegions(segmentation, labels);
  const isFound = new Set(found);
  let inside = 0;
  let area = 0;
  let missed = 0;
  for (const { id, share } of regions) {
    if (isFound.has(id)) {
      area += share;
      inside += share * seen[id]!;
    } else {
      missed += share * seen[id]!;
    }
  }
  return area === 0 ? 0 : inside / (area + missed);
}
