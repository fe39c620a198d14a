import type { Mesh } from './mesh.ts';
import { add, cross, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** Meters: far below any fold of cloth, far above the rounding of 32-bit coordinates. */
const STEP = 1e-4;

/**
 * The mesh with every vertex moved by `move`, which must be smooth: cushions puffed, sofas bent along an arc. Normals
 * follow by differences of `move` along the surface, so sharp edges stay sharp and need no welding.
 */
export function deformed(mesh: Mesh, move: (position: Vec3) => Vec3): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 0; i < positions.length; i += 3) {
    const at = vectorAt(mesh.positions, i);
    const normal = vectorAt(mesh.normals, i);
    const first = normalize(cross(normal, Math.abs(normal[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
    const second = cross(normal, first);
    const moved = move(at);
    const along = (tangent: Vec3) => subtract(move(add(at, scale(tangent, STEP))), moved);
    positions.set(moved, i);
    normals.set(normalize(cross(along(first), along(second))), i);
  }
  return { ...mesh, positions, normals };
}

/** Smallest and largest coordinates of meshes. */
export function boundsOf(meshes: readonly Mesh[]): { min: Vec3; max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (const [i, value] of positions.entries()) {
      const axis = (i % 3) as 0 | 1 | 2;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  return { min, max };
}

function vectorAt(values: Float32Array, i: number): Vec3 {
  return [values[i]!, values[i + 1]!, values[i + 2]!];
}
