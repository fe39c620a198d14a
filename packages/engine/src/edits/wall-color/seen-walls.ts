import { ramp } from '../../base/ramp.ts';
import { connectedComponents } from '../../base/raster/connected-components.ts';
import type { LabelMap, Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { ledAlongEdges, meanOfRegions } from '../../scene/segmentation/likely-pixels.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import { settledLikelihood } from '../../scene/segmentation/settled-likelihood.ts';

// Set on the labeled photos. On two scenes at 384 px, moves by 20 % change at most this share of the pixels of a painted
// room: `WALL.pixel` 28 % (37 dB), `SPOTS.nearly` 10 %, `WALL.region` 7 %, `RULES` 4 %, the other `SPOTS` 0.1 %.

/**
 * Smallest likelihood of wall pixels, in regions with at least this share of wall: switching these regions off
 * switches off everything that was found.
 */
const WALL = { pixel: 0.5, region: 0.25 };
/**
 * The rules are nearly always right if they are almost certain, and of little value otherwise: they have one and a
 * half votes at full confidence, three quarters of a vote at 0.92 and a quarter at 0.8.
 */
const RULES = { most: 1.5, power: 8 };

/**
 * Gaps and islands smaller than these shares of the picture are spots. A gap is filled if its likelihood of wall is
 * above `nearly`, an island left out if it is below `hardly`.
 */
const SPOTS = { gap: 0.01, nearly: 0.35, island: 0.003, hardly: 0.65 };

/** Folds of a region from which on they count, and from which on they take away all that they can. */
const FOLDS = { least: 0.2, most: 0.5, weight: 0.7 };

/** Likelihood that each pixel of the region map is painted wall, 0 … 1, and its weight. */
interface Vote {
  readonly likely: Float32Array;
  readonly weight: number;
}

/**
 * Likelihood that each pixel of the region map is painted wall, 0 … 1: the weighted mean of four votes, or five with
 * the classifier of cells. Two networks and the rules for walls err in different places. The room network has two
 * votes, one for each cell and one for the mean of its region, so that a region goes as one; Segment Anything's
 * outline has one, for the borders; the classifier of cells has one, as means of regions; the rules, by shape, paint
 * and room box, have up to one and a half, depending on their confidence. Regions in upright folds lose up to seven
 * tenths of it: curtains before a bright window look like wall to all of them. Null without a reading of the networks.
 */
export function wallLikelihood(analysis: Analysis): Plane | null {
  const { seenWalls, segmentation, labels, walls, regions } = analysis;
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
  const unfolded = Float64Array.from(
    regions,
    ({ folds }) => 1 - FOLDS.weight * ramp(folds, FOLDS.least, FOLDS.most),
  );
  return {
    ...cells,
    data: cells.data.map(
      (_, i) =>
        (unfolded[labels.data[i]!]! * votes.reduce((sum, vote) => sum + vote.weight * vote.likely[i]!, 0)) /
        all,
    ),
  };
}

/** Likelihood that each pixel of the region map is painted wall by the rules alone, 0 … 1. */
export function rulesLikelihood({ labels, regions }: Analysis): Float32Array {
  const byRegion = new Float64Array(labels.count);
  for (const { id, wallProbability } of regions) byRegion[id] = wallProbability;
  return spread(byRegion, labels);
}

/**
 * Numbers of the regions that are painted wall, at least in part, ascending; by the rules without a reading of the
 * networks.
 */
export function wallRegions(analysis: Analysis): number[] {
  const likely = wallLikelihood(analysis);
  return likely ? regionsIn(likely, analysis) : [...analysis.walls.regions];
}

/** Walls by the analysis they come from: a forecast, a preview and the edit look at the same ones. */
const seenIn = new WeakMap<Analysis, { readonly photo: Raster; readonly wall: Mask }>();

/**
 * Pixels of painted wall, 255, on the grid of the region map. All are inside the wall's regions; within these,
 * surfaces go as one and borders follow the edges of the photo, without spots. Worked out once for a photo and its
 * analysis, so no caller may change it.
 */
export function wallPixels(photo: Raster, analysis: Analysis): Mask {
  const known = seenIn.get(analysis);
  if (known?.photo === photo) return known.wall;
  const wall = seePixels(photo, analysis);
  seenIn.set(analysis, { photo, wall });
  return wall;
}

function seePixels(photo: Raster, analysis: Analysis): Mask {
  const { labels } = analysis;
  const likely = wallLikelihood(analysis);
  const isWall = new Set(likely ? regionsIn(likely, analysis) : analysis.walls.regions);
  const inRegions = bytesFrom(labels.data, (region) => (isWall.has(region) ? 255 : 0));
  const { width, height } = labels;
  if (!likely) return { width, height, data: inRegions };
  const led = ledAlongEdges(settledLikelihood(likely, photo), photo);
  const data = inRegions.map((inside, i) => (led.data[i]! > WALL.pixel ? inside : 0));
  const spotless = withoutSpots({ width, height, data }, led);
  return { ...spotless, data: spotless.data.map((value, i) => Math.min(value, inRegions[i]!)) };
}

/** Fills small gaps that are nearly wall, and leaves out small islands that are hardly wall: both look like spots. */
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

/** The pieces of a mask, with the mean likelihood of wall of each. */
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
  return floatsFrom(data, (region) => values[region]!);
}

function planeOf({ width, height, data }: Mask): Plane {
  return { width, height, data: floatsFrom(data, (value) => value / 255) };
}
