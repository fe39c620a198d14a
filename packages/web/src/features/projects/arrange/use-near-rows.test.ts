import { describe, expect, it } from 'vitest';
import { nearSpan } from './use-near-rows.ts';

const GRID = { columns: 5, pitch: 150, window: 900 };

describe('the items of a grid that are near the window', () => {
  it('start with the first one while the grid is at the top of the page', () => {
    expect(nearSpan({ ...GRID, above: -300 })).toEqual({ from: 0, to: 60 });
  });

  it('include every row in the window and six rows on either side', () => {
    for (let above = 0; above < 20_000; above += 37) {
      const { from, to } = nearSpan({ ...GRID, above });
      expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor(above / 150) - 6) * 5);
      expect(to).toBeGreaterThanOrEqual(Math.ceil((above + 900) / 150 + 6) * 5);
    }
  });

  it('never fill more than a few windows', () => {
    const { from, to } = nearSpan({ ...GRID, above: 30_000 });
    expect(to - from).toBeLessThanOrEqual(5 * (6 + 12 + 6));
  });

  it('stay the same while the page scrolls by less than a row', () => {
    expect(nearSpan({ ...GRID, above: 30_010 })).toEqual(nearSpan({ ...GRID, above: 30_040 }));
  });
});
