import type { Mask } from '../../base/raster/raster.ts';
import { maskInSteps } from './in-steps.ts';
import { outlineSeen } from './outline-seen.ts';
import { classShare } from './room-network/class-share.ts';
import type { SeenRoom } from './see-room.ts';

/** Likelihood that each place of a photo is painted wall, 0 … 255, from two networks. */
export interface SeenWalls {
  /** By the room network, on cells of 1/256 of the longer side; above the middle, wall is the likeliest class. */
  readonly cells: Mask;
  /** By Segment Anything with those cells as a guess, on the same grid. */
  readonly outline: Mask;
}

/** The painted walls in a photo, from its reading. */
export async function seeWalls({
  embedding,
  cells,
}: Pick<SeenRoom, 'embedding' | 'cells'>): Promise<SeenWalls> {
  const walls = classShare(cells, 'wall');
  return { cells: maskInSteps(walls), outline: maskInSteps(await outlineSeen(embedding, walls)) };
}
