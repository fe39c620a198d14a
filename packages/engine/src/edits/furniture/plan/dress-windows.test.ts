import { expect, it } from 'vitest';
import { always, ofKinds, printOf, stands } from '../../../../test/staging-plans.ts';
import { boxRoom, type Opening } from '../../../../test/staging-rooms.ts';
import { candidate } from './candidate.ts';
import { dressWindows } from './dress-windows.ts';
import { overlap } from './footprint.ts';

const WINDOW: Opening = { face: 'far', from: -0.8, to: 0.8, bottom: 0.8, top: 2.2 };
const room = (...openings: Opening[]) => boxRoom({ width: 5, depth: 6, height: 2.7, openings, yaw: 0 });
const FULL = { roomType: 'living_room', strength: 1 } as const;

it('hangs a curtain from above a window to the floor, wider than the window', () => {
  const [curtain, ...others] = dressWindows(room(WINDOW), FULL, []);
  expect(others).toEqual([]);
  expect(curtain!.bottom).toBe(0);
  expect(curtain!.print.x).toBeCloseTo(0, 1);
  expect(curtain!.size[0]).toBeGreaterThan(1.8);
  expect(curtain!.size[1]).toBeGreaterThan(2.2);
});

it.each([
  ['a sparse room', [WINDOW], { roomType: 'living_room', strength: 0.3 }],
  ['a kitchen', [WINDOW], { roomType: 'kitchen', strength: 1 }],
  ['a window right beside a door', [WINDOW, { ...WINDOW, from: 0.8, to: 1.7, bottom: 0, top: 2.05 }], FULL],
  ['a small window', [{ ...WINDOW, from: 0, to: 0.5 }], FULL],
] as const)('hangs none in %s', (_, openings, wish) => {
  expect(dressWindows(room(...openings), wish, [])).toEqual([]);
});

it('hangs none where furniture stands in its place', () => {
  const plant = candidate('plant', [0.7, 1.3, 0.7], { x: 0.9, z: room().min[1] + 0.4, turn: 0 });
  expect(dressWindows(room(WINDOW), FULL, [plant])).toEqual([]);
});

it('dresses all windows of a wall or none', () => {
  const other: Opening = { ...WINDOW, from: 1.6, to: 2.45 };
  expect(dressWindows(room({ ...WINDOW, from: -1.6, to: -0.2 }, other), FULL, [])).toEqual([]);
});

it('lets nothing stand in the folds', () => {
  always((_, items) => {
    for (const curtain of ofKinds(items, 'curtain')) {
      const wide = curtain.size[0] / 2;
      for (const side of [-1, 1]) {
        const folds = { ...printOf(curtain), halfWidth: 0.15, halfDepth: 0.05 };
        const at = side * (wide - 0.18);
        const turn = (curtain.turn * Math.PI) / 180;
        const moved = { ...folds, x: folds.x + Math.cos(turn) * at, z: folds.z - Math.sin(turn) * at };
        for (const item of items.filter(stands)) expect(overlap(moved, printOf(item)), item.kind).toBe(false);
      }
    }
  });
});
