import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corners, type Footprint, grown, overlap, shareOfPoints, turned } from './footprint.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const print: fc.Arbitrary<Footprint> = fc.record({
  x: number(-3, 3),
  z: number(-3, 3),
  halfWidth: number(0.1, 2),
  halfDepth: number(0.1, 2),
  turn: number(-360, 360),
});

it('turns a front that faces the viewer towards +x at 90 degrees, as pieces are turned', () => {
  const [x, z] = turned(0, 1, 90);
  expect([x, z]).toEqual([expect.closeTo(1), expect.closeTo(0)]);
});

it('finds an overlap in both orders, and always if a point of one is deep inside the other', () => {
  fc.assert(
    fc.property(print, print, (a, b) => {
      expect(overlap(a, b)).toBe(overlap(b, a));
      const inside = shareOfPoints(grown(b, -0.02), 0.1, (x, z) => {
        const [u, v] = turned(x - a.x, z - a.z, -a.turn);
        return Math.abs(u) < a.halfWidth - 0.01 && Math.abs(v) < a.halfDepth - 0.01;
      });
      if (inside > 0) expect(overlap(a, b)).toBe(true);
    }),
  );
});

it('finds no overlap of things with a distance above their reach', () => {
  fc.assert(
    fc.property(print, print, (a, b) => {
      const reach = Math.hypot(a.halfWidth, a.halfDepth) + Math.hypot(b.halfWidth, b.halfDepth);
      if (Math.hypot(a.x - b.x, a.z - b.z) > reach) expect(overlap(a, b)).toBe(false);
    }),
  );
});

it('keeps corners at the distance of its half diagonal', () => {
  fc.assert(
    fc.property(print, (a) => {
      for (const [x, z] of corners(a)) {
        expect(Math.hypot(x - a.x, z - a.z)).toBeCloseTo(Math.hypot(a.halfWidth, a.halfDepth), 6);
      }
    }),
  );
});
