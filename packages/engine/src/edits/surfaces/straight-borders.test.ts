import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { Line } from '../../scene/camera/line.ts';
import { straightBorders } from './straight-borders.ts';

const [WIDTH, HEIGHT] = [600, 400];
/** The ceiling ends here at the left edge, and this much lower at the right one. */
const CEILING = { left: 100.5, fall: 40 };
const ceilingAt = (x: number) => CEILING.left + (CEILING.fall * x) / WIDTH;
const line = (x1: number, y1: number, x2: number, y2: number): Line => ({
  x1,
  y1,
  x2,
  y2,
  length: Math.hypot(x2 - x1, y2 - y1),
  score: 1,
});
const UNDER_CEILING = line(20, ceilingAt(20), 580, ceilingAt(580));

/** A pale ceiling above a wall, and a mask of the wall that ends `off` pixels too low, by column. */
function room(off: (x: number) => number): { photo: Raster; alpha: Mask } {
  const [photo, alpha] = [createRaster(WIDTH, HEIGHT), createMask(WIDTH, HEIGHT)];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    photo.data.fill(y + 0.5 > ceilingAt(x + 0.5) ? 190 : 230, 3 * i, 3 * i + 3);
    alpha.data[i] = y + 0.5 > ceilingAt(x + 0.5) + off(x) ? 255 : 0;
  }
  return { photo, alpha };
}

/** Share of pixels between two columns whose side of the ceiling line differs from the mask's. */
function wrongIn({ data }: Mask, from: number, to: number): number {
  let wrong = 0;
  for (let x = from; x < to; x++) {
    for (let y = 60; y < 180; y++) {
      const inside = y + 0.5 - ceilingAt(x + 0.5);
      if (Math.abs(inside) > 1 && data[y * WIDTH + x]! >= 128 !== inside > 0) wrong++;
    }
  }
  return wrong / ((to - from) * 120);
}

/** Bites out of the wall and paint on the ceiling, by turns. */
const ragged = (x: number) => [0, 3, -4, 1, -2, 4, 0][Math.floor(x / 9) % 7]!;

describe('borders of walls along straight edges', () => {
  it('become straight where they were ragged (16.5)', () => {
    const { photo, alpha } = room(ragged);
    expect(wrongIn(alpha, 30, 570)).toBeGreaterThan(0.01);
    expect(wrongIn(straightBorders(alpha, photo, [UNDER_CEILING], 1), 30, 570)).toBe(0);
  });

  it('are found on a smaller picture as well', () => {
    const { photo, alpha } = room(ragged);
    const { x1, y1, x2, y2 } = UNDER_CEILING;
    const small = line(x1 / 2, y1 / 2, x2 / 2, y2 / 2);
    expect(wrongIn(straightBorders(alpha, photo, [small], 2), 30, 570)).toBe(0);
  });

  it('lose the paint that covers a strip of trim above them', () => {
    const { photo, alpha } = room((x) => (x > 350 ? -4 : 0));
    expect(wrongIn(straightBorders(alpha, photo, [UNDER_CEILING], 1), 30, 570)).toBe(0);
  });

  it('end softly, by the share of the pixel that the line covers', () => {
    const { photo, alpha } = room(ragged);
    const straight = straightBorders(alpha, photo, [UNDER_CEILING], 1);
    const values = new Set(straight.data.filter((value) => value > 0 && value < 255));
    expect(values.size).toBeGreaterThan(10);
  });

  it('leave out what hangs before them in another color', () => {
    const { photo, alpha } = room(ragged);
    const isLamp = (x: number, y: number) => x >= 280 && x < 284 && y < 200;
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      if (!isLamp(i % WIDTH, Math.floor(i / WIDTH))) continue;
      photo.data.fill(20, 3 * i, 3 * i + 3);
      alpha.data[i] = 0;
    }
    const straight = straightBorders(alpha, photo, [UNDER_CEILING], 1);
    for (let y = 0; y < 200; y++) expect(straight.data[y * WIDTH + 282], `row ${y}`).toBe(0);
  });

  it('leave out no wall above a sofa whose back sinks in below the line of its ends', () => {
    const [photo, alpha] = [createRaster(WIDTH, HEIGHT), createMask(WIDTH, HEIGHT)];
    // Two thirds of the back are straight, and sink in by up to five pixels between.
    const backAt = (x: number) => 200.5 + 5 * Math.max(0, Math.sin((Math.PI * (x - 200)) / 200));
    const sunkenAt = (x: number) => (x > 200 && x < 400 ? backAt(x) : 200.5);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const isWall = y + 0.5 < sunkenAt(x);
      photo.data.fill(isWall ? 200 : 60, 3 * i, 3 * i + 3);
      alpha.data[i] = isWall ? 255 : 0;
    }
    const straight = straightBorders(alpha, photo, [line(20, 200.5, 580, 200.5)], 1);
    const changed = [...straight.data.keys()].filter((i) => straight.data[i] !== alpha.data[i]);
    // Where it sinks in by less than a pixel, the line decides.
    expect(changed.filter((i) => Math.floor(i / WIDTH) !== 200)).toEqual([]);
    expect(changed.length).toBeLessThan(30);
  });

  it('stay where they are before a line at one distance, as floor ends at the foot of a skirting', () => {
    const { photo, alpha } = room(() => 3);
    expect(straightBorders(alpha, photo, [UNDER_CEILING], 1).data).toEqual(alpha.data);
  });

  it('stay where they are across a line and without one', () => {
    const { photo, alpha } = room(ragged);
    expect(straightBorders(alpha, photo, [], 1).data).toEqual(alpha.data);
    expect(straightBorders(alpha, photo, [line(300, 20, 300, 380)], 1).data).toEqual(alpha.data);
  });
});
