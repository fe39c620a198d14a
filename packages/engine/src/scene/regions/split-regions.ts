import type { LabelMap } from '../../base/raster/raster.ts';
import { depthInRegions, flood, noBodies, renumbered, spread } from './grow-bodies.ts';

/** Bodies with a connection of less than about twice this many pixels are two surfaces. */
const NECK_RADIUS = 6;
/** A body smaller than this share of the picture stays with the rest of its region. */
const SMALLEST_BODY = 0.003;
/** A ceiling or wall part thinner than this (pixels) comes from an inexact room box, not from two surfaces. */
const THINNEST_PART = 9;
const SMALLEST_PART = 0.004;
const CEILING = 1;
const FLOOR = 0;

/** Cut regions that run from the ceiling on to a wall: both are often the same white, but only one gets painted. */
export function splitAtCeiling(labels: LabelMap, faces: Uint8Array): LabelMap {
  const { width, height, count } = labels;
  const ceiling = new Float64Array(count);
  const wall = new Float64Array(count);
  const seam = new Float64Array(count);
  for (let i = 0; i < faces.length; i++) {
    const region = labels.data[i]!;
    const above = faces[i] === CEILING;
    if (above) ceiling[region]!++;
    else if (faces[i] !== FLOOR) wall[region]!++;
    if (
      i + width < faces.length &&
      labels.data[i + width] === region &&
      above !== (faces[i + width] === CEILING)
    ) {
      seam[region]!++;
    }
    if ((i + 1) % width > 0 && labels.data[i + 1] === region && above !== (faces[i + 1] === CEILING))
      seam[region]!++;
  }
  const least = SMALLEST_PART * width * height;
  const parts = new Int32Array(faces.length);
  for (let i = 0; i < faces.length; i++) {
    const region = labels.data[i]!;
    const lesser = Math.min(ceiling[region]!, wall[region]!);
    const split = lesser > least && lesser > THINNEST_PART * seam[region]!;
    parts[i] = region * 2 + (split && faces[i] === CEILING ? 1 : 0);
  }
  return renumbered(parts, width, height);
}

/** Cut regions whose bodies hang together by a narrow neck: a leak along a cabinet's edge, a gap in a frame. */
export function splitAtNecks(labels: LabelMap): LabelMap {
  const { width, height } = labels;
  const depth = depthInRegions(labels, NECK_RADIUS + 2);
  const growing = noBodies(labels);
  const { bodies, queue } = growing;
  const least = SMALLEST_BODY * width * height;
  let queued = 0;
  let body = 0;
  for (let start = 0; start < depth.length; start++) {
    if (depth[start]! <= NECK_RADIUS || bodies[start]! !== -1) continue;
    const first = queued;
    queued = flood(growing, start, body, queued, (i) => depth[i]! > NECK_RADIUS);
    if (queued - first < least) {
      // Too small for a body: its pixels may be reached from a real one, but are not a start again.
      for (let q = first; q < queued; q++) bodies[queue[q]!] = -2;
      queued = first;
    } else body++;
  }
  spread(growing, queued);
  // Pixels without a body keep their region; numbers beyond the bodies identify them.
  const parts = Int32Array.from(bodies, (value, i) => (value >= 0 ? value : body + labels.data[i]!));
  return renumbered(parts, width, height);
}
