import { describe, expect, it } from 'vitest';
import { matrixOf } from './matrix-of.ts';

/** Applies a CSS transform to a point. */
function taken(transform: string, x: number, y: number): [number, number] {
  const m = transform.slice('matrix3d('.length, -1).split(', ').map(Number);
  const at = (row: number) => m[row]! * x + m[row + 4]! * y + m[row + 12]!;
  const w = m[3]! * x + m[7]! * y + m[15]!;
  return [at(0) / w, at(1) / w];
}

describe('matrixOf', () => {
  it('maps a point of the photo to its place in the straightened picture', () => {
    const map = [0.9, 0.05, 0.02, -0.01, 0.85, 0.06, 0.08, -0.04, 1];
    const [width, height] = [320, 200];
    for (const [u, v] of [
      [0.2, 0.3],
      [0.8, 0.7],
      [0.5, 0.5],
    ] as const) {
      const w = map[6]! * u + map[7]! * v + map[8]!;
      const x = (map[0]! * u + map[1]! * v + map[2]!) / w;
      const y = (map[3]! * u + map[4]! * v + map[5]!) / w;
      const [px, py] = taken(matrixOf(map, width, height)!, x * width, y * height);
      expect(px / width).toBeCloseTo(u, 6);
      expect(py / height).toBeCloseTo(v, 6);
    }
  });

  it('returns undefined for an unknown size, or a map without an inverse', () => {
    expect(matrixOf([1, 0, 0, 0, 1, 0, 0, 0, 1], 0, 0)).toBeUndefined();
    expect(matrixOf([0, 0, 0, 0, 0, 0, 0, 0, 0], 10, 10)).toBeUndefined();
  });
});
