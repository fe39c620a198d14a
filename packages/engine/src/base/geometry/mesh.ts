import { add, apply, type Rotation, type Vec3 } from './vector.ts';

/** Triangles with a normal and a texture coordinate (meters along the surface) at every corner. Both sides are visible. */
export interface Mesh {
  /** Three floats a vertex, meters. */
  readonly positions: Float32Array;
  /** Three floats a vertex, length 1. */
  readonly normals: Float32Array;
  /** Two floats a vertex. */
  readonly uvs: Float32Array;
  /** Three vertex numbers for each triangle. */
  readonly triangles: Uint32Array;
}

export type Uv = readonly [u: number, v: number];

/** Collects vertices and triangles of a mesh of unknown size. */
export interface MeshBuilder {
  /** Adds a vertex and returns its number. */
  vertex(position: Vec3, normal: Vec3, uv: Uv): number;
  triangle(a: number, b: number, c: number): void;
  /** Two triangles: a, b, c, d in circular order. */
  quad(a: number, b: number, c: number, d: number): void;
  build(): Mesh;
}

export function createMeshBuilder(): MeshBuilder {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const triangles: number[] = [];
  return {
    vertex(position, normal, uv) {
      positions.push(position[0], position[1], position[2]);
      normals.push(normal[0], normal[1], normal[2]);
      uvs.push(uv[0], uv[1]);
      return uvs.length / 2 - 1;
    },
    triangle(a, b, c) {
      triangles.push(a, b, c);
    },
    quad(a, b, c, d) {
      triangles.push(a, b, c, a, c, d);
    },
    build: () => ({
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      uvs: Float32Array.from(uvs),
      triangles: Uint32Array.from(triangles),
    }),
  };
}

/** The mesh turned about the origin, then shifted. */
export function placed(mesh: Mesh, at: Vec3, rotation?: Rotation): Mesh {
  return {
    ...mesh,
    positions: mapped(mesh.positions, (p) => add(rotation ? apply(rotation, p) : p, at)),
    normals: rotation ? mapped(mesh.normals, (n) => apply(rotation, n)) : mesh.normals,
  };
}

function mapped(vectors: Float32Array, change: (vector: Vec3) => Vec3): Float32Array {
  const result = new Float32Array(vectors.length);
  for (let i = 0; i < vectors.length; i += 3) {
    result.set(change([vectors[i]!, vectors[i + 1]!, vectors[i + 2]!]), i);
  }
  return result;
}

/** All meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const count = (values: (mesh: Mesh) => ArrayLike<number>) =>
    meshes.reduce((sum, mesh) => sum + values(mesh).length, 0);
  const result = {
    positions: new Float32Array(count((m) => m.positions)),
    normals: new Float32Array(count((m) => m.normals)),
    uvs: new Float32Array(count((m) => m.uvs)),
    triangles: new Uint32Array(count((m) => m.triangles)),
  };
  let vertex = 0;
  let index = 0;
  for (const mesh of meshes) {
    result.positions.set(mesh.positions, vertex * 3);
    result.normals.set(mesh.normals, vertex * 3);
    result.uvs.set(mesh.uvs, vertex * 2);
    for (const corner of mesh.triangles) result.triangles[index++] = corner + vertex;
    vertex += mesh.uvs.length / 2;
  }
  return result;
}
