import { describe, expect, it } from 'vitest';
import { levelCamera } from '../../../test/level-camera.ts';
import { withDoorsToFloor } from './doors-to-floor.ts';
import type { CellNames } from './room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './room-network/view-classes.ts';

const CELLS = { width: 128, height: 96 };
/** Level: the horizon is in the picture's middle, row 48 of the cells. */
const camera = levelCamera(512, 384, 400);

/** A wall down to row 84, then floor, with a door between the given rows. */
function wallWith(door: { left: number; right: number; top: number; bottom: number }): CellNames {
  const data = new Float32Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const [x, y] = [i % CELLS.width, Math.floor(i / CELLS.width)];
    const isDoor = x >= door.left && x < door.right && y >= door.top && y < door.bottom;
    const name: ViewClass = isDoor ? 'door' : y < 84 ? 'wall' : 'floor';
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)] = 0.9;
  }
  return { ...CELLS, data };
}

const at = ({ data }: CellNames, x: number, y: number, name: ViewClass) =>
  data[(y * CELLS.width + x) * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)]!;

describe('a door', () => {
  it('whose upper half is seen reaches the floor', () => {
    const seen = withDoorsToFloor(wallWith({ left: 50, right: 70, top: 24, bottom: 60 }), camera);
    expect(at(seen, 60, 75, 'door')).toBeCloseTo(0.9);
    expect(at(seen, 60, 75, 'wall')).toBe(0);
    expect(at(seen, 40, 75, 'wall')).toBeCloseTo(0.9);
    expect(at(seen, 60, 88, 'floor')).toBeCloseTo(0.9);
  });

  it.each([
    ['does not reach above the eye', { left: 50, right: 70, top: 46, bottom: 66 }],
    ['is as narrow as a casing', { left: 50, right: 52, top: 24, bottom: 60 }],
    ['is a lintel', { left: 50, right: 70, top: 24, bottom: 28 }],
    ['is much shorter than the wall below', { left: 50, right: 70, top: 24, bottom: 36 }],
    ['is whole', { left: 50, right: 70, top: 24, bottom: 84 }],
  ])('is left alone if what is seen of it %s', (_, door) => {
    const cells = wallWith(door);
    expect(withDoorsToFloor(cells, camera)).toBe(cells);
  });

  it('is left alone if the horizon is not known', () => {
    const cells = wallWith({ left: 50, right: 70, top: 24, bottom: 60 });
    expect(withDoorsToFloor(cells, { ...camera, confidence: 0.2 })).toBe(cells);
  });
});
