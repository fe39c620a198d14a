import { CELL, PATCH_RADIUS, type PatchGrid } from './patch-grid.ts';

/** Cells this near the hole must look alike after a shift. */
const BAND = 5;
/** Number of them, and of the hole's cells, that each shift is tested on. */
const COMPARED = 220;
const COVERED = 120;
/** Shifts by fewer cells fit any surface, and are not periods. */
const LEAST_SHIFT = 5;
/** Smallest share of the band that stays visible after a shift, and of the open cells that it covers. */
const BAND_IN_VIEW = 0.5;
const LEAST_COVER = 0.08;
/**
 * After a random shift a band differs from itself by twice its variance; after the surface's period by much less. The
 * variance is that of the band, not of the surface: beside a kitchen's worktop any shift would fit its white fronts
 * by that measure, and copy the tap.
 */
const PERIODIC = 0.75;
/** Leaving the hole open costs like a mismatch of this share of the band's variance: other shifts can close it. */
const OPEN = 0.2;
const MOST_SHIFTS = 6;
/** Multiples of this, modulo 2 ** 32, lie evenly and without order (Knuth's multiplicative hash). */
const SCATTER = 0x9e3779b1;

/**
 * The cells to copy from on repeating surfaces: bricks, tiles, boards. Their periods are the few shifts after which
 * the surroundings of the hole look like themselves (He and Sun 2012); patches alone lose count of tiles in a hole
 * larger than a few of them.
 *
 * @returns for cells of the hole, and those whose patch reaches into it, the cell to copy, -1 elsewhere; null when
 * the
 * surface does not repeat itself.
 */
export function startFromRepeats(grid: PatchGrid): Int32Array | null {
  const { width, height, state } = grid;
  const from = new Int32Array(state.length).fill(-1);
  const values = grid.values.slice();
  const known = state.map((cell) => (cell === CELL.source ? 1 : 0));
  for (let round = 0; round < MOST_SHIFTS; round++) {
    const open = cellsWhere(state, (cell, i) => cell === CELL.hole && !known[i]);
    if (open.length === 0) break;
    const best = bestShift(grid, values, known, open);
    if (best === null) {
      if (round === 0) return null;
      break;
    }
    for (const cell of open) {
      const source = shifted(cell, best, width, height);
      if (source < 0 || state[source] !== CELL.source) continue;
      from[cell] = source;
      for (let c = 0; c < 3; c++) values[cell * 3 + c] = grid.values[source * 3 + c]!;
    }
    for (const cell of open) if (from[cell]! >= 0) known[cell] = 1;
  }
  return widened(from, grid);
}

interface Shift {
  readonly dx: number;
  readonly dy: number;
}

/** The shift that best fits the surroundings of the open cells; null if none is better than chance. */
function bestShift(
  { width, height, state, values: given }: PatchGrid,
  values: Float32Array,
  known: Uint8Array,
  open: Int32Array,
): Shift | null {
  const around = bandAround(open, known, width, height);
  const spread = varianceOf(values, around);
  const band = thinned(around, COMPARED);
  const inside = thinned(open, COVERED);
  if (band.length < 12) return null;
  const compared = { band, values, given, state, width, height };
  let best: Shift | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let dy = 1 - height; dy < height; dy++) {
    for (let dx = 1 - width; dx < width; dx++) {
      if (dx * dx + dy * dy < LEAST_SHIFT * LEAST_SHIFT) continue;
      const covered = countCovered(inside, { dx, dy }, state, width, height);
      const missing = OPEN * spread * (1 - covered / inside.length);
      if (covered < LEAST_COVER * inside.length || missing >= least) continue;
      const limit = Math.min(PERIODIC * spread, least - missing);
      const mismatch = mismatchOf(compared, { dx, dy }, limit);
      if (mismatch >= limit) continue;
      least = mismatch + missing;
      best = { dx, dy };
    }
  }
  return best;
}

