import { EngineError } from '../../engine-error.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { RoomType } from './plan/staging-plan.ts';
import { CELL } from './room/floor-grid.ts';
import type { StagingRoom } from './room/staging-room.ts';

/** Less open floor than this is no room to furnish, square meters. */
const LEAST_FLOOR = 2.2;
/** Below this camera confidence the picture has no perspective of a room. */
const LEAST_CAMERA_TRUST = 0.3;
/** A room shows its box, or at least walls; facades, faces and pages show neither. */
const LEAST_LAYOUT_TRUST = 0.5;
const LEAST_WALL_TRUST = 0.2;

/**
 * Refuses pictures that show no room: sky, faces, pages, facades. Outdoors only the ground must be seen.
 *
 * @throws EngineError `edit_not_confident`.
 */
export function refuseOtherPictures(
  { camera, layout, walls }: Analysis,
  room: StagingRoom,
  roomType: RoomType,
): void {
  const isRoom = layout.confidence >= LEAST_LAYOUT_TRUST || walls.confidence >= LEAST_WALL_TRUST;
  if (camera.confidence < LEAST_CAMERA_TRUST || (roomType !== 'outdoor' && !isRoom)) {
    throw new EngineError(
      'edit_not_confident',
      'This does not look like a photo of a room. Staging needs one that shows its floor and walls' +
        ' (or, for outdoor furniture, the ground).',
    );
  }
  if (openFloor(room) < LEAST_FLOOR) {
    throw new EngineError(
      'edit_not_confident',
      'No open floor was found in this photo. Staging needs a picture of a room (or a terrace) that shows its floor.',
    );
  }
}

/** Bare floor in view, square meters. */
function openFloor({ floor }: StagingRoom): number {
  return floor.state.filter((state) => state === CELL.free).length * floor.cell * floor.cell;
}
