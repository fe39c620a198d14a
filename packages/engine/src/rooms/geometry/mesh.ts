import { add, apply, type Rotation, type Vec3 } from '../../geometry/vector.ts';

/** Triangles with a normal and a texture coordinate (metres along the surface) at every corner. */
export interface Mesh {
  readonly positions: readonly Vec3[];
  readonly normals: readonly Vec3[];
  readonly uvs: readonly (readonly [number, number])[];
  /** Three vertex numbers for each triangle. Both sides are visible. */
  readonly triangles: readonly number[];
}

/** The mesh turned about the origin, then shifted. */
export function placed(mesh: Mesh, at: Vec3, rotation?: Rotation): Mesh {
  return {
    positions: mesh.positions.map((p) => add(rotation ? apply(rotation, p) : p, at)),
    normals: rotation ? mesh.normals.map((n) => apply(rotation, n)) : mesh.normals,
    uvs: mesh.uvs,
    triangles: mesh.triangles,
  };
}
