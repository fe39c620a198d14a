import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../../base/raster/raster.ts';
import type { CellNames } from '../../../scene/segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../../../scene/segmentation/room-network/view-classes.ts';
import { HIDDEN, hiddenParts } from './hidden-parts.ts';

const SIDE = 128;

/** Cells of a view, each certain of its class. */
function view(cells: number, classAt: (x: number, y: number) => ViewClass): CellNames {
  const data = new Float32Array(cells * cells * VIEW_CLASSES.length);
  for (let i = 0; i < cells * cells; i++) {
    const [x, y] = [((i % cells) + 0.5) / cells, (Math.floor(i / cells) + 0.5) / cells];
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(classAt(x, y))] = 1;
  }
  return { width: cells, height: cells, data };
}

const isSofa = (x: number, y: number) => x > 0.3 && x < 0.7 && y > 0.4 && y < 0.8;
const building = (_x: number, y: number): ViewClass => (y < 0.6 ? 'wall' : 'floor');
const cells = view(128, (x, y) => (isSofa(x, y) ? 'furniture' : building(x, y)));

function maskOf(isIn: (x: number, y: number) => boolean): Mask {
  const mask = createMask(SIDE, SIDE);
  return {
    ...mask,
    data: mask.data.map((_, i) =>
      isIn(((i % SIDE) + 0.5) / SIDE, (Math.floor(i / SIDE) + 0.5) / SIDE) ? 255 : 0,
    ),
  };
}
const hole = maskOf(isSofa);
const at = (map: Uint8Array, x: number, y: number) => map[Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)];

describe('what lies behind a sofa', () => {
  it('is wall above and floor below, with the foot of the wall as straight as beside the sofa (EDITS-18)', () => {
    // The network's coarse answer is a few centimeters off in the middle.
    const behind = view(64, (x, y) => building(x, y + (x > 0.45 && x < 0.55 ? 0.05 : 0)));
    const { kinds } = hiddenParts({ cells, behind }, hole, null);
    for (const x of [0.35, 0.5, 0.65]) {
      expect(at(kinds, x, 0.58), `above the foot at ${x}`).toBe(HIDDEN.wall);
      expect(at(kinds, x, 0.63), `below the foot at ${x}`).toBe(HIDDEN.floor);
    }
  });

  it('is neither where the network expects a door', () => {
    const behind = view(64, (x, y) => (x > 0.5 ? 'door' : building(x, y)));
    const { kinds } = hiddenParts({ cells, behind }, hole, null);
    expect([at(kinds, 0.6, 0.5), at(kinds, 0.6, 0.7)]).toEqual([HIDDEN.other, HIDDEN.other]);
  });
});

it('floor and wall are copied from where they are bare: not close to the hole, not where something stands in front', () => {
  const behind = view(64, building);
  const { bareFloor, bareWall } = hiddenParts(
    { cells, behind },
    hole,
    maskOf((x) => x < 0.15),
  );
  expect([at(bareFloor, 0.85, 0.9), at(bareWall, 0.85, 0.2)]).toEqual([1, 1]);
  expect([at(bareFloor, 0.5, 0.805), at(bareFloor, 0.1, 0.9), at(bareFloor, 0.85, 0.2)]).toEqual([0, 0, 0]);
});

it('a rug is ground to join, but no floor to copy', () => {
  const onRug = view(128, (x, y) => (y > 0.85 ? 'rug' : isSofa(x, y) ? 'furniture' : building(x, y)));
  const { bareFloor, ground } = hiddenParts({ cells: onRug, behind: view(64, building) }, hole, null);
  expect([at(bareFloor, 0.5, 0.92), at(ground, 0.5, 0.92)]).toEqual([0, 1]);
});
