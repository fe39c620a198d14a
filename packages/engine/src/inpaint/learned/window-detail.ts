import { createRandom } from '../../base/random.ts';
import { beginField, improveField } from '../patch-match/patch-field.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';

/** Rounds of searching: what is filled in is known already, so the field settles fast. */
const ROUNDS = 3;

/**
 * For every cell that the network filled, the most similar cell of the photo, by PatchMatch (Barnes et al. 2009): its
 * finest detail, for which the network's square is too coarse, is copied from there (Yi et al. 2020, "Contextual
 * Residual Aggregation"). -1 elsewhere.
 *
 * @returns null if the photo contains not a single complete patch.
 */
export function detailSources(grid: PatchGrid, seed: number): Int32Array | null {
  const random = createRandom(seed);
  const field = beginField(grid, null, random);
  if (!field.isWhole.includes(1)) return null;
  for (let round = 0; round < ROUNDS; round++) improveField(grid, grid.values, field, random, true);
  return field.from.map((from, i) => (grid.state[i] === CELL.hole ? from : -1));
}
