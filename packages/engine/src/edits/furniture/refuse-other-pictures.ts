import { EngineError } from '../../base/engine-error.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { likelihoodOf } from '../../scene/segmentation/segment-room.ts';
import { CELL } from './room/floor-grid.ts';
import type { StagingRoom } from './room/staging-room.ts';

/** A room with less open floor cannot be furnished, square meters. */
const LEAST_FLOOR = 2.2;
/** A smaller share of floor or rug in the picture does not count. */
const LEAST_SEEN = 0.005;
/** Below this camera confidence the picture has no perspective of a room. */
const LEAST_CAMERA_TRUST = 0.3;

/**
 * Refuses pictures without the perspective of a room: sky, cloth, pages, most faces. It runs before any detection,
 * because an object detector sees people in textures.
 *
 * @throws EngineError `edit_not_confident`.
 */
export function refuseWithoutPerspective({
  camera,
}: {
  readonly camera: Pick<Analysis['camera'], 'confidence'>;
}): void {
  if (camera.confidence >= LEAST_CAMERA_TRUST) return;
  throw new EngineError(
    'edit_not_confident',
    'This does not look like a photo of a room. Staging needs one that shows its floor and walls' +
      ' (or, for outdoor furniture, the ground).',
  );
}

/**
 * Refuses indoor pictures without anything like a floor: a sky may have the perspective of a room.
 *
 * @throws EngineError `edit_not_confident`.
 */
export function refuseWithoutSeenFloor({ seenThings }: Pick<Analysis, 'seenThings'>): void {
  if (!seenThings) return;
  const { data } = likelihoodOf(seenThings.cells, ['floor', 'rug']);
  if (data.reduce((sum, likely) => sum + likely, 0) >= LEAST_SEEN * data.length) return;
  throw noFloor();
}

/**
 * Refuses pictures without free ground: facades, rooms full of furniture.
 *
 * @throws EngineError `edit_not_confident`.
 */
export function refuseWithoutFloor(room: StagingRoom): void {
  if (openFloor(room) >= LEAST_FLOOR) return;
  throw noFloor();
}

const noFloor = (): EngineError =>
  new EngineError(
    'edit_not_confident',
    'No open floor was found in this photo. Staging needs a picture of a room (or a terrace) that shows its floor;' +
      ' furniture that stands there has to go first.',
  );

/** Visible bare floor, square meters. */
function openFloor({ floor }: StagingRoom): number {
  return floor.state.filter((state) => state === CELL.free).length * floor.cell * floor.cell;
}
