import { describe, expect, it } from 'vitest';
import { CELL, type PatchGrid } from './patch-grid.ts';
import { fillByPatches } from './patch-match.ts';

const WIDTH = 120;
const HEIGHT = 100;

/** Brick laid in a running bond, a few shades; every brick is 20 x 10 cells. */
function brick(x: number, y: number): number {
  const row = Math.floor(y / 10);
  const along = x + (row % 2) * 10;
  if (y % 10 < 2 || along % 20 < 2) return 60;
  return 150 + ((Math.floor(along / 20) * 7 + row * 13) % 5) * 8;
}

function wall(stateAt: (x: number, y: number) => number): PatchGrid {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [i % WIDTH, Math.floor(i / WIDTH)] as const);
  const state = Uint8Array.from(cells, ([x, y]) => stateAt(x, y));
  const values = Float32Array.from(
    cells.flatMap(([x, y], i) => Array(3).fill(state[i] === CELL.hole ? 0 : brick(x, y))),
  );
  return { width: WIDTH, height: HEIGHT, values, state };
}

const inHole = (x: number, y: number) => x >= 40 && x < 80 && y >= 30 && y < 70;
const holed = () => wall((x, y) => (inHole(x, y) ? CELL.hole : CELL.source));

describe('fillByPatches', () => {
  it('continues a regular bond in step: mortar in line with mortar', () => {
    const { values, from } = fillByPatches(holed(), 1)!;
    let wrong = 0;
    for (let y = 30; y < 70; y++) {
      for (let x = 40; x < 80; x++) {
        const i = y * WIDTH + x;
        expect(inHole(from[i]! % WIDTH, Math.floor(from[i]! / WIDTH))).toBe(false);
        if (values[i * 3]! < 105 !== brick(x, y) < 105) wrong++;
      }
    }
    expect(wrong / 1600).toBeLessThan(0.08);
  });

  it('leaves everything outside the hole unchanged, and gives the same result for the same seed', () => {
    const grid = holed();
    const before = grid.values.slice();
    const filled = fillByPatches(grid, 5)!;
    expect(grid.values).toEqual(before);
    expect(fillByPatches(holed(), 5)).toEqual(filled);
    filled.values.forEach((value, i) => {
      if (grid.state[Math.floor(i / 3)] === CELL.source) expect(value).toBe(before[i]);
    });
  });

  it('copies nothing from cells outside', () => {
    // The right half is another thing; what fills the hole comes from the left.
    const grid = wall((x, y) => (inHole(x, y) ? CELL.hole : x < 90 ? CELL.source : CELL.outside));
    for (const source of fillByPatches(grid, 1)!.from)
      if (source >= 0) expect(source % WIDTH).toBeLessThan(90);
  });

  it('returns null if no complete patch is left to copy', () => {
    expect(
      fillByPatches(
        wall((x) => (x % 6 === 0 ? CELL.source : CELL.hole)),
        1,
      ),
    ).toBeNull();
  });
});
