import { expect, it } from 'vitest';
import { createMask, createRaster } from '../../base/raster/raster.ts';
import { surfaceMatte } from './surface-matte.ts';

const SIDE = 320;
const RADIUS = 90;
type Color = readonly [number, number, number];
const WALL: Color = [215, 208, 190];
const OBJECT: Color = [96, 60, 40];

/** Share of a pixel outside a disc in the middle: what a perfect matte would be. */
function truthAt(x: number, y: number): number {
  const distance = Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) - RADIUS;
  return Math.min(1, Math.max(0, distance + 0.5));
}

it('finds the soft edge of a round object although the map of the wall is off by two pixels', () => {
  const photo = createRaster(SIDE, SIDE);
  const wall = createMask(SIDE, SIDE);
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      const share = truthAt(x, y);
      for (let c = 0; c < 3; c++)
        photo.data[i * 3 + c] = share * WALL[c]! + (1 - share) * OBJECT[c]! + (i % 3) - 1;
      wall.data[i] = Math.hypot(x + 2 - SIDE / 2, y - SIDE / 2) < RADIUS + 2 ? 0 : 255;
    }
  }
  const { alpha } = surfaceMatte(photo, wall);
  let error = 0;
  let worstAway = 0;
  let edge = 0;
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      const truth = truthAt(x, y);
      const off = Math.abs(alpha.data[i]! / 255 - truth);
      if (Math.abs(Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) - RADIUS) > 1.5)
        worstAway = Math.max(worstAway, off);
      else {
        error += off;
        edge++;
      }
    }
  }
  expect(error / edge).toBeLessThan(0.12);
  expect(worstAway).toBeLessThan(0.15);
});

it('is empty if nothing is wall', () => {
  const photo = createRaster(64, 48);
  expect(surfaceMatte(photo, createMask(64, 48)).alpha.data.every((value) => value === 0)).toBe(true);
});

it('paints up to a thin frame and not the mat inside it, which has the color of the wall', () => {
  const frame: Color = [52, 40, 36];
  const mat: Color = [213, 206, 189];
  const photo = createRaster(SIDE, SIDE);
  const wall = createMask(SIDE, SIDE);
  const depthAt = (x: number, y: number): number =>
    RADIUS - Math.max(Math.abs(x + 0.5 - SIDE / 2), Math.abs(y + 0.5 - SIDE / 2));
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      const depth = depthAt(x, y);
      const color = depth < 0 ? WALL : depth < 3 ? frame : mat;
      for (let c = 0; c < 3; c++) photo.data[i * 3 + c] = color[c]! + (i % 3) - 1;
      // Two pixels too far left: on the right the map cuts wall off, on the left it takes part of the frame.
      wall.data[i] = depthAt(x + 2, y) > 0 ? 0 : 255;
    }
  }
  const { alpha } = surfaceMatte(photo, wall);
  const inside = [...alpha.data.keys()].filter((i) => depthAt(i % SIDE, Math.floor(i / SIDE)) > 3.5);
  const outside = [...alpha.data.keys()].filter((i) => depthAt(i % SIDE, Math.floor(i / SIDE)) < -1.5);
  expect(Math.max(...inside.map((i) => alpha.data[i]!))).toBeLessThan(13);
  expect(Math.min(...outside.map((i) => alpha.data[i]!))).toBeGreaterThan(229);
});

it('leaves out the thin arm of a wooden lamp, and paints the shade in a corner', () => {
  const [wood, shade]: [Color, Color] = [
    [205, 160, 120],
    [176, 170, 156],
  ];
  const stripAt = (x: number): 'arm' | 'corner' | null =>
    x >= 100 && x < 104 ? 'arm' : x >= 200 && x < 204 ? 'corner' : null;
  const [photo, wall] = [createRaster(SIDE, SIDE), createMask(SIDE, SIDE)];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const strip = stripAt(i % SIDE);
    const color = strip === 'arm' ? wood : strip === 'corner' ? shade : WALL;
    for (let c = 0; c < 3; c++) photo.data[i * 3 + c] = color[c]! + (i % 3) - 1;
    wall.data[i] = strip ? 0 : 255;
  }
  const { alpha } = surfaceMatte(photo, wall);
  const row = 160 * SIDE;
  for (let x = 100; x < 104; x++) expect(alpha.data[row + x], `arm at ${x}`).toBeLessThan(90);
  for (let x = 200; x < 204; x++) expect(alpha.data[row + x], `corner at ${x}`).toBeGreaterThan(200);
  expect(alpha.data[row + 150]).toBe(255);
});
