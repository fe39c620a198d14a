import { createRandom } from '../../src/base/random.ts';
import { changeArchitecture } from './architecture/index.ts';
import { baseRoom } from './base-room.ts';
import { placeCamera } from './free-camera.ts';
import { changeFurnishing } from './furnishing/index.ts';
import type { ViewRoom } from './view-room.ts';

/** The camera comes first: additions keep out of its way. */
const CHANGES = [placeCamera, changeArchitecture, changeFurnishing];

/** The room of a seed: same seed, same room. None is among the benchmark's. */
export function viewRoomOf(seed: number): ViewRoom {
  const random = createRandom(seed * 7 + 1);
  return CHANGES.reduce((room, change) => change(room, random), baseRoom(seed, random));
}
