import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { withWhatStandsOnIt } from './what-stands-on-it.ts';

const [WIDTH, HEIGHT] = [100, 80];

function rectangles(...all: readonly (readonly [number, number, number, number])[]): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (const [left, top, right, bottom] of all) {
    for (let y = top; y < bottom; y++) mask.data.fill(255, y * WIDTH + left, y * WIDTH + right);
  }
  return mask;
}

/** A table that goes. */
const table = rectangles([20, 40, 70, 60]);
const at = (mask: Mask, x: number, y: number) => mask.data[y * WIDTH + x];

describe('withWhatStandsOnIt', () => {
  it('removes a vase together with its table, because it would float otherwise', () => {
    const found = withWhatStandsOnIt({ things: table, staying: rectangles([40, 25, 48, 40]) });
    expect(at(found.things, 44, 30)).toBe(255);
    expect(at(found.staying, 44, 30)).toBe(0);
  });

  it('keeps the sofa behind the table, which is too large to stand on it', () => {
    const found = withWhatStandsOnIt({ things: table, staying: rectangles([22, 10, 68, 40]) });
    expect(at(found.things, 44, 30)).toBe(0);
    expect(at(found.staying, 44, 30)).toBe(255);
  });
});
