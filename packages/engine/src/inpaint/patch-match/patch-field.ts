import { CELL, PATCH_RADIUS, type PatchGrid, wholePatches } from './patch-grid.ts';

/** For every patch that touches the hole, the most similar patch. */
export interface PatchField {
  readonly width: number;
  readonly height: number;
  /** Numbers of the cells whose patch touches the hole, ascending. */
  readonly targets: Int32Array;
  /** 1 for cells in the middle of a patch that can be copied. */
  readonly isWhole: Uint8Array;
  /** Number of the middle cell of the patch copied; -1 for patches that do not touch the hole. */
  readonly from: Int32Array;
  /** Mean square difference of the two, a value. */
  readonly differences: Float32Array;
}

const R = PATCH_RADIUS;
const SIDE = 2 * R + 1;
const PASSES = 2;
/** Radius of the random search on the fine levels, cells. */
const NEAR = 48;
/** A random patch must be better by this factor than one that continues its neighbor's, so that runs stay whole. */
const CHANCE_HANDICAP = 1.12;

/**
 * An initial field: the copies of the coarser level, the cells to copy if they are known (-1 where not), or random
 * ones.
 */
export function beginField(
  grid: PatchGrid,
  before: PatchField | Int32Array | null,
  random: () => number,
): PatchField {
  const { width, height, state } = grid;
  const sources = wholePatches(grid);
  const isWhole = new Uint8Array(state.length);
  for (const source of sources) isWhole[source] = 1;
  const targets = touchingHole(grid);
  const from = new Int32Array(state.length).fill(-1);
  for (const target of targets) {
    const kept =
      before === null ? -1 : before instanceof Int32Array ? before[target]! : doubled(before, grid, target);
    from[target] = isWhole[kept] ? kept : sources[Math.floor(random() * sources.length)]!;
  }
  return { width, height, targets, isWhole, from, differences: new Float32Array(state.length) };
}

/** Finds more similar patches for all that touch the hole, by propagation and random search; `field` is changed. */
export function improveField(
  grid: PatchGrid,
  values: Float32Array,
  field: PatchField,
  random: () => number,
  wide: boolean,
): void {
  const { width, height, state } = grid;
  const { targets, isWhole, from, differences } = field;
  const difference = differenceOn(grid, values);
  for (const target of targets) {
    differences[target] = difference(target, from[target]!, Number.POSITIVE_INFINITY);
  }
  for (let pass = 0; pass < PASSES; pass++) {
    const step = pass % 2 === 0 ? 1 : -1;
    for (let n = 0; n < targets.length; n++) {
      const target = targets[step > 0 ? n : targets.length - 1 - n]!;
      let best = from[target]!;
      let least = differences[target]!;
      for (const stride of [step, step * width]) {
        const neighbor = target - stride;
        if (neighbor < 0 || neighbor >= state.length || from[neighbor]! < 0) continue;
        const candidate = from[neighbor]! + stride;
        if (candidate === best || !isWhole[candidate]) continue;
        const d = difference(target, candidate, least);
        if (d < least) {
          least = d;
          best = candidate;
        }
      }
      for (let reach = wide ? Math.max(width, height) : NEAR; reach >= 1; reach *= 0.5) {
        const x = Math.round((best % width) + (random() * 2 - 1) * reach);
        const y = Math.round(Math.floor(best / width) + (random() * 2 - 1) * reach);
        if (x < R || y < R || x >= width - R || y >= height - R) continue;
        const candidate = y * width + x;
        if (candidate === best || !isWhole[candidate]) continue;
        const d = difference(target, candidate, least / CHANCE_HANDICAP);
        if (d * CHANCE_HANDICAP < least) {
          least = d;
          best = candidate;
        }
      }
      from[target] = best;
      differences[target] = least;
    }
  }
}

