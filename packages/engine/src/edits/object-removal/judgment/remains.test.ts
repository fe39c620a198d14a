import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../../base/raster/raster.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';
import { remainsIn } from './remains.ts';

const SIDE = 64;
/** Pixels of the photo for a cell. */
const STEP = 4;

type Box = readonly [left: number, top: number, right: number, bottom: number];

const isIn = (x: number, y: number, [left, top, right, bottom]: Box) =>
  x >= left && x < right && y >= top && y < bottom;

/** A wall above a floor, with furniture in some boxes of cells. */
function room(...furniture: readonly Box[]): CellNames {
  const data = new Float32Array(SIDE * SIDE * VIEW_CLASSES.length);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const building: ViewClass = y < 40 ? 'wall' : 'floor';
    const shows = furniture.some((box) => isIn(x, y, box)) ? 'furniture' : building;
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(shows)] = 1;
  }
  return { width: SIDE, height: SIDE, data };
}

/** A sofa was removed here, in cells. */
const HOLE: Box = [12, 24, 44, 52];
const hole: Mask = createMask(SIDE * STEP, SIDE * STEP);
for (let i = 0; i < hole.data.length; i++) {
  if (isIn((i % hole.width) / STEP, Math.floor(i / hole.width) / STEP, HOLE)) hole.data[i] = 255;
}

const at = (mask: Mask, x: number, y: number) => mask.data[(y * STEP + 2) * mask.width + x * STEP + 2];
const remains = (mayReachOut: boolean, ...furniture: readonly Box[]) =>
  remainsIn({ cells: room(...furniture), odd: createMask(SIDE, SIDE) }, room(), hole, mayReachOut);

function boxOf(box: Box): Mask {
  const mask = createMask(SIDE, SIDE);
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = isIn(i % SIDE, Math.floor(i / SIDE), box) ? 255 : 0;
  return mask;
}

describe('what is left of removed things', () => {
  it('is nothing where the fill shows wall and floor', () => {
    expect(remains(true)).toBeNull();
  });

  it('is furniture that the fill made up, and not the rest of the fill', () => {
    const again = remains(true, [20, 30, 26, 36])!;
    expect(at(again, 23, 33)).toBe(255);
    expect(at(again, 38, 45)).toBe(0);
  });

  it('is an arm beyond the hole that the outline missed, unless a person outlined the thing', () => {
    const arm: Box = [40, 30, 45, 36];
    expect(at(remains(true, arm)!, 44, 33)).toBe(255);
    expect(at(remains(false, arm)!, 44, 33)).toBe(0);
    expect(at(remains(false, arm)!, 42, 33)).toBe(255);
  });

  it('is not a chair beside the hole that goes on a little where the sofa hid it', () => {
    expect(remains(true, [41, 30, 58, 44])).toBeNull();
  });

  it('is a chair that goes on far into the hole, and only there', () => {
    const again = remains(true, [30, 28, 58, 46])!;
    expect(at(again, 34, 36)).toBe(255);
    expect(at(again, 52, 36)).toBe(0);
  });

  it('is a smear whose colors do not belong there, unless it is tiny', () => {
    const odd = (box: Box) => remainsIn({ cells: room(), odd: boxOf(box) }, room(), hole, true);
    expect(at(odd([20, 42, 30, 46])!, 25, 44)).toBe(255);
    expect(odd([20, 42, 22, 44])).toBeNull();
  });

  it('is nothing where all of the fill looks like things: there is nothing better to go on with', () => {
    expect(remains(true, HOLE)).toBeNull();
  });

  it('is nothing where something else than the building is expected behind the thing', () => {
    const seen = { cells: room([20, 30, 26, 36]), odd: createMask(SIDE, SIDE) };
    expect(remainsIn(seen, room([0, 0, SIDE, SIDE]), hole, true)).toBeNull();
  });
});
