import { type Camera, cameraAxes } from './camera.ts';
import type { Line } from './line.ts';

/** What the search varies; angles in radians, focal in pixels. */
interface Pose {
  readonly focal: number;
  readonly pitch: number;
  readonly roll: number;
  readonly yaw: number;
}

interface ScoredPose extends Pose {
  /** Explained share of the line weight, minus the priors. */
  readonly score: number;
}

const DEGREE = Math.PI / 180;
/** Largest number of useful lines; the rest are texture and duplicates. */
const MOST_LINES = 180;
/** Fall-off of a line's vote with its miss: 2.2 degrees while searching, 1.1 when polishing. */
const SEARCH_TOLERANCE = Math.sin(2.2 * DEGREE);
const POLISH_TOLERANCE = Math.sin(0.8 * DEGREE);
/** Focal lengths tried, as a share of the long side: 15 to 47 mm equivalents. */
const FOCAL_SHARES = [0.42, 0.48, 0.55, 0.62, 0.7, 0.8, 0.92, 1.08, 1.3];
const FOCAL_LIMITS = [0.36, 1.8] as const;
/** Interiors are mostly shot at 20 … 28 mm equivalent. */
const USUAL_FOCAL_SHARE = 0.68;
/** Diagonal of the 36 x 24 mm frame that 35 mm equivalent focal lengths refer to. */
const FULL_FRAME_DIAGONAL = 43.27;

/**
 * Camera orientation and focal length from the lines of a room whose walls meet at right angles (a Manhattan
 * world; Coughlan and Yuille 1999): lines vote on the Gaussian sphere (Barnard 1983) over focal length x pitch x
 * yaw, and the best candidates are refined together with roll. A focal length from EXIF is trusted.
 *
 * @param focalLength35 35 mm equivalent focal length, or null.
 */
export function findCamera(
  lines: readonly Line[],
  width: number,
  height: number,
  focalLength35: number | null,
): Camera {
  const votes = gatherVotes(lines, width, height);
  const fixedFocal = focalLength35 ? (focalLength35 / FULL_FRAME_DIAGONAL) * Math.hypot(width, height) : null;
  const [best, runnerUp] = search(votes, Math.max(width, height), fixedFocal);
  const explained = best.score;
  const margin = best.score - runnerUp;
  return {
    width,
    height,
    focal: best.focal,
    axes: cameraAxes(best.pitch, best.roll, best.yaw),
    pitch: best.pitch,
    roll: best.roll,
    yaw: best.yaw,
    focalSource: fixedFocal ? 'exif' : 'lines',
    confidence:
      votes.weight.length < 8 ? 0 : unit((explained - 0.25) / 0.6) * (0.6 + 0.4 * unit(margin / 0.1)),
  };
}

/** Lines as flat arrays for the hot loop: middle (from the picture's center), unit direction, weight. */
interface Votes {
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly directionX: Float64Array;
  readonly directionY: Float64Array;
  readonly weight: Float64Array;
  readonly total: number;
}

function gatherVotes(lines: readonly Line[], width: number, height: number): Votes {
  const used = lines.toSorted((a, b) => b.length * b.score - a.length * a.score).slice(0, MOST_LINES);
  const side = Math.max(width, height);
  const weight = Float64Array.from(used, (line) => lineWeight(line, side, height));
  return {
    middleX: Float64Array.from(used, (line) => (line.x1 + line.x2 - width) / 2),
    middleY: Float64Array.from(used, (line) => (line.y1 + line.y2 - height) / 2),
    directionX: Float64Array.from(used, (line) => (line.x2 - line.x1) / line.length),
    directionY: Float64Array.from(used, (line) => (line.y2 - line.y1) / line.length),
    weight,
    total: weight.reduce((sum, value) => sum + value, 0) || 1,
  };
}

/** Long and certain lines count most; low lines that are not vertical are often diagonal tiles or rugs. */
function lineWeight(line: Line, side: number, height: number): number {
  const upright = Math.abs(line.x2 - line.x1) < 0.25 * Math.abs(line.y2 - line.y1);
  const low = (line.y1 + line.y2) / 2 > 0.67 * height;
  return (line.length / side) ** 0.8 * Math.sqrt(line.score) * (low && !upright ? 0.3 : 1);
}

