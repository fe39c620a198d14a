import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../../base/raster/raster.ts';
import { type Camera, cameraAxes } from '../../../scene/camera/camera.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES } from '../../../scene/segmentation/room-network/view-classes.ts';
import { fillBetween } from './fill-between.ts';

const SIZE = { width: 240, height: 160 };
const CELLS = { width: 60, height: 40 };
/** A cabinet with a bright top edge, before a wall and on a floor. */
const CABINET = { top: 60, bottom: 110, edge: 66 };
/** A stool stands before it. */
const STOOL = { left: 100, right: 150, top: 40, bottom: 140 };

const camera: Camera = {
  ...SIZE,
  focal: 240,
  axes: cameraAxes(0, 0, 0),
  pitch: 0,
  roll: 0,
  yaw: 0,
  focalSource: 'lines',
  confidence: 1,
};

const isCabinet = (y: number) => y >= CABINET.top && y < CABINET.bottom;
const colorOf = (y: number) =>
  y < CABINET.top ? 210 : y < CABINET.edge ? 240 : y < CABINET.bottom ? 90 : 150;

function scene(isStandingThere = true) {
  const [photo, hole] = [createRaster(SIZE.width, SIZE.height), createMask(SIZE.width, SIZE.height)];
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
    const isStool = x >= STOOL.left && x < STOOL.right && y >= STOOL.top && y < STOOL.bottom;
    photo.data.fill(isStool ? 20 : colorOf(y), i * 3, i * 3 + 3);
    if (isStool) hole.data[i] = 255;
  }
  const data = new Float32Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let cell = 0; cell < CELLS.width * CELLS.height; cell++) {
    const y = (Math.floor(cell / CELLS.width) * SIZE.height) / CELLS.height;
    const name = isCabinet(y) && isStandingThere ? 'furniture' : y < CABINET.bottom ? 'wall' : 'floor';
    data[cell * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)] = 1;
  }
  const cells: CellNames = { ...CELLS, data };
  return { photo, hole, cells };
}

const at = (x: number, y: number) => y * SIZE.width + x;

describe('EDITS-18 a thing on both sides of a hole', () => {
  it('goes on in it with its own edges; the rest is left to fill', () => {
    const { photo, hole, cells } = scene();
    const { raster, left, between } = fillBetween(photo, hole, null, cells, camera)!;
    for (const x of [104, 125, 145]) {
      expect(raster.data[3 * at(x, 90)]).toBeCloseTo(90, -1);
      expect(left.data[at(x, 90)]).toBe(0);
      expect(between.data[at(x, 90)]).toBe(255);
      // The wall above and the floor below.
      expect([left.data[at(x, 45)], left.data[at(x, 130)]]).toEqual([255, 255]);
    }
    const outside = photo.data.filter((_, i) => !hole.data[Math.floor(i / 3)]);
    expect(raster.data.filter((_, i) => !hole.data[Math.floor(i / 3)])).toEqual(outside);
  });

  it('is not there where the wall itself has bands', () => {
    const { photo, hole, cells } = scene(false);
    expect(fillBetween(photo, hole, null, cells, camera)).toBeNull();
  });

  it('does not go on where it may not be looked at', () => {
    const { photo, hole, cells } = scene();
    const unseen = createMask(SIZE.width, SIZE.height);
    for (let y = 0; y < SIZE.height; y++) unseen.data.fill(255, at(STOOL.right, y), at(STOOL.right + 8, y));
    expect(fillBetween(photo, hole, unseen, cells, camera)).toBeNull();
  });
});
