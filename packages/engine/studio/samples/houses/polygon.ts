import { createMeshBuilder, type Mesh } from '../../../src/base/geometry/mesh.ts';
import { cross, normalize, subtract, type Vec3 } from '../../../src/base/geometry/vector.ts';

/** A flat convex polygon; texture u runs level and v up the slope, in meters. */
export function polygon(corners: readonly Vec3[]): Mesh {
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const normal = normalize(cross(subtract(b, a), subtract(c, a)));
  const level = Math.abs(normal[1]) > 0.999 ? ([1, 0, 0] as Vec3) : normalize(cross([0, 1, 0], normal));
  const up = cross(normal, level);
  const mesh = createMeshBuilder();
  for (const corner of corners) {
    const u = corner[0] * level[0] + corner[1] * level[1] + corner[2] * level[2];
    const v = corner[0] * up[0] + corner[1] * up[1] + corner[2] * up[2];
    mesh.vertex(corner, normal, [u, v]);
  }
  for (let i = 1; i + 1 < corners.length; i++) mesh.triangle(0, i, i + 1);
  return mesh.build();
}
