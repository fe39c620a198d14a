import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../../base/raster/raster.ts';
import { largestShare, softHole } from './hole.ts';

const [WIDTH, HEIGHT] = [200, 150];

/** A frame of 60 x 50 pixels with a gap of 10 x 10 in it. */
function frame(): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (let y = 50; y < 100; y++) mask.data.fill(255, y * WIDTH + 70, y * WIDTH + 130);
  for (let y = 70; y < 80; y++) mask.data.fill(0, y * WIDTH + 95, y * WIDTH + 105);
  return mask;
}
const GAP = 75 * WIDTH + 100;

describe('softHole', () => {
  it('includes small gaps in a thing, so that shelves leave no scraps of wall', () => {
    expect(softHole(frame()).data[GAP]).toBe(255);
  });

  it('leaves a gap that shows a staying thing', () => {
    const staying = createMask(WIDTH, HEIGHT);
    staying.data[GAP] = 255;
    expect(softHole(frame(), staying).data[GAP]).toBe(0);
  });

  it('is a little wider than the thing, and empty far from it', () => {
    const { data } = softHole(frame());
    expect(data[75 * WIDTH + 69]).toBeGreaterThan(0);
    expect(data[75 * WIDTH + 60]).toBe(0);
  });
});

describe('largestShare', () => {
  it('is the share of the picture that the largest piece takes up', () => {
    expect(largestShare(frame())).toBeCloseTo((60 * 50 - 100) / (WIDTH * HEIGHT), 5);
  });
});
