import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../base/random.ts';
import { evenShade } from './even-shade.ts';

const size = { width: 120, height: 80 };
const pixels = size.width * size.height;
const xOf = (p: number) => p % size.width;
/** Left half one wall, right half another. */
const halves = Uint8Array.from({ length: pixels }, (_, p) => (xOf(p) < 60 ? 1 : 2));
const shade = (of: (p: number) => number) =>
  Float32Array.from({ length: pixels * 3 }, (_, i) => of(Math.floor(i / 3)));
const spread = (values: Float32Array) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

describe('shade on the surfaces of a room', () => {
  it('loses the blotches of few light paths', () => {
    const random = createRandom(5);
    const grain = Float32Array.from({ length: pixels }, () => 0.94 + 0.06 * random());
    const blotchy = shade((p) => grain[p]!);
    expect(spread(evenShade(blotchy, halves, size))).toBeLessThan(0.25 * spread(blotchy));
  });

  it("keeps the place of a shadow's edge, and its darkness", () => {
    const ratio = shade((p) => (xOf(p) < 30 ? 0.5 : 1));
    const even = evenShade(ratio, halves, size);
    const across = (x: number) => even[(40 * size.width + x) * 3]!;
    for (const x of [10, 25, 28, 29]) expect(Math.abs(across(x) - 0.5)).toBeLessThan(0.06);
    for (const x of [30, 31, 34, 50]) expect(Math.abs(across(x) - 1)).toBeLessThan(0.06);
    expect(across(30) - across(29)).toBeGreaterThan(0.4);
  });

  it('keeps a deep shade up to its edge', () => {
    const even = evenShade(
      shade((p) => (xOf(p) >= 20 && xOf(p) < 30 ? 0.15 : 1)),
      halves,
      size,
    );
    for (let x = 20; x < 30; x++) expect(even[(40 * size.width + x) * 3]).toBeCloseTo(0.15, 2);
  });

  it('does not spread from one surface to the next, even weakly', () => {
    const ratio = shade((p) => (xOf(p) < 60 ? 0.97 : 1));
    const even = evenShade(ratio, halves, size);
    expect(even.every((value, i) => Math.abs(value - ratio[i]!) < 1e-6)).toBe(true);
  });

  it('leaves other pixels unchanged, and takes nothing from them', () => {
    const surfaces = halves.map((surface, p) => (xOf(p) === 40 ? 0 : surface));
    const ratio = shade((p) => (xOf(p) === 40 ? 0.1 : 0.99));
    const even = evenShade(ratio, surfaces, size);
    expect(even.every((value, i) => Math.abs(value - ratio[i]!) < 1e-6)).toBe(true);
  });
});
