import type { RoomType } from '@home-design/vocabulary';
import { EngineError } from '../../../base/engine-error.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { holdsFurniture, seeObjects, showsPerson } from '../../../objects/index.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { isCrowded } from './is-crowded.ts';
import { readRoom } from './read-room.ts';
import type { StagingRoom } from './staging-room.ts';

/** Rooms with fittings on the floor, which may be white: they never count as empty, and get decor only. */
export const FITTED_ROOMS: readonly RoomType[] = ['kitchen', 'bathroom'];

/** Kinds of rooms that are read in different ways. */
export type Sight = 'outdoors' | 'fitted' | 'unfitted';

/** How rooms of a type are read. */
export function sightOf(roomType: RoomType): Sight {
  if (roomType === 'outdoor') return 'outdoors';
  return FITTED_ROOMS.includes(roomType) ? 'fitted' : 'unfitted';
}

/**
 * Reads a photographed room for its staging. It counts as empty, so that pale patches on its floor are sun, only if
 * no furniture is detected and nothing else covers its floor; the detector takes half a second.
 *
 * @throws EngineError `edit_not_confident` for a picture of a person.
 */
export async function seeRoom(photo: Raster, analysis: Analysis, roomType: RoomType): Promise<StagingRoom> {
  const seen = await seeObjects(photo);
  if (showsPerson(seen)) {
    throw new EngineError(
      'edit_not_confident',
      'This does not look like a photo of a room: a person seems to take up much of it. Staging needs one that shows' +
        ' its floor and walls.',
    );
  }
  const sight = sightOf(roomType);
  if (sight === 'outdoors') return readRoom(analysis, { isOutdoors: true });
  if (sight === 'fitted') return readRoom(analysis);
  const asEmpty = readRoom(analysis, { isEmpty: true });
  const isFurnished =
    isCrowded(asEmpty) || (await holdsFurniture(photo, analysis, 'furniture or fittings', seen));
  return isFurnished ? readRoom(analysis) : asEmpty;
}
