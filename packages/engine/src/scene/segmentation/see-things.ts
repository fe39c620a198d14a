import { maskInSteps } from './in-steps.ts';
import { outlineSeen } from './outline-seen.ts';
import { GOING } from './room-classes.ts';
import { roomOfView } from './room-network/room-of-view.ts';
import type { RoomSegmentation } from './room-segmentation.ts';
import { withSecondOpinion } from './second-opinion.ts';
import type { SeenRoom } from './see-room.ts';
import type { SeenThings } from './seen-things.ts';
import { likelihoodOf } from './segment-room.ts';

/**
 * The movable things in a photo, from its reading.
 *
 * @param classifier the answer of the classifier of cells, if it was run.
 */
export async function seeThings(
  { embedding, cells }: Pick<SeenRoom, 'embedding' | 'cells'>,
  classifier?: RoomSegmentation,
): Promise<SeenThings> {
  const named = roomOfView(cells);
  const room = classifier ? withSecondOpinion(named, classifier) : named;
  return { cells: room, outline: maskInSteps(await outlineSeen(embedding, likelihoodOf(room, GOING))) };
}
