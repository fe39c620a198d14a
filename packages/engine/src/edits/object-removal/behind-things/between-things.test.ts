import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../../base/raster/raster.ts';
import { betweenThings } from './between-things.ts';

const SIDE = 80;
/** A chair stood in the middle. */
const isChair = (x: number) => x >= 30 && x < 50;
/** The rows of a desk behind it. */
const isDesk = (y: number) => y >= 30 && y < 50;

/** A desk left and right of a chair, in one color each, before a bare wall. */
function scene(left: number, right: number) {
  const [copy, hole] = [createRaster(SIDE, SIDE), createMask(SIDE, SIDE)];
  const likelyBare = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    copy.data.fill(isDesk(y) ? (x < SIDE / 2 ? left : right) : 220, i * 3, i * 3 + 3);
    likelyBare[i] = isDesk(y) || isChair(x) ? 0.1 : 0.9;
    if (isChair(x)) hole.data[i] = 255;
  }
  return betweenThings(copy, hole, likelyBare);
}

const at = (marks: Uint8Array, x: number, y: number) => marks[y * SIDE + x];

describe('what stands on both sides of a removed thing', () => {
  it('goes on between: a desk behind a chair', () => {
    const marks = scene(90, 100);
    expect([at(marks, 40, 40), at(marks, 32, 33)]).toEqual([1, 1]);
    expect([at(marks, 40, 10), at(marks, 40, 70), at(marks, 10, 40)]).toEqual([0, 0, 0]);
  });

  it('does not where two things of other colors stand there', () => {
    expect(scene(60, 160)).not.toContain(1);
  });

  it('does not where only the wall is on both sides', () => {
    expect(scene(90, 100).slice(0, 25 * SIDE)).not.toContain(1);
  });
});
