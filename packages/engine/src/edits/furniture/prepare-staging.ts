import { EngineError } from '../../base/engine-error.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { refuseWithoutPerspective, refuseWithoutSeenFloor } from './refuse-other-pictures.ts';
import { readPhotographedRoom } from './room/photographed-room.ts';
import { workingSize } from './working-size.ts';

/**
 * Reads the room of a photo and its light ahead of a staging, which then finds both (`readPhotographedRoom`).
 *
 * @returns false if the photo cannot be furnished; the staging itself gives the reason.
 */
export async function prepareStaging(photo: Raster, analysis: Analysis): Promise<boolean> {
  try {
    refuseWithoutPerspective(analysis);
    refuseWithoutSeenFloor(analysis);
    // Rooms of all kinds without fittings are read alike.
    const { light } = await readPhotographedRoom(workingSize(photo), analysis, 'living_room');
    light();
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'edit_not_confident') return false;
    throw error;
  }
}
