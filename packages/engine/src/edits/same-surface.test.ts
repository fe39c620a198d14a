import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import type { AnalyzedRegion } from '../scene/analysis.ts';
import { agreed } from './same-surface.ts';

/** Three stripes of ten pixels: a large one, a narrow one, and another large one. */
const WIDTHS = [12, 2, 16];
const width = WIDTHS.reduce((sum, one) => sum + one, 0);
const row = WIDTHS.flatMap((wide, id) => Array.from({ length: wide }, () => id));
const labels = {
  width,
  height: 10,
  data: Uint16Array.from({ length: width * 10 }, (_, i) => row[i % width]!),
  count: WIDTHS.length,
};
const [like] = drawnKnownRoom(32, 24).analysis.regions;

function stripes(lightness: readonly number[]): AnalyzedRegion[] {
  return WIDTHS.map((wide, id) => ({
    ...like!,
    id,
    share: wide / width,
    color: { L: lightness[id]!, a: 0, b: 0 },
  }));
}

describe('what is thought of neighboring regions', () => {
  it('goes towards what is thought of a large neighbor of the same color', () => {
    const [, narrow] = agreed([0.9, 0.3, 0], stripes([0.7, 0.7, 0.2]), labels);
    expect(narrow).toBeGreaterThan(0.45);
    expect(narrow).toBeLessThan(0.9);
  });

  it('stays beside another color', () => {
    const values = [0.9, 0.3, 0];
    const after = agreed(values, stripes([0.9, 0.5, 0.1]), labels);
    for (const [id, value] of after.entries()) expect(value).toBeCloseTo(values[id]!, 3);
  });

  it('is hardly moved by a small neighbor', () => {
    const [large] = agreed([0.9, 0, 0], stripes([0.7, 0.7, 0.1]), labels);
    expect(large).toBeGreaterThan(0.75);
  });

  it('stays where all think the same, and in a picture of one region', () => {
    expect(agreed([0.4, 0.4, 0.4], stripes([0.7, 0.7, 0.7]), labels)).toEqual([0.4, 0.4, 0.4]);
    const one = { width: 2, height: 1, data: Uint16Array.from([0, 0]), count: 1 };
    expect(agreed([0.2], stripes([0.5]).slice(0, 1), one)).toEqual([0.2]);
  });
});
