import { expect, it } from 'vitest';
import { createRaster } from '../../base/raster/raster.ts';
import { expectedOverlap, lookTwice } from './look-twice.ts';
import { VIEW_CLASSES } from './room-network/view-classes.ts';
import { seeRoom } from './see-room.ts';

const WALL = VIEW_CLASSES.indexOf('wall');
const FLOOR = VIEW_CLASSES.indexOf('floor');
const COUNT = VIEW_CLASSES.length;

/** A row of cells that are wall with these probabilities, else floor. */
function row(...likely: number[]) {
  const data = new Float32Array(likely.length * COUNT);
  likely.forEach((value, cell) => {
    data[cell * COUNT + WALL] = value;
    data[cell * COUNT + FLOOR] = 1 - value;
  });
  return { width: likely.length, height: 1, data };
}

it('expects an overlap by how sure the walls are and how much may be missed', () => {
  expect(expectedOverlap(row(1, 1, 0, 0), WALL)).toBe(1);
  expect(expectedOverlap(row(0.8, 0.8, 0, 0), WALL)).toBeCloseTo(0.8, 5);
  expect(expectedOverlap(row(0.8, 0.8, 0.4, 0.4), WALL)).toBeCloseTo(1.6 / 2.8, 5);
  expect(expectedOverlap(row(0.2, 0.1), WALL)).toBe(0);
});

it('leaves walls that are sure as they are', async () => {
  const cells = row(0.95, 0.95, 0.02);
  expect(await lookTwice(createRaster(3, 1), cells)).toBe(cells);
});

it('agrees with the mirrored photo where walls are doubtful', async () => {
  // An even gray picture is wall to the network, so its mirror image settles the doubt.
  const gray = { ...createRaster(90, 60), data: new Uint8Array(90 * 60 * 3).fill(128) };
  const { cells } = await seeRoom(gray);
  const doubtful = {
    ...cells,
    data: Float32Array.from({ length: cells.data.length }, (_, i) => {
      const place = i % COUNT;
      return place === WALL ? 0.55 : place === FLOOR ? 0.45 : 0;
    }),
  };
  const { width, height, data } = await lookTwice(gray, doubtful);
  expect([width, height]).toEqual([cells.width, cells.height]);
  expect(expectedOverlap({ width, height, data }, WALL)).toBeGreaterThan(0.8);
  for (let at = 0; at < data.length; at += COUNT) {
    expect(data.subarray(at, at + COUNT).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 2);
  }
});
