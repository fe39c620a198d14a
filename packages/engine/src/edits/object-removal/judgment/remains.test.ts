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
const nothing = createMask(hole.width, hole.height);
const remains = (staying: Mask | null, ...furniture: readonly Box[]) =>
  remainsIn({ cells: room(...furniture), odd: createMask(SIDE, SIDE) }, room(), hole, staying);

function boxOf(box: Box): Mask {
  const mask = createMask(SIDE, SIDE);
  for (let i = 0; i < mask.data.length; i++)
    mask.data[i] = isIn(i % SIDE, Math.floor(i / SIDE), box) ? 255 : 0;
  return mask;
}

describe('what is left of removed things', () => {
  it('is nothing where the fill shows wall and floor', () => {
    expect(remains(nothing)).toBeNull();
  });

  it('is furniture that the fill made up, and not the rest of the fill', () => {
    const again = remains(nothing, [20, 30, 26, 36])!;
    expect(at(again, 23, 33)).toBe(255);
    expect(at(again, 38, 45)).toBe(0);
  });

  it('is an arm beyond the hole that the outline missed, unless a person outlined the thing', () => {
    const arm: Box = [40, 30, 45, 36];
    expect(at(remains(nothing, arm)!, 44, 33)).toBe(255);
    expect(at(remains(null, arm)!, 44, 33)).toBe(0);
    expect(at(remains(null, arm)!, 42, 33)).toBe(255);
  });

  it('is not a vase that stays beside the hole', () => {
    const vase: Box = [40, 30, 45, 36];
    const staying = { ...hole, data: hole.data.map((value) => 255 - value) };
    const again = remains(staying, vase)!;
    expect([at(again, 42, 33), at(again, 44, 33)]).toEqual([255, 0]);
  });

  it('is not a chair beside the hole that goes on a little where the sofa hid it', () => {
    expect(remains(nothing, [41, 30, 58, 44])).toBeNull();
  });

  it('is a chair that goes on far into the hole, and only there', () => {
    const again = remains(nothing, [30, 28, 58, 46])!;
    expect(at(again, 34, 36)).toBe(255);
    expect(at(again, 52, 36)).toBe(0);
  });

  it('is a smear whose colors do not belong there, unless it is tiny', () => {
    const odd = (box: Box) => remainsIn({ cells: room(), odd: boxOf(box) }, room(), hole, nothing);
    expect(at(odd([20, 42, 30, 46])!, 25, 44)).toBe(255);
    expect(odd([20, 42, 22, 44])).toBeNull();
  });

  it('is nothing where all of the fill looks like things: there is nothing better to go on with', () => {
    expect(remains(nothing, HOLE)).toBeNull();
  });

  it('is nothing where something else than the building is expected behind the thing', () => {
    const seen = { cells: room([20, 30, 26, 36]), odd: createMask(SIDE, SIDE) };
    expect(remainsIn(seen, room([0, 0, SIDE, SIDE]), hole, nothing)).toBeNull();
  });
});
