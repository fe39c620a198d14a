import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { CELL, type PatchGrid } from './patch-grid.ts';
import { startFromRepeats } from './repeat-start.ts';

const [WIDTH, HEIGHT] = [96, 72];

/** A surface with a hole of 40 x 30 cells in its middle. */
function surface(brightness: (x: number, y: number) => number): PatchGrid {
  const values = new Float32Array(WIDTH * HEIGHT * 3);
  const state = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i++) {
      const isHole = x >= 28 && x < 68 && y >= 21 && y < 51;
      state[i] = isHole ? CELL.hole : CELL.source;
      values.fill(isHole ? 0 : brightness(x, y), i * 3, i * 3 + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, values, state };
}

const tile = (x: number, y: number) => (Math.floor(x / 12) + Math.floor(y / 9)) % 2;

describe('startFromRepeats', () => {
  it('counts tiles through a hole that is larger than a few of them', () => {
    const from = startFromRepeats(surface((x, y) => 60 + 130 * tile(x, y)))!;
    for (let y = 21; y < 51; y++) {
      for (let x = 28; x < 68; x++) {
        const source = from[y * WIDTH + x]!;
        expect(tile(source % WIDTH, Math.floor(source / WIDTH)), `${x}, ${y}`).toBe(tile(x, y));
      }
    }
  });

  it('copies no worktop into the white fronts below it: plain surroundings have no period', () => {
    const random = createRandom(3);
    const fronts = surface((x, y) => (y < 12 ? 40 + 90 * ((x >> 2) % 2) : 228 + 3 * random()));
    expect(startFromRepeats(fronts)).toBeNull();
  });

  it('finds no period in surfaces that do not repeat', () => {
    const random = createRandom(7);
    expect(startFromRepeats(surface(() => 60 + 130 * random()))).toBeNull();
  });
});
