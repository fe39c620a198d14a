import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { HiddenSurface } from '../../inpaint/learned/hidden-surfaces.ts';
import type { CellNames } from '../../scene/segmentation/room-network/room-network.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';
import { WARNINGS } from '../base/warnings.ts';
import { hiddenSurfaces } from '../room-parts/hidden-surfaces.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { byNetwork, type FilledByNetwork, judgedSureness, LOOK_TWICE, needsHints } from './by-network.ts';
import { joined, largestShare } from './hole.ts';
import { judgeFill } from './judgment/judge-fill.ts';
import { oddColors } from './judgment/odd-colors.ts';
import { remainsIn } from './judgment/remains.ts';
import type { Removal } from './removal.ts';

/** How often what is left of things is filled again. */
const ROUNDS = 2;
/** Fills judged worse than this are spoiled as a whole: on photos, filling parts of them again led to slabs. */
const WORTH_CLEARING = 0.25;

/** Whether a removal gets hints: it is large, and indoors. The room network knows no gardens and streets. */
export const getsHints = (photo: Raster, removal: Removal): boolean =>
  needsHints(removal) && !isOutdoors(photo);

/**
 * Removes things by the network, which gets hints of the floor and the walls behind large ones. The room network looks
 * at such a result: what still looks like a thing is filled again, and how well the rest fits tells how sure it is.
 *
 * @param inSight finds the things in the photo, of its size: small fills must not continue them.
 */
export async function byHints(
  photo: Raster,
  removal: Removal,
  inSight?: () => Promise<Mask>,
  watch: Watch = {},
): Promise<FilledByNetwork> {
  const room = getsHints(photo, removal) ? await seeRoom(photo) : null;
  reportStage(watch, 'Filling', 0.5);
  const surfaces = room ? hiddenSurfaces(photo, room) : undefined;
  const taken = await byNetwork(photo, removal, inSight, surfaces);
  if (!room || !surfaces || !taken.isHinted) return taken;
  reportStage(watch, 'Looking at the result', 0.7);
  const known = { behind: room.behind, surfaces, hole: taken.mask };
  const looked = await withoutRemains(await lookAt(taken, known), removal, known, watch);
  const confidence = judgedSureness(looked.judgment, largestShare(taken.mask));
  return { ...looked.taken, confidence, warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [] };
}

/** What is known of the photo behind the removed things. */
interface Background {
  readonly behind: CellNames;
  readonly surfaces: readonly HiddenSurface[];
  readonly hole: Mask;
}

/** A fill, what the room network sees in it, its odd colors, and how well it fits. */
interface LookedAt {
  readonly taken: FilledByNetwork;
  readonly cells: CellNames;
  readonly odd: Mask;
  readonly judgment: number;
}

async function lookAt(taken: FilledByNetwork, { behind, surfaces, hole }: Background): Promise<LookedAt> {
  const { cells } = await seeRoom(taken.raster);
  const odd = oddColors(taken.raster, hole, surfaces, cells);
  return { taken, cells, odd, judgment: judgeFill({ cells, odd }, behind, hole) };
}

/** Fills what is left of things again, as long as the result gets better. */
async function withoutRemains(
  first: LookedAt,
  removal: Removal,
  known: Background,
  watch: Watch,
): Promise<LookedAt> {
  const { behind, hole } = known;
  let best = first;
  const rounds = first.judgment < WORTH_CLEARING ? 0 : ROUNDS;
  for (let round = 1; round <= rounds; round++) {
    const remains = remainsIn(best, behind, hole, removal.byHand ? null : removal.staying);
    if (!remains) break;
    reportStage(watch, 'Clearing what is left', 0.7 + (0.2 * round) / rounds);
    const { raster } = best.taken;
    const surfaces = hiddenSurfaces(raster, { cells: best.cells, behind });
    const again = { ...removal, things: remains, byHand: true, seed: removal.seed + round };
    const filled = await byNetwork(raster, again, undefined, surfaces);
    const taken = { ...best.taken, raster: filled.raster, mask: joined(best.taken.mask, filled.mask) };
    const next = await lookAt(taken, known);
    if (next.judgment <= best.judgment) break;
    best = next;
  }
  return best;
}
