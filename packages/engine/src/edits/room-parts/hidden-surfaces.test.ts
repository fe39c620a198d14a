import { expect, it } from 'vitest';
import { createRaster } from '../../base/raster/raster.ts';
import type { CellNames } from '../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../../scene/segmentation/room-network/view-classes.ts';
import { hiddenSurfaces } from './hidden-surfaces.ts';

/** Cells one below the other, each certain of its class. */
function column(...names: ViewClass[]): CellNames {
  const data = new Float32Array(names.length * VIEW_CLASSES.length);
  names.forEach((name, row) => {
    data[row * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)] = 1;
  });
  return { width: 1, height: names.length, data };
}

it('a wall and a floor lie behind a sofa, and are in view above and below it', () => {
  const photo = createRaster(4, 16);
  const surfaces = hiddenSurfaces(photo, {
    cells: column('wall', 'furniture', 'furniture', 'floor'),
    behind: column('wall', 'wall', 'floor', 'floor'),
  });
  const floor = surfaces.find(({ isFloor, shown }) => isFloor && shown.data.includes(255))!;
  const wall = surfaces.find(({ isFloor, isTextured }) => !isFloor && !isTextured)!;
  const row = (y: number) => y * photo.width;
  expect([wall.shown.data[row(1)], wall.shown.data[row(6)], wall.behind.data[row(6)]]).toEqual([255, 0, 255]);
  expect([floor.shown.data[row(14)], floor.shown.data[row(9)], floor.behind.data[row(9)]]).toEqual([
    255, 0, 255,
  ]);
  expect(wall.behind.data[row(9)]).toBe(0);
});

it('a rug beside a chair goes on under it, where the network expects floor', () => {
  const photo = createRaster(4, 8);
  const surfaces = hiddenSurfaces(photo, {
    cells: column('furniture', 'rug'),
    behind: column('floor', 'floor'),
  });
  const rug = surfaces.find(({ shown }) => shown.data.includes(255))!;
  expect(rug.isFloor).toBe(true);
  expect(rug.behind.data[0]).toBe(255);
});
