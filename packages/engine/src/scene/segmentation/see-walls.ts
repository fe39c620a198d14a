import { createPlane, type Mask, type Plane, type Raster } from '../../raster/raster.ts';
import { embedPhoto } from '../segment-anything/embed-photo.ts';
import { outlineWalls } from './outline-walls.ts';
import { type CellNames, nameCells } from './room-network.ts';
import { thingFeatures } from './thing-features.ts';
import { VIEW_CLASSES } from './view-classes.ts';

/** How likely each place of a photo is painted wall, 0 … 255, twice. */
export interface SeenWalls {
  /** By the room network, on cells of 1/128 of the longer side; above the middle wall is the likeliest class. */
  readonly cells: Mask;
  /** By Segment Anything, shown those cells as a guess, on a grid twice as fine. */
  readonly outline: Mask;
}

/** Likelihoods are kept in steps of a fiftieth: finer ones mean nothing, and make the file of an analysis larger. */
const STEP = 5;
/** No class is held for less likely than this. */
const LEAST = 1 / 255;
const WALL = VIEW_CLASSES.indexOf('wall');

/** Sees what is painted wall in a photo. */
export async function seeWalls(photo: Raster): Promise<SeenWalls> {
  const embedding = await embedPhoto(photo);
  const walls = wallShare(await nameCells(embedding, await thingFeatures(photo)));
  return { cells: inSteps(walls), outline: inSteps(await outlineWalls(embedding, walls)) };
}

/**
 * How much likelier a cell is wall than the likeliest other class, 0 … 1; above a half wall is the likeliest. Where several
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

function inSteps({ width, height, data }: Plane): Mask {
  return { width, height, data: Uint8Array.from(data, (share) => STEP * Math.round((255 / STEP) * share)) };
}
