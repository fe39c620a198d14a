import type { Plane, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { type Agreement, cellsAgree, type Lattice, reduced } from './lattice.ts';
import { faintDetail, type Likeness, likenessOf, type Shift } from './likeness.ts';

/** A mark that is repeated in rows all over a picture. */
export interface Tiling {
  /** Steps from a mark to its neighbors as shares of the picture's longer side. */
  readonly steps: Lattice;
  /** The similarity of its cells. */
  readonly agreement: Agreement;
}

/** Repetition is searched on copies of this side: readable marks are large enough there. */
const SIDE = 640;
/** Smaller steps, in pixels of the copy, are texture. */
const LEAST_STEP = 36;
/** Shifts that are tried as steps. */
const TRIED = 28;
/** Pairs of steps whose marks are compared. */
const COMPARED = 10;
/** The usual cells of pictures without tiled marks agree less: 0.03 at most on the real photos looked at. */
const LEAST_AGREEMENT = 0.045;
/** One repetition counts for at most this many standard deviations. */
const MOST = 9;

/** Finds marks that are repeated in rows over the whole picture; null if there are none. */
export function findTiling(photo: Raster): Tiling | null {
  const size = fitWithin(photo, SIDE);
  if (Math.min(size.width, size.height) < 3 * LEAST_STEP) return null;
  const detail = faintDetail(resizeRaster(photo, size.width, size.height));
  const likeness = likenessOf(detail);
  let best: Tiling | null = null;
  const long = Math.max(size.width, size.height);
  for (const rough of likelyLattices(likeness)) {
    const lattice = refined(likeness, rough);
    const agreement = cellsAgree(detail, lattice);
    if (agreement.usual < LEAST_AGREEMENT || agreement.overall < (best?.agreement.overall ?? 0)) continue;
    best = { steps: scaled(lattice, 1 / long), agreement };
  }
  return best === null ? null : finest(detail, best, long);
}

/** Possibly only every second row or column of marks was found: tries the closest steps that predict better. */
function finest(detail: Plane, tiling: Tiling, long: number): Tiling {
  const [p, q] = tiling.steps;
  const half = (one: Shift, other: Shift): Shift => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const none: Shift = [0, 0];
  for (const finer of [
    [p, half(p, q)],
    [half(p, none), q],
    [p, half(q, none)],
  ] as const) {
    const steps = reduced(finer);
    if (Math.hypot(...steps[0]) * long < LEAST_STEP) continue;
    const agreement = cellsAgree(detail, scaled(steps, long));
    if (agreement.overall > tiling.agreement.overall) return finest(detail, { steps, agreement }, long);
  }
  return tiling;
}

/** Steps in pixels, from shares of a side. */
export function scaled([p, q]: Lattice, side: number): Lattice {
  return [
    [p[0] * side, p[1] * side],
    [q[0] * side, q[1] * side],
  ];
}

/** Pairs of shifts whose sums all stand out, best first. */
export function likelyLattices(likeness: Likeness): Lattice[] {
  const shifts = strongest(likeness);
  const found = new Map<string, { lattice: Lattice; score: number }>();
  for (const [i, p] of shifts.entries()) {
    for (const q of shifts.slice(i + 1)) {
      const lattice = reduced([p, q]);
      if (Math.hypot(...lattice[0]) < LEAST_STEP) continue;
      const score = standsOut(likeness, lattice);
      if (score > 0) found.set(lattice.flat().join(), { lattice, score });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, COMPARED)
    .map(({ lattice }) => lattice);
}

/** Mean height of all repetitions in reach, times the root of their number; 0 when there are too few. */
function standsOut(likeness: Likeness, [p, q]: Lattice): number {
  let sum = 0;
  let count = 0;
  for (let a = 0; a <= 4; a++) {
    for (let b = a === 0 ? 1 : -4; b <= 4; b++) {
      const height = highest(likeness, a * p[0] + b * q[0], a * p[1] + b * q[1]);
      if (height === null) continue;
      sum += Math.min(MOST, height);
      count++;
    }
  }
  return count < 3 ? 0 : (sum / count) * Math.min(3, Math.sqrt(count));
}

/** The highest within a pixel of a shift; null beyond the reach. */
function highest(likeness: Likeness, x: number, y: number): number | null {
  let most: number | null = null;
  for (let v = y - 1; v <= y + 1; v++) {
    for (let u = x - 1; u <= x + 1; u++) {
      const height = likeness.at(Math.round(u), Math.round(v));
      if (height !== null && (most === null || height > most)) most = height;
    }
  }
  return most;
}

/** Shifts to the right (or straight down) that are highest among their neighbors, highest first. */
function strongest(likeness: Likeness): Shift[] {
  const [reachX, reachY] = likeness.reach;
  const found: { shift: Shift; height: number }[] = [];
  for (let y = -reachY + 4; y <= reachY - 4; y++) {
    for (let x = 0; x <= reachX - 4; x++) {
      if ((x === 0 && y <= 0) || Math.hypot(x, y) < LEAST_STEP) continue;
      const height = likeness.at(x, y)!;
      if (height > 2.5 && isSummit(likeness, x, y, height)) found.push({ shift: [x, y], height });
    }
  }
  return found
    .sort((a, b) => b.height - a.height)
    .slice(0, TRIED)
    .map(({ shift }) => shift);
}

function isSummit(likeness: Likeness, x: number, y: number, height: number): boolean {
  for (let v = y - 4; v <= y + 4; v++) {
    for (let u = x - 4; u <= x + 4; u++) if ((likeness.at(u, v) ?? 0) > height) return false;
  }
  return true;
}

/** Steps to a fraction of a pixel, from the summits of all repetitions in reach (least squares). */
function refined(likeness: Likeness, [p, q]: Lattice): Lattice {
  let [aa, ab, bb] = [0, 0, 0];
  const sums = [
    [0, 0],
    [0, 0],
  ];
  for (let a = -3; a <= 3; a++) {
    for (let b = -3; b <= 3; b++) {
      if (a === 0 && b === 0) continue;
      const summit = summitNear(likeness, a * p[0] + b * q[0], a * p[1] + b * q[1]);
      if (summit === null) continue;
      const weight = summit.height;
      aa += weight * a * a;
      ab += weight * a * b;
      bb += weight * b * b;
      for (let axis = 0; axis < 2; axis++) {
        sums[0]![axis]! += weight * a * summit.shift[axis]!;
        sums[1]![axis]! += weight * b * summit.shift[axis]!;
      }
    }
  }
  const determinant = aa * bb - ab * ab;
  if (determinant < 1e-6) return [p, q];
  const solve = (axis: 0 | 1): [number, number] => [
    (bb * sums[0]![axis]! - ab * sums[1]![axis]!) / determinant,
    (aa * sums[1]![axis]! - ab * sums[0]![axis]!) / determinant,
  ];
  const [across, down] = [solve(0), solve(1)];
  return [
    [across[0], down[0]],
    [across[1], down[1]],
  ];
}

function summitNear(likeness: Likeness, x: number, y: number): { shift: Shift; height: number } | null {
  let best: { shift: Shift; height: number } | null = null;
  for (let v = Math.round(y) - 2; v <= Math.round(y) + 2; v++) {
    for (let u = Math.round(x) - 2; u <= Math.round(x) + 2; u++) {
      const height = likeness.at(u, v) ?? 0;
      if (height > 2.5 && (best === null || height > best.height)) best = { shift: [u, v], height };
    }
  }
  if (best === null) return null;
  const [u, v] = best.shift;
  const bend = (before: number | null, after: number | null) => {
    if (before === null || after === null) return 0;
    const curve = before + after - 2 * best.height;
    return curve < -1e-9 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve))) : 0;
  };
  const across = bend(likeness.at(u - 1, v), likeness.at(u + 1, v));
  const down = bend(likeness.at(u, v - 1), likeness.at(u, v + 1));
  return { shift: [u + across, v + down], height: best.height };
}
