import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../raster/raster.ts';
import { applyInk, drawLine, eraseLine } from './ink.ts';

/** The amount of ink in a column or row of a mask, in full pixels. */
function column({ width, height, data }: ReturnType<typeof createMask>, x: number): number {
  let sum = 0;
  for (let y = 0; y < height; y++) sum += data[y * width + x]! / 255;
  return sum;
}

describe('drawLine', () => {
  it.each([[1], [2], [3.5], [0.4]])('draws a line %d pixels wide', (width) => {
    const ink = createMask(60, 40);
    drawLine(
      ink,
      [
        [5, 20.3],
        [55, 20.3],
      ],
      { width },
    );
    expect(column(ink, 30)).toBeCloseTo(width, 0);
    expect(column(ink, 1)).toBe(0);
  });

  it('draws slanted lines as wide as level ones, and crossings once', () => {
    const ink = createMask(60, 60);
    const slanted = [
      [5, 5],
      [55, 55],
    ] as const;
    drawLine(ink, slanted, { width: 3 });
    expect(column(ink, 30)).toBeCloseTo(3 * Math.SQRT2, 0);
    const before = ink.data.slice();
    drawLine(ink, slanted, { width: 3 });
    expect(ink.data).toEqual(before);
  });

  it('leaves gaps, and continues the pattern around corners', () => {
    const ink = createMask(100, 100);
    drawLine(
      ink,
      [
        [10, 50],
        [25, 50],
        [90, 50],
      ],
      { width: 2, dash: [10, 10] },
    );
    const drawn = [14, 24, 34, 44, 54].map((x) => column(ink, x) > 1);
    expect(drawn).toEqual([true, false, true, false, true]);
  });

  it('draws the part inside the picture of a line that extends far beyond it, or shrinks to a point', () => {
    const ink = createMask(20, 20);
    drawLine(
      ink,
      [
        [-1e5, 10],
        [1e5, 10],
      ],
      { width: 2 },
    );
    expect(column(ink, 0)).toBeCloseTo(2, 0);
    const dot = createMask(20, 20);
    drawLine(dot, [[10, 10]], { width: 4 });
    expect(column(dot, 9)).toBeGreaterThan(3);
  });
});

describe('eraseLine and applyInk', () => {
  it('erases ink near a line, and covers a picture with the rest', () => {
    const ink = createMask(40, 40);
    drawLine(
      ink,
      [
        [0, 20],
        [40, 20],
      ],
      { width: 4 },
    );
    eraseLine(
      ink,
      [
        [20, 0],
        [20, 40],
      ],
      10,
    );
    expect([column(ink, 5) > 3, column(ink, 20)]).toEqual([true, 0]);
    const picture = createRaster(40, 40);
    applyInk(picture, ink, [200, 100, 50], 0.5);
    expect([...picture.data.subarray((20 * 40 + 5) * 3, (20 * 40 + 5) * 3 + 3)]).toEqual([100, 50, 25]);
    expect(picture.data[(20 * 40 + 20) * 3]).toBe(0);
  });
});
