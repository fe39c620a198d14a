import type { LabelMap, Mask, Raster } from '../raster/raster.ts';
import { resizePlane } from '../raster/resize.ts';
import type { Analysis, AnalyzedRegion } from '../scene/analysis.ts';
import { chromaDistance } from '../scene/panes.ts';
import { likelyPixels, meanOfRegions } from '../scene/segmentation/likely-pixels.ts';
import { likelihoodOf, type RoomSegmentation } from '../scene/segmentation/segment-room.ts';
import { agreed } from './same-surface.ts';

/**
 * Weight of what the segmentation sees of a region, against what its shape and paint say. Shape and place are read off the
 * room box: without one to be trusted it means less that they do not speak for a wall, if the region is even.
 */
const SEEN = { withBox: 0.7, without: 0.85 };
/** Regions from this likelihood on are wall; of those, pixels from the second on, or from this share of their region's. */
const TAKEN = { region: 0.5, pixel: 0.45, share: 0.5 };
/**
 * Stone, tiles and paneling are seen as wall, too, but are not painted: what joins must be about as even as a wall, and have
 * its paint in its light or in shade.
 */
const PAINT = { texture: 0.002, rougher: 2.5, chroma: 0.05, brighter: 0.1, darker: 0.28 };
/**
 * A region that is seen as wall this clearly needs no other wall to compare with: the second paint of a room, or its only
 * wall where the rules found none. It must be large and even, and neither as dark as stone nor as warm as wood and brick.
 */
const CLEAR = { seen: 0.71, share: 0.004, texture: 0.005, darkest: 0.4, warmest: 0.13 };

/** Numbers of the regions that are painted wall, ascending: by their shape and paint, and by what the segmentation sees. */
export function wallRegions({ segmentation, labels, regions, walls, layout }: Analysis): number[] {
  if (!segmentation) return [...walls.regions];
  const seen = seenOfRegions(segmentation, labels);
  const doubted = SEEN.without + (SEEN.withBox - SEEN.without) * layout.confidence;
  const own = Array.from(seen, () => 0);
  for (const { id, wallProbability, texture } of regions) {
    const weight = wallProbability < seen[id]! && texture < CLEAR.texture ? doubted : SEEN.withBox;
    own[id] = weight * seen[id]! + (1 - weight) * wallProbability;
  }
  const likely = agreed(own, regions, labels);

  const candidates = regions.filter(({ id }) => likely[id]! > TAKEN.region);
  const isKnown = new Set(walls.regions);
  const isClear = new Set(candidates.filter((region) => isClearWall(region, seen[region.id]!)));
  const compared = regions.filter((region) => isKnown.has(region.id) || isClear.has(region));
  return candidates
    .filter((region) => isKnown.has(region.id) || isClear.has(region) || hasPaintOf(region, compared))
    .map(({ id }) => id);
}

/** How much of every region the segmentation sees as wall, by the region's number. */
export function seenOfRegions(segmentation: RoomSegmentation, labels: LabelMap): Float64Array {
  const cells = likelihoodOf(segmentation, ['wall']);
  return meanOfRegions(resizePlane(cells, labels.width, labels.height, 'bilinear'), labels);
}

function isClearWall({ share, texture, color }: AnalyzedRegion, seen: number): boolean {
  const chroma = Math.hypot(color.a, color.b) / Math.max(0.01, color.L);
  const warm = color.b > 0 && chroma > CLEAR.warmest;
  const even = texture < CLEAR.texture && color.L > CLEAR.darkest && !warm;
  return even && seen > CLEAR.seen && share > CLEAR.share;
}

/** Whether a region may have the paint of one of the walls, those on its own face of the room first. */
function hasPaintOf(region: AnalyzedRegion, walls: readonly AnalyzedRegion[]): boolean {
  const beside = walls.filter(({ face }) => face === region.face);
  return (beside.length > 0 ? beside : walls).some(
    (wall) =>
      chromaDistance(region, wall) < PAINT.chroma &&
      region.color.L - wall.color.L < PAINT.brighter &&
      wall.color.L - region.color.L < PAINT.darker &&
      region.texture < PAINT.texture + PAINT.rougher * wall.texture,
  );
}

/** Pixels of painted wall, 255, on the grid of the region map. @param found numbers of the regions taken as wall. */
export function wallPixels(
  photo: Raster,
  { labels, segmentation }: Analysis,
  found: readonly number[],
): Mask {
  const isFound = new Uint8Array(labels.count);
  for (const id of found) isFound[id] = 1;
  if (!segmentation || found.length === 0) return maskOf((i) => isFound[labels.data[i]!] === 1);
  const likely = likelyPixels(photo, { labels, segmentation }, ['wall'], labels);
  const least = meanOfRegions(likely, labels).map((mean) => Math.min(TAKEN.pixel, TAKEN.share * mean));
  return maskOf((i) => isFound[labels.data[i]!] === 1 && likely.data[i]! > least[labels.data[i]!]!);

  function maskOf(is: (pixel: number) => boolean): Mask {
    return {
      width: labels.width,
      height: labels.height,
      data: Uint8Array.from(labels.data, (_, i) => (is(i) ? 255 : 0)),
    };
  }
}
