import type { Vector3 } from '../camera/vector.ts';
import { FACE_NORMALS, faceAlong } from './layout.ts';
import type { LayoutEvidence } from './layout-evidence.ts';

/** A box in camera heights: the floor is at Y = -1, everything else a positive distance from the camera. */
export interface Box {
  readonly up: number;
  readonly left: number;
  readonly right: number;
  readonly far: number;
  readonly behind: number;
}

/** The fit of a box. */
export interface BoxScore {
  readonly total: number;
  /** Share of the picture on the ceiling. */
  readonly ceilingShare: number;
  /** Agreement of the faces with the networks' reading, 0 … 1. */
  readonly seen: number;
}

/** Weight of color homogeneity against one supported border across the whole picture. */
const REGION_WEIGHT = 1.6;
/** Weight of agreement with the networks' reading. */
export const SEEN_WEIGHT = 4;
/** A border counts by its support minus this; low borders hide behind furniture and lose less. */
const BORDER_COST = 0.3;
const LOW_BORDER_COST = 0.16;
/** Cost of a line along the normal of the face it lies on, by face: furniture and openings cause this on walls. */
const VIOLATION_COSTS = [0.08, 0.4, 0.26, 0.26, 0.26, 0.26];
const LOW_VIOLATION_SHARE = 0.45;
/** A camera at 1.4 m under a ceiling at 2.6 m. */
const USUAL_UP = 0.857;

/** The two opposite corners of a box in world coordinates. */
export function boxCorners(box: Box): { min: Vector3; max: Vector3 } {
  return { min: [-box.left, -1, -box.far], max: [box.right, box.up, box.behind] };
}

/** Scratch shared by all evaluations on one grid. */
export interface ScoreScratch {
  readonly faces: Uint8Array;
  readonly sums: Float64Array;
}

/** Scratch for `scoreBox` on the given evidence. */
export function createScoreScratch(evidence: LayoutEvidence): ScoreScratch {
  return { faces: new Uint8Array(evidence.width * evidence.height), sums: new Float64Array(6 * 7) };
}

/**
 * Edge support plus homogeneity, minus contradictions and improbability. Edge support: where two faces meet, a line
 * along their common axis should run (Hedau et al. 2009). Contradiction: a line along a face's normal cannot lie on
 * that face (Lee et al. 2009). Homogeneity: a face tends to have one color.
 */
export function scoreBox(evidence: LayoutEvidence, box: Box, scratch: ScoreScratch): BoxScore {
  const { width, height } = evidence;
  labelFaces(evidence, box, scratch.faces);
  const borders = borderSupport(evidence, scratch.faces);
  const explained = explainedVariance(evidence, scratch);
  const cells = width * height;
  const seen = agreement(evidence, scratch.faces);
  const floorShare = scratch.sums[0]! / cells;
  const ceilingShare = scratch.sums[7]! / cells;
  const byLines =
    borders.score +
    REGION_WEIGHT * explained -
    borders.violation -
    improbability(box, floorShare, ceilingShare);
  return { total: byLines + SEEN_WEIGHT * seen, ceilingShare, seen };
}

/** Agreement of the faces with the networks' reading, 0 … 1. */
function agreement({ seen }: LayoutEvidence, faces: Uint8Array): number {
  if (seen === null) return 0;
  let sum = 0;
  for (let i = 0; i < faces.length; i++) sum += seen[faces[i]! * faces.length + i]!;
  return sum / faces.length;
}

/** Share of the picture that two boxes give to different faces. */
export function differenceOfBoxes(evidence: LayoutEvidence, a: Box, b: Box): number {
  const [first, second] = [createScoreScratch(evidence).faces, createScoreScratch(evidence).faces];
  labelFaces(evidence, a, first);
  labelFaces(evidence, b, second);
  return first.reduce((sum, face, i) => sum + (face === second[i] ? 0 : 1), 0) / first.length;
}

function labelFaces(evidence: LayoutEvidence, box: Box, faces: Uint8Array): void {
  const { min, max } = boxCorners(box);
  const { rays } = evidence;
  for (let i = 0, at = 0; i < faces.length; i++, at += 3) {
    faces[i] = faceAlong(min, max, rays[at]!, rays[at + 1]!, rays[at + 2]!);
  }
}

function borderSupport(evidence: LayoutEvidence, faces: Uint8Array): { score: number; violation: number } {
  const { width, height, edges } = evidence;
  let score = 0;
  let violation = 0;
  for (let y = 0; y < height; y++) {
    const low = y > 0.6 * height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const face = faces[i]!;
      const normal = FACE_NORMALS[face]!;
      const cost = VIOLATION_COSTS[face]!;
      violation += edges[normal][i]! * (low ? cost * LOW_VIOLATION_SHARE : cost);

      const beside = x + 1 < width ? faces[i + 1]! : face;
      const below = y + 1 < height ? faces[i + width]! : face;
      const other = beside === face ? below : beside;
      const otherNormal = FACE_NORMALS[other]!;
      if (other === face || otherNormal === normal) continue;

      const map = edges[(3 - normal - otherNormal) as 0 | 1 | 2];
      let edge = map[i]!;
      if (x + 1 < width) edge = Math.max(edge, map[i + 1]!);
      if (y + 1 < height) edge = Math.max(edge, map[i + width]!);
      score += edge - (low ? LOW_BORDER_COST : BORDER_COST);
    }
  }
  return { score: score / width, violation: violation / width };
}

/** One minus the variance within faces, as a share of the whole variance. */
function explainedVariance(evidence: LayoutEvidence, { faces, sums }: ScoreScratch): number {
  const { colors } = evidence;
  sums.fill(0);
  for (let i = 0, at = 0; i < faces.length; i++, at += 3) {
    const slot = faces[i]! * 7;
    const c0 = colors[at]!;
    const c1 = colors[at + 1]!;
    const c2 = colors[at + 2]!;
    sums[slot]!++;
    sums[slot + 1]! += c0;
    sums[slot + 2]! += c1;
    sums[slot + 3]! += c2;
    sums[slot + 4]! += c0 * c0;
    sums[slot + 5]! += c1 * c1;
    sums[slot + 6]! += c2 * c2;
  }
  let within = 0;
  for (let slot = 0; slot < sums.length; slot += 7) {
    const count = sums[slot]!;
    if (count === 0) continue;
    for (let channel = 1; channel <= 3; channel++) {
      within += sums[slot + 3 + channel]! - sums[slot + channel]! ** 2 / count;
    }
  }
  return 1 - within / faces.length / evidence.variance;
}

/** Rooms are a few camera heights wide, and show some floor and not too much floor or ceiling. */
function improbability(box: Box, floorShare: number, ceilingShare: number): number {
  let cost = 0.4 * Math.abs(Math.log(box.up / USUAL_UP)) ** 1.5;
  cost +=
    4 * Math.max(0, 0.06 - floorShare) +
    5 * Math.max(0, floorShare - 0.5) +
    5 * Math.max(0, ceilingShare - 0.38);
  for (const distance of [box.left, box.right, box.far, box.behind]) {
    cost +=
      0.015 * Math.max(0, Math.log(distance / 4)) ** 2 + 0.05 * Math.max(0, Math.log(0.7 / distance)) ** 2;
  }
  return cost;
}
