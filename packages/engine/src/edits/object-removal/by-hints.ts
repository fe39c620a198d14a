import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { seeRoom } from '../../scene/segmentation/see-room.ts';
import { WARNINGS } from '../base/warnings.ts';
import { hiddenSurfaces } from '../room-parts/hidden-surfaces.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { byNetwork, type FilledByNetwork, judgedSureness, LOOK_TWICE, needsHints } from './by-network.ts';
import { largestShare } from './hole.ts';
import { judgeFill } from './judge-fill.ts';
import type { Removal } from './removal.ts';

/** Whether a removal gets hints: it is large, and indoors. The room network knows no gardens and streets. */
export const getsHints = (photo: Raster, removal: Removal): boolean =>
  needsHints(removal) && !isOutdoors(photo);

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
): Promise<FilledByNetwork> {
  const room = getsHints(photo, removal) ? await seeRoom(photo) : null;
  reportStage(watch, 'Filling', 0.5);
  const surfaces = room ? hiddenSurfaces(photo, room) : undefined;
  const taken = await byNetwork(photo, removal, inSight, surfaces);
  if (!room || !taken.isHinted) return taken;
  reportStage(watch, 'Looking at the result', 0.8);
  const confidence = judgedSureness(await judgeFill(taken, room.behind), largestShare(taken.mask));
  return { ...taken, confidence, warnings: confidence < LOOK_TWICE ? [WARNINGS.fillMisfit] : [] };
}
