import type { Raster } from '../../base/raster/raster.ts';
import { type Camera, classifyLines } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';
import type { OklabImage } from '../oklab-image.ts';
import type { RoomLayout } from './layout.ts';
import { gatherLayoutEvidence, type LayoutEvidence } from './layout-evidence.ts';
import { boxCorners, differenceOfBoxes, SEEN_WEIGHT } from './layout-score.ts';
import { inMeters } from './room-scale.ts';
import { type ScoredBox, searchBoxes, settleBox, sharpenBox } from './search-box.ts';
import { mostAgreement, type SeenFaces } from './seen-faces.ts';

/** Cells along the long side for the search, and for settling the best few. */
const COARSE_SIDE = 48;
const FINE_SIDE = 112;
const SETTLED = 8;

/** Boxes that put this share of the picture on other faces are rivals: one of them is wrong. */
const RIVAL_DIFFERENCE = 0.08;
/**
 * Fit of a box that is never right, and of one that is nearly always right (see docs/engine/analysis.md for how
 * often).
 */
const WORST_FIT = 1.1;
const BEST_FIT = 3.1;
/** Agreement with the reading, as a share of the largest possible one, of a wrong box and of a right one. */
const WORST_AGREEMENT = 0.75;
const BEST_AGREEMENT = 0.93;
/** This share of the confidence needs no lines. */
const BY_SIGHT = 0.7;
/** A lead over the best rival that is sufficient, and the share of confidence left beside an equal one. */
const CLEAR_LEAD = 0.5;
const RIVALED = 0.7;
/** More certain directions do not increase the confidence in a box. */
const SURE_CAMERA = 0.4;

/** Smallest picture share of a ceiling that counts as visible. */
const CEILING_SEEN = 0.02;

/**
 * The room box (camera inside) with the best agreement with lines and colors of the photo; always returns one, see
 * `confidence`.
 */
export function findLayout(
  photo: Raster,
  image: OklabImage,
  camera: Camera,
  lines: readonly Line[],
  seen: SeenFaces | null = null,
): RoomLayout {
  const classes = classifyLines(camera, lines);
  const coarse = searchBoxes(gatherLayoutEvidence(photo, camera, lines, classes, COARSE_SIDE, seen), SETTLED);
  const evidence = gatherLayoutEvidence(photo, camera, lines, classes, FINE_SIDE, seen);
  const settled = coarse
    .map((found) => settleBox(evidence, image, camera, found.box))
    .sort((a, b) => b.total - a.total);
  const best = sharpenBox(image, camera, settled[0]!);
  const rival = settled.find((one) => differenceOfBoxes(evidence, one.box, best.box) > RIVAL_DIFFERENCE);
  const lead = settled[0]!.total - (rival?.total ?? 0);
  const byLines = fitOf(best) * unit(camera.confidence / SURE_CAMERA);
  const bySight =
    evidence.seen === null ? byLines : sightOf(best, evidence) * unit(camera.confidence / SURE_CAMERA);
  const rivaled = RIVALED + (1 - RIVALED) * unit(lead / CLEAR_LEAD);
  return { ...toMeters(best), confidence: bySight * rivaled, linesConfidence: byLines * rivaled };
}

function toMeters({ box, score }: ScoredBox): Omit<RoomLayout, 'confidence'> {
  return inMeters(boxCorners(box), score.ceilingShare > CEILING_SEEN ? 'ceiling' : 'camera-height');
}

/** Fit of a box with lines and colors only, 0 … 1. */
function fitOf({ total, score }: ScoredBox): number {
  return unit((total - SEEN_WEIGHT * score.seen - WORST_FIT) / (BEST_FIT - WORST_FIT));
}

/** The same including the networks' reading, which is more reliable. */
function sightOf(best: ScoredBox, { seen, width, height }: LayoutEvidence): number {
  const agreement = best.score.seen / mostAgreement(seen!, width * height);
  const seenRight = unit((agreement - WORST_AGREEMENT) / (BEST_AGREEMENT - WORST_AGREEMENT));
  return seenRight * (BY_SIGHT + (1 - BY_SIGHT) * fitOf(best));
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
