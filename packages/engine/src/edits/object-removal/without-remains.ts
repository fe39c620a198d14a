import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { hiddenSurfaces } from '../room-parts/hidden-surfaces.ts';
import { byNetwork } from './by-network.ts';
import { joined } from './hole/hole.ts';
import { type OpenedRemoval, opened } from './hole/opening.ts';
import { type Background, type FillInSight, lookAtFill } from './judgment/look-at-fill.ts';
import { remainsIn } from './judgment/remains.ts';

/** How often what is left of things is filled again. */
const ROUNDS = 2;
/**
 * Fills judged worse than this are spoiled as a whole: on photos, filling parts of them again led to slabs. Better ones than
 * `most` gained at most 0.02, and after a smaller gain than `gain` another round brought no more.
 */
const WORTH_CLEARING = { least: 0.25, most: 0.75, gain: 0.03 };

/** A fill without remainders, and all that was filled. */
export interface ClearedFill {
  readonly fill: FillInSight;
  readonly mask: Mask;
}

/**
 * Fills what is left of things in a fill again, as long as the result gets better.
 *
 * @param known of the photo before anything was removed; its hole is what was filled first.
 */
export async function withoutRemains(
  first: FillInSight,
  removal: OpenedRemoval,
  known: Background,
  watch: Watch,
): Promise<ClearedFill> {
  const { behind, hole } = known;
  let best: ClearedFill = { fill: first, mask: hole };
  let gain = first.judgment < WORTH_CLEARING.least ? 0 : Number.POSITIVE_INFINITY;
  for (let round = 1; round <= ROUNDS && gain >= WORTH_CLEARING.gain; round++) {
    const { fill, mask } = best;
    if (fill.judgment >= WORTH_CLEARING.most) break;
    const remains = remainsIn(fill, behind, hole, removal.byHand ? null : removal.staying);
    if (!remains) break;
    reportStage(watch, 'Clearing what is left', 0.7 + (0.2 * round) / ROUNDS);
    const surfaces = hiddenSurfaces(fill.raster, { cells: fill.cells, behind });
    const again = opened({ ...removal, things: remains, byHand: true, seed: removal.seed + round });
    const filled = await byNetwork(fill.raster, again, undefined, surfaces);
    const next = await lookAtFill(filled.raster, known);
    gain = next.judgment - fill.judgment;
    if (gain <= 0) break;
    best = { fill: next, mask: joined(mask, filled.mask) };
  }
  return best;
}
