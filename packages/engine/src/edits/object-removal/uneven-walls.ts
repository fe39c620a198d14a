import type { Mask } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { fillInRoom } from '../../inpaint/fill-room.ts';
import type { RebuiltRoom } from '../../inpaint/rebuild-room.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { bareSurfaces } from './bare-surfaces.ts';
import { borderOf, isTold } from './hole/hole-border.ts';

/** The room around a rebuilt wall, at the working size. */
interface Surroundings {
  /** Everything known to stand or hang in the room. */
  readonly things: Mask;
  readonly shownWall: Mask | undefined;
}

/** Below this share of bare surface in the border of the hole, bricks, curtains or shelves may be behind. */
const MOSTLY_BARE = 0.6;
/** Above this share of invisible surface the fill would be invented. */
const MOST_UNSEEN = 0.12;

/**
 * Fills the walls that are not of one paint from close by, where the border of the hole shows them: a wall in shade
 * goes on in its shade, where a network would make up furniture.
 *
 * @returns the room as it was if the border does not tell enough, or the walls are brick or panels: then they are left
 * to the network.
 */
export function withUnevenWalls(
  rebuilt: RebuiltRoom,
  room: Analysis,
  { things, shownWall }: Surroundings,
  seed: number,
): RebuiltRoom {
  const { raster, mask, uneven, faces } = rebuilt;
  if (!uneven || faces.some(({ isTextured }) => isTextured)) return rebuilt;
  const { width, height } = things;
  const hole = resizeMask(uneven, width, height);
  const surfaces = bareSurfaces(room, resizeRaster(raster, width, height), hole, things, shownWall);
  const border = borderOf(hole, surfaces, false);
  if (!isTold(border) || border.bare < MOSTLY_BARE) return rebuilt;
  const filled = fillInRoom(raster, uneven, room, surfaces, seed);
  if (filled.unseenShare > MOST_UNSEEN) return rebuilt;
  return {
    ...rebuilt,
    raster: filled.raster,
    mask: { ...mask, data: mask.data.map((value, i) => Math.max(value, uneven.data[i]!)) },
    uneven: null,
  };
}
