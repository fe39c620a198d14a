import type { LabelMap, Mask, Plane, Raster } from '../raster/raster.ts';
import { resizePlane } from '../raster/resize.ts';
import type { Analysis } from '../scene/analysis.ts';
import { ledAlongEdges, meanOfRegions } from '../scene/segmentation/likely-pixels.ts';
import { likelihoodOf } from '../scene/segmentation/segment-room.ts';

/**
 * Pixels that are likelier wall than not are wall, in regions of which so much is wall on the whole: who switches these regions off
 * switches off all that was found.
 */
const WALL = { pixel: 0.5, region: 0.25 };
/**
 * The rules are nearly always right when they are almost certain, and worth little when they are not: they have as many votes as the
 * room network at full trust, half of them at 0.92 and a sixth at 0.8.
 */
const RULES = { most: 3, power: 8 };

/** How likely each pixel of the region map is painted wall, 0 … 1, and how much that counts. */
interface Vote {
  readonly likely: Float32Array;
  readonly weight: number;
}

/**
 * How likely each pixel of the region map is painted wall, 0 … 1: the mean of five votes. Two networks and the rules for
 * walls err in different places. The room network says what each cell shows, and what its region shows on the whole, so that
 * a region goes as one; Segment Anything says where that ends; the classifier of cells speaks for regions; the rules, by
 * shape, paint and room box, count for three when they fully trust themselves. Null where nobody looked at the photo.
 */
export function wallLikelihood(analysis: Analysis): Plane | null {
  const { seenWalls, segmentation, labels, walls } = analysis;
  if (!seenWalls) return null;
  const cells = onLabels(planeOf(seenWalls.cells), labels);
  const votes: Vote[] = [
    { likely: cells.data, weight: 1 },
    { likely: spread(meanOfRegions(cells, labels), labels), weight: 1 },
    { likely: onLabels(planeOf(seenWalls.outline), labels).data, weight: 1 },
    { likely: rulesLikelihood(analysis), weight: RULES.most * walls.confidence ** RULES.power },
  ];
  if (segmentation) {
    const classified = onLabels(likelihoodOf(segmentation, ['wall']), labels);
    votes.push({ likely: spread(meanOfRegions(classified, labels), labels), weight: 1 });
  }
  const all = votes.reduce((sum, { weight }) => sum + weight, 0);
  return {
    ...cells,
    data: cells.data.map((_, i) => votes.reduce((sum, vote) => sum + vote.weight * vote.likely[i]!, 0) / all),
  };
}

/** How likely each pixel of the region map is painted wall by the rules alone, 0 … 1. */
export function rulesLikelihood({ labels, regions }: Analysis): Float32Array {
  const byRegion = new Float64Array(labels.count);
  for (const { id, wallProbability } of regions) byRegion[id] = wallProbability;
  return spread(byRegion, labels);
}

/** Numbers of the regions that are painted wall, at least in part, ascending; by the rules where nobody looked. */
export function wallRegions(analysis: Analysis): number[] {
  const likely = wallLikelihood(analysis);
  return likely ? regionsIn(likely, analysis) : [...analysis.walls.regions];
}

/**
 * Pixels of painted wall, 255, on the grid of the region map. None lies outside the wall's regions; within them borders follow the
 * edges of the photo.
 */
export function wallPixels(photo: Raster, analysis: Analysis): Mask {
  const { labels } = analysis;
  const likely = wallLikelihood(analysis);
  const led = likely && ledAlongEdges(likely, photo).data;
  const isWall = new Set(likely ? regionsIn(likely, analysis) : analysis.walls.regions);
  const data = Uint8Array.from(labels.data, (region, i) =>
    isWall.has(region) && (!led || led[i]! > WALL.pixel) ? 255 : 0,
  );
  return { width: labels.width, height: labels.height, data };
}

function regionsIn(likely: Plane, { labels, regions }: Analysis): number[] {
  const means = meanOfRegions(likely, labels);
  return regions.flatMap(({ id }) => (means[id]! > WALL.region ? [id] : []));
}

function onLabels(plane: Plane, { width, height }: LabelMap): Plane {
  return resizePlane(plane, width, height, 'bilinear');
}

/** Values by the number of the region, for every pixel. */
function spread(values: Float64Array, { data }: LabelMap): Float32Array {
  return Float32Array.from(data, (region) => values[region]!);
}

function planeOf({ width, height, data }: Mask): Plane {
  return { width, height, data: Float32Array.from(data, (value) => value / 255) };
}