function countCovered(
  cells: Int32Array,
  shift: Shift,
  state: Uint8Array,
  width: number,
  height: number,
): number {
  let covered = 0;
  for (const cell of cells) {
    const source = shifted(cell, shift, width, height);
    if (source >= 0 && state[source] === CELL.source) covered++;
  }
  return covered;
}

/** The band around a hole, and the cells that shifts lay over it. */
interface ComparedBand extends Pick<PatchGrid, 'width' | 'height' | 'state'> {
  readonly band: Int32Array;
  /** Colors with what earlier shifts have filled, and the photo's own. */
  readonly values: Float32Array;
  readonly given: Float32Array;
}

/**
 * Mean square difference per value between the band and its shifted copy; infinite if it is above `limit`, or too
 * little of the copy is visible.
 */
function mismatchOf(compared: ComparedBand, shift: Shift, limit: number): number {
  const { band, values, given, state, width, height } = compared;
  let sum = 0;
  let seen = 0;
  const most = limit * 3 * band.length;
  for (const cell of band) {
    const source = shifted(cell, shift, width, height);
    if (source < 0 || state[source] !== CELL.source) continue;
    seen++;
    const [a, b] = [cell * 3, source * 3];
    const red = values[a]! - given[b]!;
    const green = values[a + 1]! - given[b + 1]!;
    const blue = values[a + 2]! - given[b + 2]!;
    sum += red * red + green * green + blue * blue;
    if (sum > most) return Number.POSITIVE_INFINITY;
  }
  return seen < BAND_IN_VIEW * band.length ? Number.POSITIVE_INFINITY : sum / (3 * seen);
}

function shifted(cell: number, { dx, dy }: Shift, width: number, height: number): number {
  const x = (cell % width) + dx;
  const y = ((cell / width) | 0) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/** Known cells within `BAND` of the open ones. */
function bandAround(open: Int32Array, known: Uint8Array, width: number, height: number): Int32Array {
  const near = new Uint8Array(known.length);
  for (const cell of open) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let row = Math.max(0, y - BAND); row <= Math.min(height - 1, y + BAND); row++) {
      const last = row * width + Math.min(width - 1, x + BAND);
      for (let i = row * width + Math.max(0, x - BAND); i <= last; i++) near[i] = 1;
    }
  }
  return cellsWhere(known, (isKnown, i) => isKnown === 1 && near[i] === 1);
}

/** Cells beside the hole whose patch reaches into it use the source of their neighbors inside. */
function widened(from: Int32Array, { width, height, state }: PatchGrid): Int32Array {
  let before = from;
  for (let step = 0; step < PATCH_RADIUS; step++) {
    const after = before.slice();
    for (let i = 0; i < before.length; i++) {
      if (before[i]! >= 0 || state[i] === CELL.outside) continue;
      for (const neighbor of [i - 1, i + 1, i - width, i + width]) {
        const source = before[neighbor];
        if (source === undefined || source < 0) continue;
        after[i] = Math.min(width * height - 1, Math.max(0, source + i - neighbor));
        break;
      }
    }
    before = after;
  }
  return before;
}

/** Mean variance of a value among the cells. */
function varianceOf(values: Float32Array, cells: Int32Array): number {
  let variances = 0;
  for (let c = 0; c < 3; c++) {
    let sum = 0;
    let squares = 0;
    for (const cell of cells) {
      const value = values[cell * 3 + c]!;
      sum += value;
      squares += value * value;
    }
    const mean = sum / Math.max(1, cells.length);
    variances += squares / Math.max(1, cells.length) - mean * mean;
  }
  return variances / 3;
}

function cellsWhere(marks: Uint8Array, is: (mark: number, i: number) => boolean): Int32Array {
  const found: number[] = [];
  for (let i = 0; i < marks.length; i++) if (is(marks[i]!, i)) found.push(i);
  return Int32Array.from(found);
}

/** About the requested number of cells, scattered, because regular steps would miss joints along the grid. */
function thinned(cells: Int32Array, most: number): Int32Array {
  const share = most / Math.max(1, cells.length);
  return cells.filter((cell) => (Math.imul(cell, SCATTER) >>> 0) / 2 ** 32 < share);
}
