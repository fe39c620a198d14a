import { expect, it } from 'vitest';
import type { OklabImage } from '../oklab-image.ts';
import type { Line } from './line.ts';
import { sharpenLines } from './sharpen-lines.ts';

const SIDE = 96;

/** A dark and a light half that meet, softly as in photos, where the signed distance from the border is 0. */
function twoHalves(distance: (x: number, y: number) => number): OklabImage {
  const data = new Float32Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const light = Math.min(1, Math.max(0, 0.5 + distance(x + 0.5, y + 0.5) / 2));
      data[(y * SIDE + x) * 3] = 0.5 + 0.1 * light;
    }
  }
  return { width: SIDE, height: SIDE, data };
}

function line(x1: number, y1: number, x2: number, y2: number): Line {
  return { x1, y1, x2, y2, length: Math.hypot(x2 - x1, y2 - y1), score: 0.7 };
}

it.each([
  [1.5, 1, 0],
  [-1, -2, 0.2],
  [0.6, -0.8, -0.3],
  [2, 0.5, 0.1],
])('moves ends found %s and %s pixels off onto the edge, to half a pixel', (first, second, slope) => {
  const border = (x: number) => 48 + slope * (x - 48);
  const size = Math.hypot(1, slope);
  const image = twoHalves((x, y) => (y - border(x)) / size);
  const [sharp] = sharpenLines(image, [line(12, border(12) + first, 84, border(84) + second)]);
  expect(Math.abs(sharp!.y1 - border(sharp!.x1)) / size).toBeLessThan(0.5);
  expect(Math.abs(sharp!.y2 - border(sharp!.x2)) / size).toBeLessThan(0.5);
  expect(sharp!.length).toBeCloseTo(Math.hypot(sharp!.x2 - sharp!.x1, sharp!.y2 - sharp!.y1), 9);
});

it('takes the nearer of two edges', () => {
  const image = twoHalves((_, y) => (y < 51 ? y - 48 : 54 - y));
  const [sharp] = sharpenLines(image, [line(12, 49.4, 84, 49.4)]);
  expect(Math.abs(sharp!.y1 - 48)).toBeLessThan(0.7);
  expect(Math.abs(sharp!.y2 - 48)).toBeLessThan(0.7);
});

it('leaves a line unchanged without an edge', () => {
  const found = line(10, 20, 80, 31);
  expect(
    sharpenLines(
      twoHalves(() => 0),
      [found],
    ),
  ).toEqual([found]);
});
