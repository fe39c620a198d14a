import type { Mask, Raster } from '../raster/raster.ts';
import { resizePlane } from '../raster/resize.ts';
import type { Analysis, AnalyzedRegion } from '../scene/analysis.ts';
import { chromaDistance } from '../scene/panes.ts';
import { likelyPixels, meanOfRegions } from '../scene/segmentation/likely-pixels.ts';
import { likelihoodOf } from '../scene/segmentation/segment-room.ts';

/** Weight of what the segmentation sees of a region, against what its shape and paint say. */
const SEEN = 0.7;
/** Regions from this likelihood on are wall; of those, pixels from the second on, or from this share of their region's. */
const TAKEN = { region: 0.5, pixel: 0.55, share: 0.6 };
/**
 * Stone, tiles and paneling are seen as wall, too, but are not painted: what joins must be about as even as a wall, and have
 * its paint in its light or in shade.
 */
const PAINT = { texture: 0.002, rougher: 2.5, chroma: 0.05, brighter: 0.1, darker: 0.28 };

/** Numbers of the regions that are painted wall, ascending: by their shape and paint, and by what the segmentation sees. */
export function wallRegions({ segmentation, labels, regions, walls }: Analysis): number[] {
  if (!segmentation) return [...walls.regions];
  const { width, height } = labels;
  const seen = meanOfRegions(
    resizePlane(likelihoodOf(segmentation, ['wall']), width, height, 'bilinear'),
    labels,
  );
  const isKnown = new Set(walls.regions);
  const known = regions.filter(({ id }) => isKnown.has(id));
  return regions
    .filter((region) => isKnown.has(region.id) || hasPaintOf(region, known))
    .filter(({ id, wallProbability }) => SEEN * seen[id]! + (1 - SEEN) * wallProbability > TAKEN.region)
    .map(({ id }) => id);
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
