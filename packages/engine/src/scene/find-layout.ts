import type { Raster } from '../raster/raster.ts';
import { type Camera, classifyLines } from './camera.ts';
import type { RoomLayout } from './layout.ts';
import { gatherLayoutEvidence, type LayoutEvidence } from './layout-evidence.ts';
import { type Box, type BoxScore, boxCorners, createScoreScratch, scoreBox } from './layout-score.ts';
import type { Line } from './lines.ts';

/** Cells along the long side while searching, and while settling the best few. */
const COARSE_SIDE = 48;
const FINE_SIDE = 112;
/** Distances tried for every face, in camera heights. */
const DISTANCES = Array.from({ length: 32 }, (_, step) => 0.4 * 1.115 ** step);
const HEIGHTS = Array.from({ length: 16 }, (_, step) => 0.36 * 1.11 ** step);
const SETTLED = 5;
/** Far first: it moves most of the picture. */
const SIDES = ['far', 'left', 'right', 'up', 'behind'] as const;

/** A ceiling is 2.6 m +-10 % high; a camera is held at 1.4 m +-20 %: weights are inverse variances. */
const CEILING_METERS = 2.6;
const CAMERA_METERS = 1.4;
const CEILING_TRUST = 1 / 0.1 ** 2;
const CAMERA_TRUST = 1 / 0.2 ** 2;
/** A ceiling counts as seen from this share of the picture. */
const CEILING_SEEN = 0.02;

interface ScoredBox {
  readonly box: Box;
  readonly score: BoxScore;
}

/** The room box (camera inside) that agrees best with the lines and colors of the photo; always answers, see `confidence`. */
export function findLayout(photo: Raster, camera: Camera, lines: readonly Line[]): RoomLayout {
  const classes = classifyLines(camera, lines);
  const coarse = climbFromEverywhere(gatherLayoutEvidence(photo, camera, lines, classes, COARSE_SIDE));
  const evidence = gatherLayoutEvidence(photo, camera, lines, classes, FINE_SIDE);
  const settled = coarse
    .slice(0, SETTLED)
    .map((found) => settle(evidence, found.box))
    .sort((a, b) => b.score.total - a.score.total);
  const best = settled[0]!;
  return toMeters(best, confidenceOf(best.score, camera));
}

function climbFromEverywhere(evidence: LayoutEvidence): ScoredBox[] {
  const scratch = createScoreScratch(evidence);
  const found: ScoredBox[] = [];
  for (const far of [1.7, 3, 5.5]) {
    for (const left of [0.8, 1.8, 3.5]) {
      for (const right of [0.8, 1.8, 3.5]) {
        for (const up of [0.7, 1.1]) {
          const start = { up, left, right, far, behind: 3 };
          found.push(climb(evidence, { box: start, score: scoreBox(evidence, start, scratch) }, scratch));
        }
      }
    }
  }
  found.sort((a, b) => b.score.total - a.score.total);
  return found.filter((one, index) => found.findIndex((other) => isSameBox(one.box, other.box)) === index);
}

/** Coordinate ascent over the tables of distances. */
function climb(
  evidence: LayoutEvidence,
  start: ScoredBox,
  scratch: ReturnType<typeof createScoreScratch>,
): ScoredBox {
  let best = start;
  for (let round = 0; round < 3; round++) {
    const before = best.score.total;
    for (const side of SIDES) {
      for (const distance of side === 'up' ? HEIGHTS : DISTANCES) {
        const box = { ...best.box, [side]: distance };
        const score = scoreBox(evidence, box, scratch);
        if (score.total > best.score.total) best = { box, score };
      }
    }
    if (best.score.total - before < 1e-3) break;
  }
  return best;
}

/** Small steps on the fine grid. */
function settle(evidence: LayoutEvidence, start: Box): ScoredBox {
  const scratch = createScoreScratch(evidence);
  let best: ScoredBox = { box: start, score: scoreBox(evidence, start, scratch) };
  for (let step = 0.06; step > 0.004; step /= 2) {
    for (let round = 0; round < 3; round++) {
      const before = best.score.total;
      for (const side of SIDES) {
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const box = { ...best.box, [side]: best.box[side] * factor };
          const score = scoreBox(evidence, box, scratch);
          if (score.total > best.score.total) best = { box, score };
        }
      }
      if (best.score.total - before < 1e-4) break;
    }
  }
  return best;
}

function isSameBox(a: Box, b: Box): boolean {
  return SIDES.every((side) => side === 'behind' || Math.abs(Math.log(a[side] / b[side])) < 0.12);
}

function toMeters({ box, score }: ScoredBox, confidence: number): RoomLayout {
  const ceilingSeen = score.ceilingShare > CEILING_SEEN;
  const fromCeiling = CEILING_METERS / (1 + box.up);
  const cameraHeight = ceilingSeen
    ? Math.exp(
        (CEILING_TRUST * Math.log(fromCeiling) + CAMERA_TRUST * Math.log(CAMERA_METERS)) /
          (CEILING_TRUST + CAMERA_TRUST),
      )
    : CAMERA_METERS;
  const { min, max } = boxCorners(box);
  return {
    min: [min[0] * cameraHeight, min[1] * cameraHeight, min[2] * cameraHeight],
    max: [max[0] * cameraHeight, max[1] * cameraHeight, max[2] * cameraHeight],
    cameraHeight,
    scaleSource: ceilingSeen ? 'ceiling' : 'camera-height',
    confidence,
  };
}

/** Trust needs the right directions, lines along the borders and faces of one color each. */
function confidenceOf(score: BoxScore, camera: Camera): number {
  const support = Math.min(1, Math.max(0, (score.support - 0.1) / 0.45));
  const explained = Math.min(1, Math.max(0, score.explained / 0.5));
  return camera.confidence * (0.65 * support + 0.35 * explained);
}