/** Share of the line weight near one of the three vanishing points, plus a bonus when both walls take part. */
function explainedShare(votes: Votes, pose: Pose, tolerance: number): number {
  const axes = cameraAxes(pose.pitch, pose.roll, pose.yaw);
  const sums = [0, 0, 0];
  const limit = 4 * tolerance * tolerance;
  for (let i = 0; i < votes.weight.length; i++) {
    let least = limit;
    let axis = -1;
    for (let k = 0; k < 3; k++) {
      const direction = axes[k]!;
      const vx = pose.focal * direction[0] - votes.middleX[i]! * direction[2];
      const vy = pose.focal * direction[1] - votes.middleY[i]! * direction[2];
      const off = votes.directionX[i]! * vy - votes.directionY[i]! * vx;
      const miss = (off * off) / (vx * vx + vy * vy + 1e-9);
      if (miss < least) {
        least = miss;
        axis = k;
      }
    }
    if (axis >= 0) sums[axis]! += votes.weight[i]! * Math.exp(-least / (tolerance * tolerance));
  }
  return (sums[0]! + sums[1]! + sums[2]! + 0.5 * Math.min(sums[0]!, sums[2]!)) / votes.total;
}

/** People hold cameras level and use usual lenses; this decides if the lines do not. */
function prior(pose: Pose, side: number): number {
  const focalOff = Math.log(pose.focal / side / USUAL_FOCAL_SHARE);
  const pitch = pose.pitch / DEGREE;
  const roll = pose.roll / DEGREE;
  return -0.2 * focalOff * focalOff - 0.00012 * pitch * pitch - 0.002 * roll * roll;
}

function search(votes: Votes, side: number, fixedFocal: number | null): [best: ScoredPose, runnerUp: number] {
  const score = (pose: Pose, tolerance: number): ScoredPose => ({
    ...pose,
    score: explainedShare(votes, pose, tolerance) + prior(pose, side),
  });
  const grid: ScoredPose[] = [];
  for (const focal of fixedFocal ? [fixedFocal] : FOCAL_SHARES.map((share) => share * side)) {
    for (let pitch = -16; pitch <= 20; pitch += 2) {
      for (let yaw = -44; yaw <= 44; yaw += 2) {
        grid.push(score({ focal, pitch: pitch * DEGREE, roll: 0, yaw: yaw * DEGREE }, SEARCH_TOLERANCE));
      }
    }
  }
  grid.sort((a, b) => b.score - a.score);
  const starts: ScoredPose[] = [];
  for (const pose of grid) {
    if (starts.every((start) => isDifferent(start, pose, 0.2, 5, 3))) starts.push(pose);
    if (starts.length === 10) break;
  }
  const coarse = starts
    .map((start) => climb(start, (pose) => score(pose, SEARCH_TOLERANCE), fixedFocal === null, side))
    .sort((a, b) => b.score - a.score);
  const best = coarse[0]!;
  const runnerUp = coarse.find((pose) => isDifferent(pose, best, 0.25, 5, 4))?.score ?? 0;
  const polished = climb(
    { ...best, score: Number.NEGATIVE_INFINITY },
    (pose) => score(pose, POLISH_TOLERANCE),
    fixedFocal === null,
    side,
  );
  return [{ ...polished, score: best.score }, runnerUp];
}

function isDifferent(a: Pose, b: Pose, focalLog: number, yawDegrees: number, pitchDegrees: number): boolean {
  return (
    Math.abs(Math.log(a.focal / b.focal)) > focalLog ||
    Math.abs(a.yaw - b.yaw) > yawDegrees * DEGREE ||
    Math.abs(a.pitch - b.pitch) > pitchDegrees * DEGREE
  );
}

/** Coordinate ascent with shrinking steps. */
function climb(
  start: ScoredPose,
  score: (pose: Pose) => ScoredPose,
  freeFocal: boolean,
  side: number,
): ScoredPose {
  let best = start;
  let steps = { focal: 0.08, pitch: DEGREE, roll: 0.7 * DEGREE, yaw: DEGREE };
  for (let round = 0; round < 80 && steps.yaw > 0.01 * DEGREE; round++) {
    let improved = false;
    for (const sign of [-1, 1]) {
      const tries: Pose[] = [
        { ...best, pitch: best.pitch + sign * steps.pitch },
        { ...best, roll: best.roll + sign * steps.roll },
        { ...best, yaw: best.yaw + sign * steps.yaw },
      ];
      const focal = best.focal * Math.exp(sign * steps.focal);
      if (freeFocal && focal > FOCAL_LIMITS[0] * side && focal < FOCAL_LIMITS[1] * side) {
        tries.push({ ...best, focal });
        tries.push({ ...best, focal, pitch: Math.atan((Math.tan(best.pitch) * best.focal) / focal) });
      }
      for (const pose of tries) {
        const tried = score(pose);
        if (tried.score > best.score) {
          best = tried;
          improved = true;
        }
      }
    }
    if (!improved) {
      steps = { focal: steps.focal / 2, pitch: steps.pitch / 2, roll: steps.roll / 2, yaw: steps.yaw / 2 };
    }
  }
  return best;
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
