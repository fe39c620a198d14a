import type { MeshBuilder } from '../../../src/base/geometry/mesh.ts';
import { normalize, type Vec3 } from '../../../src/base/geometry/vector.ts';

/** Adds one leaf: a pointed quad about `size` meters long, turned randomly, shaded as if it faced `normal`. */
export function addLeaf(mesh: MeshBuilder, at: Vec3, normal: Vec3, size: number, random: () => number): void {
  const turn = random() * 2 * Math.PI;
  const side = normalize([Math.cos(turn), random() - 0.5, Math.sin(turn)]);
  const along: Vec3 = [
    side[1] * normal[2] - side[2] * normal[1],
    side[2] * normal[0] - side[0] * normal[2],
    side[0] * normal[1] - side[1] * normal[0],
  ];
  const corner = (s: number, t: number): number =>
    mesh.vertex(
      [
        at[0] + size * (s * side[0] + t * along[0]),
        at[1] + size * (s * side[1] + t * along[1]),
        at[2] + size * (s * side[2] + t * along[2]),
      ],
      normal,
      [s, t],
    );
  mesh.quad(corner(-0.5, 0), corner(0, -0.3), corner(0.5, 0), corner(0, 0.3));
}
