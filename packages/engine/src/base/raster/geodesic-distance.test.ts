import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geodesicDistance } from './geodesic-distance.ts';

const even = { width: 5, height: 3, step: () => 1 };

describe('walking through a picture', () => {
  it('counts the steps along sides', () => {
    expect([...geodesicDistance(even, [0], 100)]).toEqual([0, 1, 2, 3, 4, 1, 2, 3, 4, 5, 2, 3, 4, 5, 6]);
  });

  it('starts at the nearest source', () => {
    expect([...geodesicDistance(even, [0, 14], 100)].slice(10)).toEqual([2, 3, 2, 1, 0]);
  });

  it('goes around what is closed, and ends at the limit', () => {
    const isOpen = (pixel: number) => pixel !== 1 && pixel !== 6;
    expect(geodesicDistance({ ...even, isOpen }, [0], 100)[2]).toBe(6);
    expect(geodesicDistance(even, [0], 3)[3]).toBe(Number.POSITIVE_INFINITY);
  });

  it('has no shorter way than the found one', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(heights, fc.nat(23), (values, source) => {
        const step = (from: number, to: number) => 0.125 + Math.abs(values[from]! - values[to]!);
        const found = geodesicDistance({ width: 6, height: 4, step }, [source], 1000);
        for (let at = 0; at < 24; at++) {
          const beside = [at % 6 > 0 ? at - 1 : -1, at % 6 < 5 ? at + 1 : -1, at - 6, at + 6];
          const ways = beside.filter((to) => to >= 0 && to < 24).map((to) => found[to]! + step(to, at));
          expect(found[at]).toBe(at === source ? 0 : Math.min(...ways));
        }
      }),
    );
  });
});
