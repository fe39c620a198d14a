import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { add, dot, length, scale, subtract, type Vec3 } from '../../../src/base/geometry/vector.ts';
import type { RoomChange } from '../view-room.ts';

/** Meters that added things keep from the camera. */
export const CLEARANCE = 0.7;

/** The change, undone where something of it comes too close to the camera. */
export function keepingClear(change: RoomChange): RoomChange {
  return (room, random) => {
    const changed = change(room, random);
    const { position } = changed.spec.camera;
    const isClose = changed.added
      .slice(room.added.length)
      .some(({ mesh }) => distanceTo(mesh, position) < CLEARANCE);
    return isClose ? room : changed;
  };
}

/** Meters from a point to the closest point of a mesh. */
export function distanceTo({ positions, triangles }: Mesh, point: Vec3): number {
  const corner = (index: number): Vec3 => {
    const at = triangles[index]! * 3;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < triangles.length; i += 3) {
    const nearest = nearestOf(point, corner(i), corner(i + 1), corner(i + 2));
    least = Math.min(least, length(subtract(nearest, point)));
  }
  return least;
}

/** The point of a triangle that is nearest to a point (Ericson 2005, 5.1.5). */
function nearestOf(p: Vec3, a: Vec3, b: Vec3, c: Vec3): Vec3 {
  const [ab, ac] = [subtract(b, a), subtract(c, a)];
  const [d1, d2] = [dot(ab, subtract(p, a)), dot(ac, subtract(p, a))];
  if (d1 <= 0 && d2 <= 0) return a;
  const [d3, d4] = [dot(ab, subtract(p, b)), dot(ac, subtract(p, b))];
  if (d3 >= 0 && d4 <= d3) return b;
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return add(a, scale(ab, d1 / (d1 - d3 || 1)));
  const [d5, d6] = [dot(ab, subtract(p, c)), dot(ac, subtract(p, c))];
  if (d6 >= 0 && d5 <= d6) return c;
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return add(a, scale(ac, d2 / (d2 - d6 || 1)));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    return add(b, scale(subtract(c, b), (d4 - d3) / (d4 - d3 + (d5 - d6) || 1)));
  }
  const sum = va + vb + vc || 1;
  return add(a, add(scale(ab, vb / sum), scale(ac, vc / sum)));
}
