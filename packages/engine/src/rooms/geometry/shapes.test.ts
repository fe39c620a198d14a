import { describe, expect, it } from 'vitest';
import { length } from '../../geometry/vector.ts';
import type { Mesh } from './mesh.ts';
import { bar, box, ellipsoid, lathe, pillow, quad, roundedBox } from './shapes.ts';

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
};

describe.each(Object.entries(shapes))('%s', (_name, mesh) => {
  it('has a unit normal and a texture place at every corner, and only corners that exist', () => {
    expect(mesh.normals).toHaveLength(mesh.positions.length);
    expect(mesh.uvs).toHaveLength(mesh.positions.length);
    expect(mesh.triangles.length % 3).toBe(0);
    for (const normal of mesh.normals) expect(length(normal)).toBeCloseTo(1, 6);
    for (const corner of mesh.triangles) expect(mesh.positions[corner]).toBeDefined();
  });
});

it('keeps rounded boxes inside their size and cushions within their bulge', () => {
  for (const [mesh, half, bulge] of [
    [shapes['rounded box']!, [0.5, 0.25, 0.4], 0],
    [shapes.cushion!, [0.35, 0.1, 0.35], 0.03],
  ] as const) {
    for (const position of mesh.positions) {
      for (let k = 0; k < 3; k++) expect(Math.abs(position[k]!)).toBeLessThanOrEqual(half[k]! + bulge + 1e-9);
    }
  }
});
