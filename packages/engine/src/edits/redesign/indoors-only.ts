import type { RoomType } from '@home-design/vocabulary';
import { EngineError } from '../../base/engine-error.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';

/**
 * Refuses house fronts, which seen from the corner have the lines of a room and are read as one with confidence.
 *
 * @throws EngineError `edit_not_confident` for a photo with open sky, unless the request is for an outdoor place.
 */
export function indoorsOnly(photo: Raster, { room_type }: { readonly room_type: RoomType }): void {
  if (room_type === 'outdoor' || !isOutdoors(photo)) return;
  throw new EngineError(
    'edit_not_confident',
    'This photo was taken outdoors, and this edit is for rooms. For a house, a terrace or a garden try another sky.',
  );
}
