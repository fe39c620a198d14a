import type { Raster } from '../raster/raster.ts';
import { type Camera, classifyLines } from './camera.ts';
import type { RoomLayout } from './layout.ts';
import { gatherLayoutEvidence } from './layout-evidence.ts';
import { boxCorners, differenceOfBoxes } from './layout-score.ts';
import type { Line } from './lines.ts';
import type { OklabImage } from './oklab-image.ts';
import { type ScoredBox, searchBoxes, settleBox, sharpenBox } from './search-box.ts';

/** Cells along the long side while searching, and while settling the best few. */
const COARSE_SIDE = 48;
const FINE_SIDE = 112;
const SETTLED = 8;

/** Boxes that show so much of the picture on other faces are rivals: one of them is wrong. */
const RIVAL_DIFFERENCE = 0.08;
/** Fit of a box that is never right, and of one that nearly always is (see docs/engine.md for how often). */
const WORST_FIT = 1.1;
const BEST_FIT = 3.1;
/** A lead over the best rival from which it does not matter, and the share of trust left beside an equal. */
const CLEAR_LEAD = 0.5;
const RIVALED = 0.7;
/** Directions surer than this do not make a fitting box any surer. */
const SURE_CAMERA = 0.4;

/** A ceiling is 2.6 m +-10 % high; a camera is held at 1.4 m +-20 %. */
const CEILING_METERS = 2.6;
const CAMERA_METERS = 1.4;
const CEILING_SPREAD = 0.1;
const CAMERA_SPREAD = 0.2;
/** A ceiling counts as seen from this share of the picture. */
const CEILING_SEEN = 0.02;

/** The room box (camera inside) that agrees best with the lines and colors of the photo; always answers, see `confidence`. */
export function findLayout(
  photo: Raster,
  image: OklabImage,
  camera: Camera,
  lines: readonly Line[],
): RoomLayout {
  const classes = classifyLines(camera, lines);
  const coarse = searchBoxes(gatherLayoutEvidence(photo, camera, lines, classes, COARSE_SIDE), SETTLED);
  const evidence = gatherLayoutEvidence(photo, camera, lines, classes, FINE_SIDE);
  const settled = coarse
    .map((found) => settleBox(evidence, image, camera, found.box))
    .sort((a, b) => b.total - a.total);
  const best = sharpenBox(image, camera, settled[0]!);
  const rival = settled.find((one) => differenceOfBoxes(evidence, one.box, best.box) > RIVAL_DIFFERENCE);
  const lead = settled[0]!.total - (rival?.total ?? 0);
  return toMeters(best, confidenceOf(best.total, lead, camera));
}

function toMeters({ box, score }: ScoredBox, confidence: number): RoomLayout {
  const ceilingSeen = score.ceilingShare > CEILING_SEEN;
  const cameraHeight = ceilingSeen ? likelyCameraHeight(1 + box.up) : CAMERA_METERS;
  const { min, max } = boxCorners(box);
  return {
    min: [min[0] * cameraHeight, min[1] * cameraHeight, min[2] * cameraHeight],
    max: [max[0] * cameraHeight, max[1] * cameraHeight, max[2] * cameraHeight],
    cameraHeight,
    scaleSource: ceilingSeen ? 'ceiling' : 'camera-height',
    confidence,
  };
}

/** The camera height that suits both, given how many of them the ceiling is above the floor. */
function likelyCameraHeight(ceilingInCameraHeights: number): number {
  let best = CAMERA_METERS;
  let least = Number.POSITIVE_INFINITY;
  for (let height = 0.6; height < 2.2; height *= 1.004) {
    const camera = Math.log(height / CAMERA_METERS) / CAMERA_SPREAD;
    const ceiling = Math.log((height * ceilingInCameraHeights) / CEILING_METERS) / CEILING_SPREAD;
    // Halls and lofts are common, rooms one cannot stand up in are not: far above the usual the cost grows slowly.
    const cost = camera * camera + (ceiling > 1 ? 2 * ceiling - 1 : ceiling * ceiling);
    if (cost < least) {
      least = cost;
      best = height;
    }
  }
  return best;
}

/** Trust needs directions, a box that explains the picture well, and no other box that explains it as well. */
function confidenceOf(fit: number, lead: number, camera: Camera): number {
  const fits = unit((fit - WORST_FIT) / (BEST_FIT - WORST_FIT));
  return fits * unit(camera.confidence / SURE_CAMERA) * (RIVALED + (1 - RIVALED) * unit(lead / CLEAR_LEAD));
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
