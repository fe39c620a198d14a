import { describe, expect, it } from 'vitest';
import { boxAround, levelCamera } from '../../../../test/level-camera.ts';
import { createMask, createRaster, type Mask, type Raster } from '../../../base/raster/raster.ts';
import { faceToPicture } from '../../../inpaint/chart.ts';
import { inverted, mapPoint } from '../../../inpaint/homography.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';
import { fillHiddenParts } from './fill-hidden-parts.ts';

const [WIDTH, HEIGHT] = [240, 160];
const camera = levelCamera(WIDTH, HEIGHT, 170);
const layout = boxAround(3);
/** The far wall's foot. */
const FOOT = HEIGHT / 2 + (170 * 1.4) / 4;
const toFloor = inverted(faceToPicture(camera, layout, 0, camera));

/** A room with a floor of boards that run into the picture, before a wall that is plain or of bricks. */
function room(hasBricks: boolean): Raster {
  const raster = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (y < FOOT) {
      const isJoint = hasBricks && (y % 8 < 2 || (x + (Math.floor(y / 8) % 2) * 8) % 16 < 2);
      raster.data.fill(isJoint ? 200 : hasBricks ? 130 : 190, i * 3, i * 3 + 3);
    } else {
      const board = Math.floor(mapPoint(toFloor, x + 0.5, y + 0.5).x / 0.2);
      raster.data.fill(board % 2 ? 90 : 130, i * 3, i * 3 + 3);
    }
  }
  return raster;
}

/** A sofa stood here. */
const isSofa = (x: number, y: number) => x > 85 && x < 155 && y > 110 && y < 148;
const hole: Mask = createMask(WIDTH, HEIGHT);
for (let i = 0; i < hole.data.length; i++) if (isSofa(i % WIDTH, Math.floor(i / WIDTH))) hole.data[i] = 255;

function view(cells: number, classAt: (x: number, y: number) => ViewClass): CellNames {
  const [width, height] = [cells, Math.round((cells * HEIGHT) / WIDTH)];
  const data = new Float32Array(width * height * VIEW_CLASSES.length);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(classAt(x * WIDTH, y * HEIGHT))] = 1;
  }
  return { width, height, data };
}
const building = (_x: number, y: number): ViewClass => (y < FOOT ? 'wall' : 'floor');
const seen = {
  cells: view(240, (x, y) => (isSofa(x, y) ? 'furniture' : building(x, y))),
  behind: view(60, building),
};

/** The photo with a black sofa, filled. */
function fill(truth: Raster, withWalls: boolean, see = seen) {
  const photo = { ...truth, data: truth.data.map((value, i) => (hole.data[Math.floor(i / 3)] ? 10 : value)) };
  const known = { hole, unseen: null, seen: see, analysis: { camera, layout }, seed: 1 };
  return fillHiddenParts(photo, known, withWalls);
}

/** Share of the pixels of a part of the hole that come out as they were, within 30 steps. */
function shareRight({ data }: Raster, truth: Raster, isPart: (y: number) => boolean): number {
  let [right, count] = [0, 0];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (!hole.data[i] || !isPart(Math.floor(i / WIDTH))) continue;
    count++;
    if (Math.abs(data[i * 3]! - truth.data[i * 3]!) < 30) right++;
  }
  return right / count;
}

const isLeft = (left: Mask, y: number) => left.data[y * WIDTH + 120]! > 0;

describe('behind a sofa', () => {
  it('boards go on in their perspective, and the wall is left to the network, with a strip along the foot (EDITS-18)', () => {
    const truth = room(false);
    const { raster, left } = fill(truth, false)!;
    expect(shareRight(raster, truth, (y) => y > FOOT + 3)).toBeGreaterThan(0.85);
    expect([isLeft(left, 115), isLeft(left, Math.round(FOOT)), isLeft(left, 146)]).toEqual([
      true,
      true,
      false,
    ]);
    raster.data.forEach((value, i) => {
      if (!hole.data[Math.floor(i / 3)] && value !== truth.data[i]) expect.fail(`value ${i} changed`);
    });
  });

  it('bricks go on, too, where this is asked for', () => {
    const truth = room(true);
    const { raster, left } = fill(truth, true)!;
    expect(shareRight(raster, truth, (y) => y < FOOT - 5)).toBeGreaterThan(0.7);
    expect([isLeft(left, 112), isLeft(left, Math.round(FOOT)), isLeft(left, 146)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('smooth walls do not go on: the network draws them', () => {
    expect(fill(room(false), true)).toBeNull();
  });

  it('nothing goes on where no floor is in view', () => {
    const covered = { ...seen, cells: view(240, (_x, y) => (y < FOOT ? 'wall' : 'clutter')) };
    expect(fill(room(false), false, covered)).toBeNull();
  });
});
