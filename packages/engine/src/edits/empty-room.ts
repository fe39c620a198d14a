import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, reportStage, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { emptyParts } from './emptying/empty-parts.ts';
import { correctedParts } from './emptying/room-to-empty.ts';
import { whatIsEmptied } from './emptying/what-is-emptied.ts';
import { shareOf } from './removal/hole.ts';
import type { ThingsRemoved } from './removal/remove-things.ts';
import type { EmptyRoomRequest } from './requests/empty-room.ts';
import { WARNINGS } from './warnings.ts';

/** Less of the picture than this, as far as it is sure, is no furniture, but something the network was wrong about. */
const LEAST_THINGS = 0.01;
/** From this share of the picture on a rebuilt part is seldom free of faults. */
const MUCH = 0.15;

/**
 * Empty a room: everything that stands in it, hangs before its walls or lies on its floor is taken away, named or not, and
 * floor and walls are rebuilt. Windows, doors, curtains, pendant lamps and what is built in stay as they are.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when no furniture is found, or the room is not known well enough to come out clean and nobody
 *   marked what goes,
 *   `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function emptyRoom(
  photo: Raster,
  analysis: Analysis,
  { room_type, corrections, seed }: EmptyRoomRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const { parts: found } = await whatIsEmptied(photo, analysis, room_type, partOf(watch, 0, 0.4));
  const isPointedOut = pointsOut(corrections.add) || corrections.only !== undefined;
  if (shareOf(found.going) * found.sureness < LEAST_THINGS && !isPointedOut) {
    throw new EngineError(
      'edit_not_confident',
      'We found no furniture in this photo. Mark what is to go with a rectangle or a brush.',
    );
  }
  const parts = await correctedParts(photo, analysis, found, corrections);
  reportStage(watch, 'Rebuilding floor and walls', 0.4);
  const taken = await emptyParts(photo, analysis, parts, { isPointedOut, seed });
  const spared = new Set(corrections.remove.regions);
  const isMuch = shareOf(taken.mask) > MUCH;
  return {
    ...taken,
    warnings: [...taken.warnings, ...(isMuch ? [WARNINGS.muchRebuilt] : []), WARNINGS.builtInsStay],
    regions: corrections.add.regions.filter((id) => !spared.has(id)),
  };
}