/** Numbers of the cells whose patch reaches into the hole; cells outside have none. */
function touchingHole({ width, height, state }: PatchGrid): Int32Array {
  const near = new Uint8Array(state.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (state[i] !== CELL.hole) continue;
      for (let row = Math.max(0, y - R); row <= Math.min(height - 1, y + R); row++) {
        const last = row * width + Math.min(width - 1, x + R);
        for (let j = row * width + Math.max(0, x - R); j <= last; j++) near[j] = 1;
      }
    }
  }
  const found: number[] = [];
  for (let i = 0; i < near.length; i++) if (near[i] && state[i] !== CELL.outside) found.push(i);
  return Int32Array.from(found);
}

/** The copy of the coarser level at twice the scale; -1 if it had none. */
function doubled(before: PatchField, { width }: PatchGrid, target: number): number {
  const x = target % width;
  const y = Math.floor(target / width);
  const column = Math.min(before.width - 1, x >> 1);
  const row = Math.min(before.height - 1, y >> 1);
  const source = before.from[row * before.width + column]!;
  if (source < 0) return -1;
  const sourceX = (source % before.width) * 2 + x - 2 * column;
  const sourceY = Math.floor(source / before.width) * 2 + y - 2 * row;
  return sourceX < width ? sourceY * width + sourceX : -1;
}

/**
 * The mean square difference between the patch around a cell and a whole patch. Cells outside the grid or marked
 * outside do not count. Stops and returns infinity when it will exceed `limit`.
 */
function differenceOn(
  { width, height, values: given, state }: PatchGrid,
  values: Float32Array,
): (target: number, source: number, limit: number) => number {
  return (target, source, limit) => {
    const x = target % width;
    const y = (target / width) | 0;
    const left = x < R ? -x : -R;
    const right = x + R >= width ? width - 1 - x : R;
    const most = limit * SIDE * SIDE * 3;
    let sum = 0;
    let cells = 0;
    for (let dy = y < R ? -y : -R; dy <= R && y + dy < height; dy++) {
      let a = target + dy * width + left;
      let b = (source + dy * width + left) * 3;
      for (let dx = left; dx <= right; dx++, a++, b += 3) {
        if (state[a] === CELL.outside) continue;
        const red = values[a * 3]! - given[b]!;
        const green = values[a * 3 + 1]! - given[b + 1]!;
        const blue = values[a * 3 + 2]! - given[b + 2]!;
        sum += red * red + green * green + blue * blue;
        cells++;
      }
      if (sum > most) return Number.POSITIVE_INFINITY;
    }
    return sum / (cells * 3);
  };
}

/** Gives every cell of the hole the mean of the patches over it; more similar patches have more weight. */
export function voteForHole(
  { width, height, state, values: given }: PatchGrid,
  { from, differences }: PatchField,
  values: Float32Array,
): void {
  const typical = Math.max(20, quantile(differences, from, 0.75));
  const sums = new Float32Array(values.length);
  const weights = new Float32Array(state.length);
  for (let i = 0; i < state.length; i++) {
    const source = from[i]!;
    if (source < 0) continue;
    const weight = Math.exp(-differences[i]! / (2 * typical)) + 1e-4;
    const x = i % width;
    const y = (i / width) | 0;
    for (let dy = Math.max(-R, -y); dy <= R && y + dy < height; dy++) {
      for (let dx = Math.max(-R, -x); dx <= R && x + dx < width; dx++) {
        const to = i + dy * width + dx;
        if (state[to] !== CELL.hole) continue;
        const at = (source + dy * width + dx) * 3;
        weights[to]! += weight;
        sums[to * 3]! += weight * given[at]!;
        sums[to * 3 + 1]! += weight * given[at + 1]!;
        sums[to * 3 + 2]! += weight * given[at + 2]!;
      }
    }
  }
  for (let i = 0; i < state.length; i++) {
    if (weights[i]! === 0) continue;
    for (let c = 0; c < 3; c++) values[i * 3 + c] = sums[i * 3 + c]! / weights[i]!;
  }
}

function quantile(differences: Float32Array, from: Int32Array, share: number): number {
  const found = differences.filter((_, i) => from[i]! >= 0).sort();
  return found[Math.floor(share * (found.length - 1))] ?? 0;
}
