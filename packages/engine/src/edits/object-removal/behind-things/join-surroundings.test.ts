import { expect, it } from 'vitest';
import { createRaster } from '../../../base/raster/raster.ts';
import { joiningDifference } from './join-surroundings.ts';

const SIDE = 60;
const isInside = (i: number) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return x >= 20 && x < 40 && y >= 20 && y < 40;
};
const marks = (isMarked: (i: number) => boolean) =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (isMarked(i) ? 1 : 0));

/** A surface of one tone, filled with another. */
function filled(surface: number, fill: number) {
  const raster = createRaster(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) raster.data.fill(isInside(i) ? fill : surface, i * 3, i * 3 + 3);
  return raster;
}

it('a fill that is too bright is darkened to join the surface around it', () => {
  const difference = joiningDifference(
    filled(100, 120),
    marks(isInside),
    marks((i) => !isInside(i)),
  )!;
  const middle = (30 * SIDE + 30) * 3;
  expect(difference[middle]).toBeCloseTo(-20, 0);
  expect(difference[(20 * SIDE + 30) * 3]).toBeCloseTo(-20, 0);
  expect(difference[0]).toBe(0);
});

it('a fill does not join another surface: a black cupboard beside a white wall', () => {
  expect(
    joiningDifference(
      filled(20, 200),
      marks(isInside),
      marks((i) => !isInside(i)),
    ),
  ).toBeNull();
});

it('a fill is left as it is if its surface is nowhere in view beside it', () => {
  expect(
    joiningDifference(
      filled(100, 120),
      marks(isInside),
      marks(() => false),
    ),
  ).toBeNull();
});
