import type { LabelMap, Mask } from '../../../base/raster/raster.ts';
import type { SeenClasses } from '../../../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';
import { CELL } from './floor-grid.ts';
import { SEEN, type WallGrid } from './wall-grid.ts';

const MEANING: Record<ViewClass, number> = {
  wall: SEEN.wall,
  trim: SEEN.wall,
  covering: SEEN.covering,
  glass: SEEN.window,
  frame: SEEN.window,
  curtain: SEEN.curtain,
  outside: SEEN.window,
  door: SEEN.door,
  'built-in': SEEN.builtIn,
  fixture: SEEN.fixture,
  hanging: SEEN.hanging,
  mirror: SEEN.hanging,
  ceiling: SEEN.other,
  floor: SEEN.other,
  rug: SEEN.other,
  furniture: SEEN.other,
  lamp: SEEN.other,
  plant: SEEN.other,
  clutter: SEEN.other,
  'fixed-lamp': SEEN.other,
};
/** Less likely answers of the network, of 255, are not trusted. */
const LEAST = 140;
/** Places in a cell that are looked at, from its middle, shares of the cell: switches are smaller than a cell. */
const PLACES = [
  [0, 0],
  [-0.3, -0.3],
  [0.3, -0.3],
  [-0.3, 0.3],
  [0.3, 0.3],
] as const;

/** The most likely meaning of each cell of a photo, one of `SEEN`. */
export function meaningsOf({ width, height, data }: SeenClasses): Mask {
  const meanings = VIEW_CLASSES.map((name) => MEANING[name]);
  const found = new Uint8Array(width * height);
  const sums = new Uint16Array(Object.keys(SEEN).length);
  for (let cell = 0, i = 0; cell < found.length; cell++) {
    sums.fill(0);
    for (const meaning of meanings) sums[meaning]! += data[i++]!;
    let best = 0;
    for (let meaning = 1; meaning < sums.length; meaning++) if (sums[meaning]! > sums[best]!) best = meaning;
    found[cell] = sums[best]! < LEAST ? SEEN.other : best;
  }
  return { width, height, data: found };
}

/** The meaning of a pixel of the region map. */
export function meaningAt(meanings: Mask, { width, height }: LabelMap, pixel: number): number {
  const x = Math.floor((((pixel % width) + 0.5) / width) * meanings.width);
  const y = Math.floor(((Math.floor(pixel / width) + 0.5) / height) * meanings.height);
  return meanings.data[y * meanings.width + x]!;
}

/** What the room network sees in each cell of a wall: in its middle, but a switch anywhere in it. */
export function seenOnWall(
  { cell, start, columns, state }: WallGrid,
  meanings: Mask,
  labels: LabelMap,
  pixelAt: (along: number, up: number) => number | null,
): Uint8Array {
  return state.map((known, at) => {
    if (known === CELL.unseen) return SEEN.other;
    const along = start + ((at % columns) + 0.5) * cell;
    const up = (Math.floor(at / columns) + 0.5) * cell;
    const found = PLACES.map(([dx, dy]) => {
      const pixel = pixelAt(along + dx * cell, up + dy * cell);
      return pixel === null ? SEEN.other : meaningAt(meanings, labels, pixel);
    });
    return found.includes(SEEN.fixture) ? SEEN.fixture : found[0]!;
  });
}
