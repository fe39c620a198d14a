import type { LabelMap, Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../../base/typed-arrays.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { findFloor } from '../../scene/floor/find-floor.ts';
import { ledAlongEdges, meanOfRegions } from '../../scene/segmentation/likely-pixels.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';

/** More likely floor than not. */
const FLOOR = 0.5;

/** The visible bare floor, and the confidence in it. */
export interface SeenFloor {
  /** Likelihood that each pixel of the region map is bare floor, 0 … 1. */
  readonly likely: Plane;
  /** Expected overlap with the true floor if the likelihoods are right, 0 … 1. */
  readonly trust: number;
}

/**
 * Finds bare floor: the mean of the room network's reading of each cell, that of its whole region, and the classifier
 * of cells. Floor that the rules find is nearly always right, but incomplete, so the rules can only add. Rugs and
 * things on the floor do not count. Without a reading of the network, only the rules decide.
 */
export function seeFloor(analysis: Analysis): SeenFloor {
  const { labels, seenThings, segmentation } = analysis;
  const byRules = findFloor(analysis).mask.data;
  const votes: Float32Array[] = [];
  if (seenThings) {
    const cells = onLabels(likelihoodOf(seenThings.cells, ['floor']), labels);
    votes.push(cells.data, ofRegions(cells, labels));
  }
  if (segmentation) {
    votes.push(ofRegions(onLabels(likelihoodOf(segmentation, ['floor']), labels), labels));
  }
  const data = floatsFrom(byRules, (rule, i) => {
    const seen = votes.reduce((sum, vote) => sum + vote[i]!, 0) / Math.max(1, votes.length);
    return rule === 0 ? seen : votes.length === 0 ? 1 : (1 + seen) / 2;
  });
  const likely = { width: labels.width, height: labels.height, data };
  return { likely, trust: expectedOverlap(data) };
}

/** Pixels of bare floor, 255; borders follow the edges of the photo. */
export function floorPixels(photo: Raster, likely: Plane): Mask {
  const { data } = ledAlongEdges(likely, photo);
  return { ...likely, data: bytesFrom(data, (share) => (share > FLOOR ? 255 : 0)) };
}

function expectedOverlap(likely: Float32Array): number {
  let [inside, area, missed] = [0, 0, 0];
  for (const share of likely) {
    if (share > FLOOR) {
      area++;
      inside += share;
    } else missed += share;
  }
  return area === 0 ? 0 : inside / (area + missed);
}

function onLabels(plane: Plane, { width, height }: LabelMap): Plane {
  return resizePlane(plane, width, height, 'bilinear');
}

/** Gives every pixel the mean of its region. */
function ofRegions(plane: Plane, labels: LabelMap): Float32Array {
  const means = meanOfRegions(plane, labels);
  return floatsFrom(labels.data, (region) => means[region]!);
}
