import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fillByNetwork } from '../../inpaint/learned/learned-fill.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type SeenRoom, seeRoom } from '../../scene/segmentation/see-room.ts';
import { WARNINGS } from '../base/warnings.ts';
import { hiddenSurfaces } from '../room-parts/hidden-surfaces.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { fillBetween } from './behind-things/fill-between.ts';
import { fillHiddenParts, type HoleInRoom } from './behind-things/fill-hidden-parts.ts';
import {
  byNetwork,
  type FilledByNetwork,
  judgedSureness,
  LOOK_TWICE,
  needsHints,
  unseenOf,
} from './by-network.ts';
import { joined } from './hole/hole.ts';
import type { OpenedRemoval } from './hole/opening.ts';
import { type Background, type FillInSight, lookAtFill } from './judgment/look-at-fill.ts';
import { withoutRemains } from './without-remains.ts';

/** From this judgment on, no other way of filling is tried. */
const GOOD = 0.65;

/** Whether a removal gets hints: it is large, and indoors. The room network knows no gardens and streets. */
export const getsHints = (photo: Raster, removal: OpenedRemoval): boolean =>
  needsHints(removal) && !isOutdoors(photo);

/**
 * Removes large things indoors before what the room network expects behind them, and others by the network alone.
 * What stands on both sides of large ones goes on between, then the floor, and the network fills the rest with hints. If the room network does not find that
 * good, the network fills everything, or rough walls go on as well; what it finds best is taken. What still looks like a
 * thing is filled again, and how well the rest fits tells how sure it is.
 *
 * @param inSight finds the things in the photo, of its size: small fills must not continue them.
 */
export async function byHints(
  photo: Raster,
  analysis: Pick<Analysis, 'camera' | 'layout'>,
  removal: OpenedRemoval,
  inSight?: () => Promise<Mask>,
  watch: Watch = {},
): Promise<FilledByNetwork> {
  const seen = getsHints(photo, removal) ? await seeRoom(photo) : null;
  reportStage(watch, 'Filling', 0.5);
  if (!seen) return byNetwork(photo, removal, inSight);
  const between = fillBetween(photo, removal.hole, unseenOf(removal), seen.cells, analysis.camera);
  if (!between) return filledWithHints({ photo, analysis, removal, seen, inSight }, watch);
  const rest = { ...removal, hole: between.left, staying: joined(removal.staying, between.between) };
  const filled = await filledWithHints(
    { photo: between.raster, analysis, removal: rest, seen, inSight },
    watch,
  );
  return { ...filled, mask: joined(filled.mask, removal.hole) };
}

/** A removal, and how the room network sees the photo. */
interface SeenRemoval {
  readonly photo: Raster;
  readonly analysis: Pick<Analysis, 'camera' | 'layout'>;
  readonly removal: OpenedRemoval;
  readonly seen: SeenRoom;
  readonly inSight: (() => Promise<Mask>) | undefined;
}

async function filledWithHints(
  { photo, analysis, removal, seen, inSight }: SeenRemoval,
  watch: Watch,
): Promise<FilledByNetwork> {
  const surfaces = hiddenSurfaces(photo, seen);
  const known: Background = { behind: seen.behind, surfaces, hole: removal.hole };
  const alone = () => byNetwork(photo, removal, inSight, surfaces);
  const afterParts = (withWalls: boolean) =>
    networkAfterParts(
      photo,
      { ...known, unseen: unseenOf(removal), seen, analysis, seed: removal.seed },
      withWalls,
    );

  const cleared = async (best: FillInSight): Promise<FilledByNetwork> => {
    const { fill, mask } = await withoutRemains(best, removal, known, watch);
    const confidence = judgedSureness(fill.judgment, removal.largest);
    const warnings = confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [];
    return { raster: fill.raster, mask, confidence, warnings, isHinted: true };
  };

  const onFloor = await afterParts(false);
  if (onFloor) {
    reportStage(watch, 'Looking at the result', 0.7);
    const others = [async () => (await alone()).raster, () => afterParts(true)];
    return cleared(await bestOf(onFloor, others, known));
  }
  const filled = await alone();
  if (!filled.isHinted) return filled;
  reportStage(watch, 'Looking at the result', 0.7);
  return cleared(await lookAtFill(filled.raster, known));
}

/** Lets the floor, and on request rough walls, go on, then the network fill the rest with hints; null if none can. */
async function networkAfterParts(
  photo: Raster,
  room: HoleInRoom & Pick<Background, 'surfaces'>,
  withWalls: boolean,
): Promise<Raster | null> {
  const filled = fillHiddenParts(photo, room, withWalls);
  return filled && (await fillByNetwork(filled.raster, filled.left, room)).raster;
}

/** The first fill if it is good, else the one of several that is judged best. */
async function bestOf(
  first: Raster,
  others: readonly (() => Promise<Raster | null>)[],
  known: Background,
): Promise<FillInSight> {
  let best = await lookAtFill(first, known);
  for (const other of others) {
    if (best.judgment >= GOOD) break;
    const raster = await other();
    const next = raster && (await lookAtFill(raster, known));
    if (next && next.judgment > best.judgment) best = next;
  }
  return best;
}
