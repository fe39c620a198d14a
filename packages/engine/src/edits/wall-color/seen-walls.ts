import { connectedComponents } from '../../base/raster/connected-components.ts';
import type { LabelMap, Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ledAlongEdges, meanOfRegions } from '../../scene/segmentation/likely-pixels.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';

/**
 * Pixels that are likelier wall than not are wall, in regions of which so much is wall on the whole: who switches these regions off
 * switches off all that was found.
 */
const WALL = { pixel: 0.5, region: 0.25 };
/**
 * The rules are nearly always right when they are almost certain, and worth little when they are not: they have one and a half times the
 * votes of the room network at full trust, three quarters at 0.92 and a quarter at 0.8.
 */
const RULES = { most: 1.5, power: 8 };

/**
 * Gaps and islands smaller than these shares of the picture are spots. A gap is filled if it is likelier wall than `nearly`, an island
 * left out if it is less likely than `hardly`.
 */
const SPOTS = { gap: 0.01, nearly: 0.35, island: 0.003, hardly: 0.65 };

/** How likely each pixel of the region map is painted wall, 0 … 1, and how much that counts. */
interface Vote {
  readonly likely: Float32Array;
  readonly weight: number;
}

/**
 * How likely each pixel of the region map is painted wall, 0 … 1: the mean of five votes. Two networks and the rules for
 * walls err in different places. The room network says what each cell shows, and what its region shows on the whole, so that
 * a region goes as one; Segment Anything says where that ends; the classifier of cells speaks for regions; the rules, by
 * shape, paint and room box, count for one and a half when they fully trust themselves. Null where nobody looked at the photo.
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
 * edges of the photo, without spots.
 */
export function wallPixels(photo: Raster, analysis: Analysis): Mask {
  const { labels } = analysis;
  const likely = wallLikelihood(analysis);
  const isWall = new Set(likely ? regionsIn(likely, analysis) : analysis.walls.regions);
  const inRegions = Uint8Array.from(labels.data, (region) => (isWall.has(region) ? 255 : 0));
  const { width, height } = labels;
  if (!likely) return { width, height, data: inRegions };
  const led = ledAlongEdges(likely, photo);
  const data = inRegions.map((inside, i) => (led.data[i]! > WALL.pixel ? inside : 0));
  const spotless = withoutSpots({ width, height, data }, led);
  return { ...spotless, data: spotless.data.map((value, i) => Math.min(value, inRegions[i]!)) };
}

/** Small gaps that are nearly wall are filled, and small islands that are hardly wall are left out: both look like spots. */
function withoutSpots(wall: Mask, likely: Plane): Mask {
  const data = wall.data.slice();
  const size = wall.data.length;
  for (const { pixels, mean } of spotsOf({ ...wall, data: wall.data.map((value) => 255 - value) }, likely)) {
    if (pixels.length < SPOTS.gap * size && mean > SPOTS.nearly) for (const i of pixels) data[i] = 255;
  }
  for (const { pixels, mean } of spotsOf(wall, likely)) {
    if (pixels.length < SPOTS.island * size && mean < SPOTS.hardly) for (const i of pixels) data[i] = 0;
  }
  return { ...wall, data };
}

/** The pieces of a mask, and how likely each is wall on the mean. */
function spotsOf(mask: Mask, { data }: Plane): { pixels: number[]; mean: number }[] {
  const { labels, count } = connectedComponents(mask);
  const pieces = Array.from({ length: count }, (): number[] => []);
  labels.forEach((piece, i) => {
    if (piece >= 0) pieces[piece]!.push(i);
  });
  return pieces.map((pixels) => ({
    pixels,
    mean: pixels.reduce((sum, i) => sum + data[i]!, 0) / pixels.length,
  }));
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
