import { describe, expect, it } from 'vitest';
import { joined, type Mesh, placed } from './mesh.ts';
import { bar, box, ellipsoid, lathe, pillow, quad, roundedBox } from './shapes.ts';
import { aboutY } from './vector.ts';

const shapes: Record<string, Mesh> = {
  quad: quad([0, 0, 0], [2, 0, 0], [0, 1, 0]),
  box: box([1, 2, 3]),
  'rounded box': roundedBox([1, 0.5, 0.8], 0.1, 3),
  cushion: roundedBox([0.7, 0.2, 0.7], 0.06, 3, 0.03),
  lathe: lathe(
    [
      [0.1, 0],
      [0.3, 0.5],
      [0.05, 1],
    ],
    16,
  ),
  bar: bar([0, 1, 0], [0.2, 0, 0.1], 0.03, 0.01),
  ellipsoid: ellipsoid([1, 0.5, 0.25], 16),
  pillow: pillow(0.5, 0.4, 0.15, 6),
  joined: joined([box([1, 1, 1]), placed(roundedBox([1, 0.5, 0.8], 0.1, 3), [2, 0, 0], aboutY(1))]),
};

describe.each(Object.entries(shapes))('%s', (_name, mesh) => {
  it('has a unit normal and a texture place at every corner, and only corners that exist', () => {
    const vertices = mesh.positions.length / 3;
    expect(mesh.normals).toHaveLength(vertices * 3);
    expect(mesh.uvs).toHaveLength(vertices * 2);
    expect(mesh.triangles.length % 3).toBe(0);
    for (let i = 0; i < mesh.normals.length; i += 3) {
      expect(Math.hypot(...mesh.normals.subarray(i, i + 3))).toBeCloseTo(1, 5);
    }
    expect(Math.max(...mesh.triangles)).toBeLessThan(vertices);
  });
});

it('keeps rounded boxes inside their size and cushions within their bulge', () => {
  for (const [mesh, half, bulge] of [
    [shapes['rounded box']!, [0.5, 0.25, 0.4], 0],
    [shapes.cushion!, [0.35, 0.1, 0.35], 0.03],
  ] as const) {
    mesh.positions.forEach((value, i) => {
      expect(Math.abs(value)).toBeLessThanOrEqual(half[i % 3]! + bulge + 1e-6);
    });
  }
});

it('joins meshes without mixing up their corners', () => {
  const [first, second] = [box([1, 1, 1]), placed(box([1, 1, 1]), [5, 0, 0])];
  const both = joined([first, second]);
  expect(both.triangles).toHaveLength(first.triangles.length + second.triangles.length);
  const seconds = both.triangles.subarray(first.triangles.length);
  for (const corner of seconds) expect(both.positions[corner * 3]!).toBeGreaterThan(4);
});
