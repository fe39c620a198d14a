import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { buildBvh, type TriangleSoup } from './bvh.ts';
import { createRayCaster } from './intersect.ts';

function randomSoup(count: number, seed: number): TriangleSoup {
  const random = createRandom(seed);
  const data = Float32Array.from({ length: count * 9 }, (_, i) =>
    i % 9 < 3 ? random() * 10 : random() - 0.5,
  );
  return { count, data, passesLight: new Uint8Array(count) };
}

/** Nearest hit by trying every triangle: slow, and obviously right. */
function nearestOf(soup: TriangleSoup, from: number[], to: number[]): number {
  let best = Infinity;
  const cross = (a: number[], b: number[]) => [
    a[1]! * b[2]! - a[2]! * b[1]!,
    a[2]! * b[0]! - a[0]! * b[2]!,
    a[0]! * b[1]! - a[1]! * b[0]!,
  ];
  const dot = (a: number[], b: number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
  for (let i = 0; i < soup.count; i++) {
    const [o, e1, e2] = [0, 3, 6].map((k) => [...soup.data.subarray(i * 9 + k, i * 9 + k + 3)]) as [
      number[],
      number[],
      number[],
    ];
    const normal = cross(e1, e2);
    const t = dot(normal, [o[0]! - from[0]!, o[1]! - from[1]!, o[2]! - from[2]!]) / dot(normal, to);
    const p = [0, 1, 2].map((k) => from[k]! + t * to[k]! - o[k]!);
    const area = dot(normal, normal);
    const u = dot(cross(p, e2), normal) / area;
    const v = dot(cross(e1, p), normal) / area;
    if (u >= 0 && v >= 0 && u + v <= 1 && t > 1e-5 && t < best) best = t;
  }
  return best;
}

it('finds the same nearest triangle as trying them all', () => {
  const soup = randomSoup(700, 5);
  const caster = createRayCaster(soup, buildBvh(soup));
  const random = createRandom(9);
  let hits = 0;
  for (let ray = 0; ray < 300; ray++) {
    const from = [random() * 10, random() * 10, random() * 10];
    const raw = [random() - 0.5, random() - 0.5, random() - 0.5];
    const size = Math.hypot(...raw);
    const [dx, dy, dz] = raw.map((x) => x / size) as [number, number, number];
    const expected = nearestOf(soup, from, [dx, dy, dz]);
    const found = caster.closest(from[0]!, from[1]!, from[2]!, dx, dy, dz);
    expect(found).toBe(expected < Infinity);
    if (!found) continue;
    hits++;
    expect(caster.hit.distance).toBeCloseTo(expected, 4);
    expect(caster.blocked(from[0]!, from[1]!, from[2]!, dx, dy, dz, expected + 0.01)).toBe(true);
    expect(caster.blocked(from[0]!, from[1]!, from[2]!, dx, dy, dz, expected - 0.01)).toBe(false);
  }
  expect(hits).toBeGreaterThan(25);
});

it('lets light through triangles that are marked so', () => {
  const data = Float32Array.from([-1, -1, 2, 4, 0, 0, 0, 4, 0]);
  const shade = { count: 1, data, passesLight: Uint8Array.of(1) };
  const caster = createRayCaster(shade, buildBvh(shade));
  expect(caster.closest(0, 0, 0, 0, 0, 1)).toBe(true);
  expect(caster.blocked(0, 0, 0, 0, 0, 1, Infinity)).toBe(false);
});
