import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowAround } from './fill-window.ts';

describe('the part of a picture from which a hole is filled', () => {
  it('is about square, with the hole in its middle', () => {
    const window = windowAround({ left: 900, top: 500, width: 200, height: 100 }, 2000, 1200);
    expect(window.width).toBe(window.height);
    expect(window.left + window.width / 2).toBeCloseTo(1000, 0);
    expect(window.top + window.height / 2).toBeCloseTo(550, 0);
  });

  it('is the whole picture for a hole that takes up most of it', () => {
    const window = windowAround({ left: 100, top: 300, width: 1500, height: 800 }, 2000, 1200);
    expect(window).toEqual({ left: 0, top: 0, width: 2000, height: 1200 });
  });

  it('contains the hole and is inside the picture, for every place of the hole', () => {
    const side = fc.integer({ min: 16, max: 3000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, x, y, wide, high) => {
        const left = Math.floor(x * (width - 1));
        const top = Math.floor(y * (height - 1));
        const hole = {
          left,
          top,
          width: 1 + Math.floor(wide * (width - left - 1)),
          height: 1 + Math.floor(high * (height - top - 1)),
        };
        const window = windowAround(hole, width, height);
        expect(window.left).toBeGreaterThanOrEqual(0);
        expect(window.top).toBeGreaterThanOrEqual(0);
        expect(window.left + window.width).toBeLessThanOrEqual(width);
        expect(window.top + window.height).toBeLessThanOrEqual(height);
        expect(window.left).toBeLessThanOrEqual(hole.left);
        expect(window.top).toBeLessThanOrEqual(hole.top);
        expect(window.left + window.width).toBeGreaterThanOrEqual(hole.left + hole.width);
        expect(window.top + window.height).toBeGreaterThanOrEqual(hole.top + hole.height);
      }),
    );
  });
});
