import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask } from '../../../base/raster/raster.ts';
import type { HiddenSurface } from '../../../inpaint/learned/hidden-surfaces.ts';
import { oddColors } from './odd-colors.ts';

const SIDE = 80;
type Is = (x: number, y: number) => boolean;

function maskOf(is: Is): Mask {
  const mask = createMask(SIDE, SIDE);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = is(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0;
  return mask;
}

const inHole: Is = (x, y) => x >= 24 && x < 56 && y >= 24 && y < 56;
const hole = maskOf(inHole);
const wall: HiddenSurface = {
  behind: maskOf(() => true),
  shown: maskOf((x, y) => !inHole(x, y)),
  isFloor: false,
  isTextured: false,
};

/** A picture of which each pixel is gray in a brightness. */
function gray(brightness: (x: number, y: number) => number) {
  const picture = createRaster(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    picture.data.fill(brightness(i % SIDE, Math.floor(i / SIDE)), i * 3, i * 3 + 3);
  }
  return picture;
}
const oddIn = (picture: ReturnType<typeof gray>) => oddColors(picture, hole, [wall], picture);
const isSmear: Is = (x, y) => x >= 30 && x < 50 && y >= 40 && y < 46;

describe('odd colors in a fill', () => {
  it('are those of a dark smear on a wall that gets darker to one side', () => {
    const { data } = oddIn(gray((x, y) => (isSmear(x, y) ? 40 : 220 - x)));
    expect([data[42 * SIDE + 40], data[30 * SIDE + 40], data[50 * SIDE + 40]]).toEqual([255, 0, 0]);
  });

  it('are nowhere where the wall goes on in its own light', () => {
    expect(oddIn(gray((x) => 220 - x)).data.includes(255)).toBe(false);
  });

  it('are nowhere on a patterned wall, whose colors vary as much', () => {
    const flowers = (x: number, y: number) => ((x * 37 + y * 101 + x * y) % 7 < 3 ? 60 : 220);
    expect(oddIn(gray((x, y) => (isSmear(x, y) ? 40 : flowers(x, y)))).data.includes(255)).toBe(false);
  });

  it('are nowhere where the wall is not seen, or not expected', () => {
    const picture = gray((x, y) => (isSmear(x, y) ? 40 : 220));
    const unseen = { ...wall, shown: createMask(SIDE, SIDE) };
    const elsewhere = { ...wall, behind: createMask(SIDE, SIDE) };
    expect(oddColors(picture, hole, [unseen, elsewhere], picture).data.includes(255)).toBe(false);
  });
});
