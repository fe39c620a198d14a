import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { CELL, type PatchGrid, wholePatches } from '../patch-match/patch-grid.ts';

/** The direction in which a surface runs: boards, planks, strips of parquet. */
export interface GrainDirection {
  /** Unit vector along the boards, in cells. */
  readonly x: number;
  readonly y: number;
  /** Share of the surface's variance that lines along the boards have in common, above that of other directions. */
  readonly strength: number;
}

/** Directions that are tried first, and those around the best of them, degrees. */
const COARSE = { count: 36, step: 5 };
const CLOSE = { reach: 4, step: 0.5 };
/** Pixels of the photo per cell that show boards; at least the finer part of the surface is looked at. */
const FINE_ENOUGH = { least: 0.6, dropped: 0.6 };
/** Coarser structure is light, cells; edges of shadows count like this many times the usual difference at most. */
const FINE_RADIUS = 5;
const CLIPPED = 2;
/** Shorter lines say little. */
const LEAST_LINE = 12;

/**
 * Finds the direction of boards: along it, means of lines differ most (a projection profile). Other surfaces have none.
 *
 * @param grid texture without light; only sources count.
 * @param fineness pixels of the photo per cell: stretched pixels would look like boards.
 */
export function grainDirection(grid: PatchGrid, fineness: Float32Array): GrainDirection {
  const { state, values, width } = grid;
  const sources: number[] = [];
  for (const i of wholePatches(grid)) sources.push(i);
  const sorted = sources.map((i) => fineness[i]!).sort((a, b) => a - b);
  const least = Math.min(FINE_ENOUGH.least, sorted[Math.floor(sorted.length * FINE_ENOUGH.dropped)] ?? 0);
  const cells = sources.filter((i) => fineness[i]! >= least);
  const xs = floatsFrom(cells, (i) => i % width);
  const ys = floatsFrom(cells, (i) => Math.floor(i / width));
  const bright = floatsFrom(state, (_, i) => (values[i * 3]! + values[i * 3 + 1]! + values[i * 3 + 2]!) / 3);
  const isSource = state.map((cell) => (cell === CELL.source ? 1 : 0));
  const soft = maskedBlur(
    { width, height: grid.height, channels: 1, data: bright },
    isSource,
    FINE_RADIUS,
    2,
  ).values;
  const high = floatsFrom(cells, (i) => bright[i]! - soft[i]!);
  const limit = CLIPPED * floatsFrom(high, Math.abs).sort()[high.length >> 1]!;
  const tones = high.map((value) => Math.min(limit, Math.max(-limit, value)));
  const shares = (degrees: number): number => sharedByLines(xs, ys, tones, (degrees * Math.PI) / 180);
  const coarse = Array.from({ length: COARSE.count }, (_, k) => shares(k * COARSE.step));
  const usual = coarse.toSorted((a, b) => a - b)[coarse.length >> 1]!;
  let best = coarse.indexOf(Math.max(...coarse)) * COARSE.step;
  let most = -1;
  const middle = best;
  for (let off = -CLOSE.reach; off <= CLOSE.reach; off += CLOSE.step) {
    const share = shares(middle + off);
    if (share > most) [most, best] = [share, middle + off];
  }
  const angle = (best * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle), strength: Math.max(0, most - usual) };
}

/** Share of the variance between the means of lines in a direction, 0 … 1. */
function sharedByLines(xs: Float32Array, ys: Float32Array, tones: Float32Array, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const lines = new Int32Array(xs.length);
  for (let i = 0; i < xs.length; i++) {
    lines[i] = Math.round(-xs[i]! * sin + ys[i]! * cos);
    low = Math.min(low, lines[i]!);
    high = Math.max(high, lines[i]!);
  }
  if (high < low) return 0;
  const sums = new Float64Array(high - low + 1);
  const counts = new Int32Array(high - low + 1);
  for (let i = 0; i < xs.length; i++) {
    sums[lines[i]! - low]! += tones[i]!;
    counts[lines[i]! - low]!++;
  }
  let [sum, squares, count] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    if (counts[lines[i]! - low]! < LEAST_LINE) continue;
    sum += tones[i]!;
    squares += tones[i]! * tones[i]!;
    count++;
  }
  if (count === 0) return 0;
  const mean = sum / count;
  const all = squares - count * mean * mean;
  let between = 0;
  for (let line = 0; line < counts.length; line++) {
    const n = counts[line]!;
    // What chance alone gives a line's mean is taken off.
    if (n >= LEAST_LINE) between += n * (sums[line]! / n - mean) ** 2 - all / count;
  }
  return all > 0 ? Math.max(0, between / all) : 0;
}
