import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { CellNames } from '../../scene/segmentation/room-network/room-network.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';
import { WARNINGS } from '../base/warnings.ts';
import { hiddenSurfaces } from '../room-parts/hidden-surfaces.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { byNetwork, judgedSureness, needsHints } from './by-network.ts';
import { largestShare } from './hole.ts';
import { judgeFill } from './judge-fill.ts';
import type { Removal, TakenAway } from './removal.ts';

/** Results below this confidence should be checked. */
const LOOK_TWICE = 0.5;

/** A removal by the network. */
export interface HintedRemoval {
  readonly taken: TakenAway;
  /** What the room network expects behind the things; null if there were no hints of it. */
  readonly behind: CellNames | null;
}

/**
 * Removes things by the network, which gets hints of the floor and the walls behind large ones. The room network looks
 * at such a result to tell how sure it is.
 *
 * @param inSight finds the things in the photo, of its size: small fills must not continue them.
 */
export async function byHints(
  photo: Raster,
  removal: Removal,
  inSight?: () => Promise<Mask>,
  watch: Watch = {},
): Promise<HintedRemoval> {
  // The room network knows no gardens and streets.
  const room = needsHints(removal) && !isOutdoors(photo) ? await seeRoom(photo) : null;
  reportStage(watch, 'Filling', 0.5);
  const surfaces = room ? hiddenSurfaces(photo, room) : undefined;
  const { isHinted, ...taken } = await byNetwork(photo, removal, inSight, surfaces);
  if (!room || !isHinted) return { taken, behind: null };
  reportStage(watch, 'Looking at the result', 0.8);
  return { taken: await judgedRemoval(taken, room.behind), behind: room.behind };
}

/**
 * A removal with the confidence that a look at it gives.
 *
 * @param behind what the room network expects behind the things of the photo.
 */
export async function judgedRemoval(taken: TakenAway, behind: CellNames): Promise<TakenAway> {
  const confidence = judgedSureness(await judgeFill(taken, behind), largestShare(taken.mask));
  const others = taken.warnings.filter((warning) => warning !== WARNINGS.fillMisfit);
  return {
    ...taken,
    confidence,
    warnings: confidence < LOOK_TWICE ? [...others, WARNINGS.fillMisfit] : others,
  };
}
