import { describe, expect, it } from 'vitest';
import { type FootPoint, straightFoot } from './straight-foot.ts';

/** Places along a curve, a column each; every third is off by up to `noise` rows. */
function along(
  curve: (x: number) => number,
  { from = 0, until = 120, noise = 3, weight = 1 } = {},
): FootPoint[] {
  return Array.from({ length: until - from }, (_, n) => {
    const x = from + n;
    return { x, y: curve(x) + (x % 3 === 0 ? ((x * 7) % (2 * noise + 1)) - noise : 0), weight };
  });
}

describe('the foot of the walls behind a thing', () => {
  it('is one straight line, though the places that tell it are rough', () => {
    const foot = straightFoot(
      along((x) => 40 + 0.2 * x),
      4,
    )!;
    expect(foot(0)).toBeCloseTo(40, -0.5);
    expect(foot(100)).toBeCloseTo(60, -0.5);
  });

  it('has a corner where two walls meet: floor lies below both lines', () => {
    const foot = straightFoot(
      along((x) => Math.max(70 - 0.5 * x, 10 + 0.5 * x)),
      4,
    )!;
    expect(Math.abs(foot(0) - 70)).toBeLessThan(4);
    expect(Math.abs(foot(60) - 40)).toBeLessThan(4);
    expect(Math.abs(foot(119) - 69)).toBeLessThan(4);
  });

  it('goes around a corner that juts out: floor lies below one of the lines', () => {
    const foot = straightFoot(
      along((x) => Math.min(20 + 0.5 * x, 80 - 0.5 * x)),
      4,
    )!;
    expect(Math.abs(foot(0) - 20)).toBeLessThan(4);
    expect(Math.abs(foot(60) - 50)).toBeLessThan(4);
    expect(Math.abs(foot(119) - 21)).toBeLessThan(4);
  });

  it('follows the foot in view where that counts more than what is guessed', () => {
    const inView = along((x) => 30 + 0.1 * x, { until: 40, noise: 0, weight: 6 });
    const guessed = along((x) => 90 - 0.2 * x, { from: 60, noise: 0 });
    expect(straightFoot([...inView, ...guessed.slice(0, 20)], 3)!(100)).toBeCloseTo(40, 0);
  });

  it('is not told where the places lie on a bow, or are few', () => {
    const bow = along((x) => 40 + 25 * Math.sin(x / 9), { noise: 0 });
    expect(straightFoot(bow, 3)).toBeNull();
    expect(straightFoot(bow.slice(0, 8), 3)).toBeNull();
  });
});
