import { between } from '../../../src/base/random.ts';
import type { CameraSpec, RoomSize } from '../../samples/room-spec.ts';
import type { RoomRecipe } from './recipe.ts';

/** Walls left of the picture's middle are seen from the right side of the room and the other way round. */
export interface ChosenCamera {
  readonly camera: CameraSpec;
  /** Side of the room that the camera stands on: 1 = east, so that the west wall is in view. */
  readonly side: 1 | -1;
}

/** A photographer's place near the wall behind: hand-held, 18 to 32 mm, 1.0 to 1.6 m high. */
export function chooseCamera(
  { view }: RoomRecipe,
  { width, depth }: RoomSize,
  random: () => number,
): ChosenCamera {
  const side = random() < 0.5 ? -1 : 1;
  const isAlong = view === 'frontal' || view === 'narrow';
  const across = isAlong ? between(random, 0.38, 0.62) : 0.5 + side * between(random, 0.15, 0.38);
  const back = between(random, 0.2, isAlong ? 0.45 : 0.7);
  const turned = view === 'narrow' ? between(random, 3, 15) : between(random, 12, 40);
  const aspect = between(random, 1.32, 1.55);
  const lens = between(random, 18, view === 'narrow' ? 24 : 30);
  const isUpright = view === 'portrait';
  return {
    side,
    camera: {
      position: [width * across, between(random, 1, 1.6), depth - back],
      yaw: view === 'frontal' ? between(random, -1.5, 1.5) : -side * turned,
      pitch: view === 'pitched' ? -between(random, 8, 17) : between(random, -5, 2),
      roll: between(random, -1.1, 1.1),
      // A lens is named for the long side in both orientations.
      lens: isUpright ? lens * aspect : lens,
      shift: [0, 0],
      aspect: isUpright ? 1 / aspect : aspect,
    },
  };
}
