import { describe, expect, it } from 'vitest';
import { MEMBRANE, spanMembrane } from './membrane.ts';

const SIDE = 64;

/** A grid of one channel; `known` says which cells are given. */
function grid(value: (x: number, y: number) => number, state: (x: number, y: number) => number) {
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const);
  return {
    width: SIDE,
    height: SIDE,
    channels: 1,
    values: Float32Array.from(cells, ([x, y]) => value(x, y)),
    state: Uint8Array.from(cells, ([x, y]) => state(x, y)),
  };
}

const inHole = (x: number, y: number) => x > 15 && x < 48 && y > 15 && y < 48;

describe('spanMembrane', () => {
  it('continues a slope through a hole exactly: slopes solve the equation', () => {
    const slope = (x: number, y: number) => 2 * x - y + 30;
    const spanned = spanMembrane(grid(slope, (x, y) => (inHole(x, y) ? MEMBRANE.unknown : MEMBRANE.known)));
    spanned.forEach((value, i) => {
      expect(Math.abs(value - slope(i % SIDE, Math.floor(i / SIDE)))).toBeLessThan(0.4);
    });
  });

  it('stays between the least and the greatest known value', () => {
    const bumps = (x: number, y: number) => 100 + 50 * Math.sin(x / 5) * Math.cos(y / 7);
    const spanned = spanMembrane(grid(bumps, (x, y) => (inHole(x, y) ? MEMBRANE.unknown : MEMBRANE.known)));
    for (const value of spanned) {
      expect(value).toBeGreaterThan(49);
      expect(value).toBeLessThan(151);
    }
  });

  it('lets nothing through outside cells', () => {
    // A black side and a white side, a band of outside cells between them.
    const state = (x: number, y: number) =>
      x > 27 && x < 36 ? MEMBRANE.outside : inHole(x, y) ? MEMBRANE.unknown : MEMBRANE.known;
    const spanned = spanMembrane(grid((x) => (x < 32 ? 0 : 255), state));
    expect(spanned[32 * SIDE + 26]).toBeLessThan(8);
    expect(spanned[32 * SIDE + 37]).toBeGreaterThan(247);
  });

  it('returns zeros if nothing is known', () => {
    const spanned = spanMembrane(
      grid(
        () => 7,
        () => MEMBRANE.unknown,
      ),
    );
    expect(Math.max(...spanned)).toBe(0);
  });
});
