import { createPlane, type Mask, type Plane } from '../../base/raster/raster.ts';
import { maskInSteps } from './in-steps.ts';
import { outlineSeen } from './outline-seen.ts';
import type { CellNames } from './room-network.ts';
import type { SeenRoom } from './see-room.ts';
import { VIEW_CLASSES } from './view-classes.ts';

/** Likelihood that each place of a photo is painted wall, 0 … 255, from two networks. */
export interface SeenWalls {
  /** By the room network, on cells of 1/256 of the longer side; above the middle, wall is the likeliest class. */
  readonly cells: Mask;
  /** By Segment Anything with those cells as a guess, on the same grid. */
  readonly outline: Mask;
}

/** Smallest probability of a class. */
const LEAST = 1 / 255;
const WALL = VIEW_CLASSES.indexOf('wall');

/** The painted walls in a photo, from its reading. */
export async function seeWalls({
  embedding,
  cells,
}: Pick<SeenRoom, 'embedding' | 'cells'>): Promise<SeenWalls> {
  const walls = wallShare(cells);
  return { cells: maskInSteps(walls), outline: maskInSteps(await outlineSeen(embedding, walls)) };
}

/**
 * Likelihood of wall in relation to the likeliest other class, 0 … 1; above a half wall is the likeliest. If several
 * other classes share the doubt, the probability of wall alone would be too low.
 */
export function wallShare({ width, height, data }: CellNames): Plane {
  const share = createPlane(width, height);
  for (let i = 0; i < share.data.length; i++) {
    const own = data[i * VIEW_CLASSES.length + WALL]!;
    let other = LEAST;
    for (let k = 0; k < VIEW_CLASSES.length; k++) {
      if (k !== WALL) other = Math.max(other, data[i * VIEW_CLASSES.length + k]!);
    }
    share.data[i] = own / (own + other);
  }
  return share;
}
