import { createRandom } from '../../base/random.ts';
import { MEMBRANE, spanMembrane } from '../membrane.ts';
import { beginField, improveField, type PatchField, voteForHole } from './patch-field.ts';
import { CELL, halved, type PatchGrid, wholePatches } from './patch-grid.ts';
import { startFromRepeats } from './repeat-start.ts';

/** A filled hole. */
export interface PatchedGrid {
  /** The grid's values with the hole filled; cells outside are 0. */
  readonly values: Float32Array;
  /** For every cell of the hole the number of the cell it was copied from; -1 elsewhere. */
  readonly from: Int32Array;
  /** Mean square difference, a value, between patches along the hole's border and those copied. */
  readonly misfit: number;
}

/** Shorter sides are not halved again; fewer whole patches to copy do not suffice. */
const COARSEST_SIDE = 28;
const LEAST_PATCHES = 40;
/** Longest side of the level on which a surface's period is sought. */
const REPEATS_SIDE = 220;
/**
 * Rounds of searching and voting on the coarsest level, on those between and on the finest; copies by a surface's
 * period fit already, and more searching would blur them from their border inward.
 */
const ROUNDS = { coarsest: 14, between: 6, finest: 2, repeating: 1 };

/**
 * Fills a hole with patches of its surroundings: PatchMatch (Barnes et al. 2009) finds them, and where they overlap
 * they vote (Wexler, Shechtman and Irani 2007), from coarse to fine. The same grid and seed give the same result.
 *
 * @returns null if there is not a single complete patch to copy.
 */
export function fillByPatches(grid: PatchGrid, seed: number): PatchedGrid | null {
  const levels = [grid];
  while (canHalve(levels.at(-1)!)) levels.push(halved(levels.at(-1)!));
  if (wholePatches(grid).length === 0) return null;
  const random = createRandom(seed);
  let field: PatchField | null = null;
  let values = grid.values;
  const repeating = levels.findIndex(({ width, height }) => Math.max(width, height) <= REPEATS_SIDE);
  const repeats = repeating < 0 ? null : startFromRepeats(levels[repeating]!);
  const coarsest = repeats ? repeating : levels.length - 1;
  for (let l = coarsest; l >= 0; l--) {
    const level = levels[l]!;
    const isCoarsest = l === coarsest && repeats === null;
    values = isCoarsest ? guess(level) : level.values.slice();
    field = beginField(level, l === coarsest ? repeats : field, random);
    // This level starts from the known copies at its sharpness.
    if (!isCoarsest) voteForHole(level, field, values);
    const rounds = repeats
      ? ROUNDS.repeating
      : isCoarsest
        ? ROUNDS.coarsest
        : l === 0
          ? ROUNDS.finest
          : ROUNDS.between;
    for (let round = 0; round < rounds; round++) {
      improveField(level, values, field, random, isCoarsest || l > 1);
      voteForHole(level, field, values);
    }
  }
  return { values, from: sourcesOf(grid, field!), misfit: misfitOf(grid, field!) };
}

function canHalve(grid: PatchGrid): boolean {
  return (
    Math.min(grid.width, grid.height) >= 2 * COARSEST_SIDE &&
    wholePatches(halved(grid)).length > LEAST_PATCHES
  );
}

/** The initial guess by a membrane. */
function guess(level: PatchGrid): Float32Array {
  const state = level.state.map((cell) =>
    cell === CELL.source ? MEMBRANE.known : cell === CELL.hole ? MEMBRANE.unknown : MEMBRANE.outside,
  );
  return spanMembrane({ ...level, channels: 3, state });
}

function sourcesOf({ state }: PatchGrid, { from }: PatchField): Int32Array {
  return from.map((source, i) => (state[i] === CELL.hole ? source : -1));
}

/** Patches that extend beyond the hole are compared with the known cells there. */
function misfitOf({ state }: PatchGrid, { from, differences }: PatchField): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < from.length; i++) {
    if (from[i]! < 0 || state[i] !== CELL.source) continue;
    sum += differences[i]!;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
