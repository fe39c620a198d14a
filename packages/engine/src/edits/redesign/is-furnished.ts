import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { holdsFurniture } from '../../objects/index.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { findFloor } from '../../scene/floor/find-floor.ts';
import type { ReadRoom } from '../base/read-room.ts';
import type { Obstacle } from '../compose/step.ts';
import { isCrowded } from '../furniture/room/is-crowded.ts';
import { readRoom as readPlace } from '../furniture/room/read-room.ts';

/** Of the lowest third of the picture: terraces have most of it, house fronts behind hedges a tenth. */
const LEAST_GROUND = 0.4;

const CROWDED: Obstacle = {
  reason: 'Furniture stands there already, and more beside it would only crowd the room.',
  solvedBy: 'empty-room',
};
const CROWDED_OUTDOORS: Obstacle = {
  reason: 'Furniture stands there already, and more beside it would only crowd the place.',
  solvedBy: 'object-removal',
};
const NO_GROUND: Obstacle = {
  reason:
    'Too little open ground is in view. A photo of a terrace, a deck or a lawn that reaches up to the camera helps.',
  solvedBy: null,
};
const NO_FURNITURE: Obstacle = { reason: 'No furniture to remove was found.', solvedBy: 'empty-room' };

/** Why nothing should be added to a furnished room; null for an empty one. */
export async function unlessFurnished(
  photo: Raster,
  readRoom: ReadRoom,
  watch: Watch,
): Promise<Obstacle | null> {
  const analysis = await readRoom(partOf(watch, 0, 0.7));
  if (isCrowded(readPlace(analysis, { isEmpty: true }))) return CROWDED;
  return (await hasFurniture(photo, analysis, watch)) ? CROWDED : null;
}

/** Why nothing should be placed on the ground outdoors; null if open, free ground is visible. */
export async function unlessNoGround(
  photo: Raster,
  readRoom: ReadRoom,
  watch: Watch,
): Promise<Obstacle | null> {
  const analysis = await readRoom(partOf(watch, 0, 0.7));
  if (groundShare(analysis) < LEAST_GROUND) return NO_GROUND;
  return (await hasFurniture(photo, analysis, watch)) ? CROWDED_OUTDOORS : null;
}

/** Share of the lowest third of the picture that is open floor or ground. */
function groundShare(analysis: Analysis): number {
  const { width, height, data } = findFloor(analysis).mask;
  const below = data.subarray(Math.floor((2 * height) / 3) * width);
  return below.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / below.length;
}

/** Why nothing should be removed; null for a room with furniture. */
export async function ifFurnished(photo: Raster, readRoom: ReadRoom, watch: Watch): Promise<Obstacle | null> {
  const analysis = await readRoom(partOf(watch, 0, 0.7));
  return (await hasFurniture(photo, analysis, watch)) ? null : NO_FURNITURE;
}

function hasFurniture(photo: Raster, analysis: Analysis, watch: Watch): Promise<boolean> {
  reportStage(watch, 'Looking for furniture', 0.7);
  return holdsFurniture(photo, analysis);
}
