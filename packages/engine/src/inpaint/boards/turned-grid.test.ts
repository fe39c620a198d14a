import { describe, expect, it } from 'vitest';
import { turnGrid } from './turned-grid.ts';

describe('turnGrid', () => {
  it('keeps a grid whose direction is its rows', () => {
    const turned = turnGrid({ width: 5, height: 3 }, { x: 1, y: 0 });
    expect(turned.width).toBe(5);
    expect([...turned.cells]).toEqual([...Array(15).keys()]);
  });

  it('makes columns rows where the direction is down', () => {
    const turned = turnGrid({ width: 3, height: 4 }, { x: 0, y: 1 });
    expect([turned.width, turned.height]).toEqual([4, 3]);
    const row = turned.cells.subarray(0, 4);
    expect(new Set([...row].map((cell) => cell % 3)).size).toBe(1);
  });

  it.each([0, 7, 30, 45, 88, 123])('finds every cell of a grid turned by %i degrees', (degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const size = { width: 40, height: 23 };
    const turned = turnGrid(size, { x, y });
    for (let cell = 0; cell < size.width * size.height; cell++) {
      const shown = turned.cells[turned.placeOf(cell)]!;
      const off = Math.hypot((shown % 40) - (cell % 40), Math.floor(shown / 40) - Math.floor(cell / 40));
      if (shown >= 0) expect(off).toBeLessThan(1.5);
    }
  });
});
