import { describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { withBlinds } from './blinds.ts';
import type { CellNames } from './room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './room-network/view-classes.ts';

const [WIDTH, HEIGHT] = [512, 384];
const CELLS = { width: 128, height: 96 };
/** Where the thing on the wall is, in cells. */
const isThing = (x: number, y: number) => x >= 40 && x < 70 && y >= 20 && y < 60;

/** A wall with a thing on it, whose brightness is given at each pixel. */
function photoOf(brightness: (x: number, y: number) => number): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const value = isThing(Math.floor(x / 4), Math.floor(y / 4)) ? brightness(x, y) : 215;
    photo.data.fill(value, i * 3, i * 3 + 3);
  }
  return photo;
}

/** The network takes the thing for something hanging. */
function cells(): CellNames {
  const data = new Float32Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const isIts = isThing(i % CELLS.width, Math.floor(i / CELLS.width));
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(isIts ? 'hanging' : 'wall')] = 0.9;
  }
  return { ...CELLS, data };
}

const inMiddle = ({ width, data }: CellNames, name: ViewClass) =>
  data[(40 * width + 55) * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)]!;

describe('a thing on the wall', () => {
  it.each([
    ['level slats', (_: number, y: number) => (y % 8 < 4 ? 230 : 90)],
    ['slats in perspective', (x: number, y: number) => 170 + 60 * Math.sin((y + x / 4) * 0.7)],
  ])('is a blind if it shows %s', (_, brightness) => {
    const corrected = withBlinds(cells(), photoOf(brightness));
    expect(inMiddle(corrected, 'curtain')).toBeCloseTo(0.9);
    expect(inMiddle(corrected, 'hanging')).toBe(0);
  });

  it.each([
    ['a motif', (x: number, y: number) => 120 + 60 * Math.sin(x / 5) * Math.cos(y / 7)],
    ['letters', (x: number, y: number) => (x % 16 < 5 || y % 24 < 4 ? 60 : 220)],
    ['the soft shades of a mirror', (_: number, y: number) => 120 + y / 4],
  ])('stays what it is if it shows %s', (_, brightness) => {
    const seen = cells();
    expect(withBlinds(seen, photoOf(brightness))).toBe(seen);
  });
});
