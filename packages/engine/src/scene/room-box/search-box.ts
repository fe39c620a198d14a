import type { Camera } from '../camera/camera.ts';
import type { OklabImage } from '../oklab-image.ts';
import { fitBorders } from './box-borders.ts';
import type { LayoutEvidence } from './layout-evidence.ts';
import { type Box, type BoxScore, createScoreScratch, differenceOfBoxes, scoreBox } from './layout-score.ts';

/** A box and how well it fits. */
export interface ScoredBox {
  readonly box: Box;
  readonly score: BoxScore;
  /** `score.total`, and with it the borders at full sharpness once they were looked at. */
  readonly total: number;
}

/** Far first, because it moves most of the picture. */
const SIDES = ['far', 'left', 'right', 'up', 'behind'] as const;
/** The camera's height is the unit, so a lower floor with unchanged walls means that everything else is nearer. */
const MOVES = [...SIDES, 'floor'] as const;
type Move = (typeof MOVES)[number];

/** Distances tried for every face, in camera heights. */
const DISTANCES = Array.from({ length: 32 }, (_, step) => 0.4 * 1.115 ** step);
const HEIGHTS = Array.from({ length: 16 }, (_, step) => 0.36 * 1.11 ** step);
const FLOORS = Array.from({ length: 13 }, (_, step) => 1.115 ** (step - 6));
/** Leaps of a face while settling. */
const HOPS = [0.72, 0.8, 0.86, 0.91, 0.95, 1.05, 1.1, 1.16, 1.25, 1.4];
/** Boxes are one when they give no more than this share of the picture to different faces. */
const SAME = 0.03;

/** The best boxes from many starts over tables of distances, best first, so many that differ in the picture. */
export function searchBoxes(evidence: LayoutEvidence, count: number): ScoredBox[] {
  const scratch = createScoreScratch(evidence);
  const judge = remembering((box) => {
    const score = scoreBox(evidence, box, scratch);
    return { box, score, total: score.total };
  });
  const found: ScoredBox[] = [];
  for (const far of [1.7, 3, 5.5]) {
    for (const left of [0.8, 1.8, 3.5]) {
      for (const right of [0.8, 1.8, 3.5]) {
        for (const up of [0.7, 1.1]) found.push(climb(judge, judge({ up, left, right, far, behind: 3 })));
      }
    }
  }
  return mostDifferent(
    evidence,
    found.sort((a, b) => b.total - a.total),
    count,
  );
}

/** The first boxes that differ from all earlier ones in the picture. */
function mostDifferent(evidence: LayoutEvidence, boxes: readonly ScoredBox[], count: number): ScoredBox[] {
  const kept: ScoredBox[] = [];
  for (const one of boxes) {
    if (kept.every((other) => differenceOfBoxes(evidence, one.box, other.box) > SAME)) kept.push(one);
    if (kept.length === count) break;
  }
  return kept;
}

type Judge = (box: Box) => ScoredBox;

/** Caches scores: searches from different starts meet, and two boxes in three are judged already. */
function remembering(judge: Judge): Judge {
  const known = new Map<string, ScoredBox>();
  return (box) => {
    const key = `${box.up} ${box.left} ${box.right} ${box.far} ${box.behind}`;
    const judged = known.get(key) ?? judge(box);
    known.set(key, judged);
    return judged;
  };
}

/** Coordinate ascent over the tables of distances. */
function climb(judge: Judge, start: ScoredBox): ScoredBox {
  let best = start;
  for (let round = 0; round < 3; round++) {
    const before = best.total;
    for (const move of MOVES) {
      const from = best.box;
      for (const value of move === 'up' ? HEIGHTS : move === 'floor' ? FLOORS : DISTANCES) {
        const tried = judge(move === 'floor' ? moved(from, move, value) : { ...from, [move]: value });
        if (tried.total > best.total) best = tried;
      }
    }
    if (best.total - before < 1e-3) break;
  }
  return best;
}

function moved(box: Box, move: Move, factor: number): Box {
  if (move !== 'floor') return { ...box, [move]: box[move] * factor };
  return {
    up: box.up * factor,
    left: box.left * factor,
    right: box.right * factor,
    far: box.far * factor,
    behind: box.behind * factor,
  };
}

/** Moves a box in small steps to where lines, colors and the borders at full sharpness agree best. */
export function settleBox(
  evidence: LayoutEvidence,
  image: OklabImage,
  camera: Camera,
  start: Box,
): ScoredBox {
  const scratch = createScoreScratch(evidence);
  const both: Judge = (box) => {
    const score = scoreBox(evidence, box, scratch);
    const fit = fitBorders(image, camera, box);
    return { box, score, total: score.total + fit };
  };
  return shrinkingSteps(both, hop(both, both(start)), 0.05, 0.006);
}

/** Moves the borders onto adjacent edges, more finely than the grid of colors allows. */
export function sharpenBox(image: OklabImage, camera: Camera, settled: ScoredBox): ScoredBox {
  const borders: Judge = (box) => {
    return { box, score: settled.score, total: fitBorders(image, camera, box) };
  };
  const sharp = shrinkingSteps(borders, borders(settled.box), 0.006, 0.0008);
  return { ...sharp, total: settled.total };
}

/** Leaps over the lines next to a border: skirting boards, casings, joints. */
function hop(judge: Judge, start: ScoredBox): ScoredBox {
  let best = start;
  for (const move of MOVES) {
    const from = best.box;
    for (const factor of HOPS) {
      const tried = judge(moved(from, move, factor));
      if (tried.total > best.total) best = tried;
    }
  }
  return best;
}

function shrinkingSteps(judge: Judge, start: ScoredBox, first: number, last: number): ScoredBox {
  let best = start;
  for (let step = first; step > last; step /= 2) {
    for (let round = 0; round < 3; round++) {
      const before = best.total;
      for (const move of MOVES) {
        for (const factor of [1 + step, 1 / (1 + step)]) {
          const tried = judge(moved(best.box, move, factor));
          if (tried.total > best.total) best = tried;
        }
      }
      if (best.total - before < 1e-4) break;
    }
  }
  return best;
}
