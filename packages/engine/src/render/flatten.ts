import type { FlatScene } from './flat-scene.ts';
import type { Material } from './materials/material.ts';
import type { RenderScene, RenderSurface } from './scene.ts';

/**
 * Corners are moved to a grid of 2^-18 m (4 micrometers): then their differences are exact up to 32 m from the
 * middle, and neighbors still share their edge when a corner is stored as an edge to it.
 */
const GRID = 2 ** 18;

/** The parts of a scene that do not depend on camera and light. */
export type FlatSurfaces = Omit<FlatScene, 'camera' | 'light'>;

/** Every triangle of a scene in arrays over shared memory. */
export function flattenScene({ surfaces, camera, light }: RenderScene): FlatScene {
  return { ...flattenSurfaces(surfaces), camera, light };
}

export function flattenSurfaces(surfaces: readonly RenderSurface[]): FlatSurfaces {
  const triangles = surfaces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const flat = {
    corners: sharedFloats(triangles * 9),
    normals: sharedFloats(triangles * 9),
    uvs: sharedFloats(triangles * 6),
    material: new Uint16Array(new SharedArrayBuffer(triangles * 2)),
    object: new Uint16Array(new SharedArrayBuffer(triangles * 2)),
    pane: new Int16Array(new SharedArrayBuffer(triangles * 2)),
    materials: [...new Set(surfaces.map((surface) => surface.material))],
  };
  const numbers = new Map(flat.materials.map((material, i) => [material, i]));
  let triangle = 0;
  for (const surface of surfaces) {
    copySurface(flat, triangle, surface, numbers);
    triangle += surface.mesh.triangles.length / 3;
  }
  return flat;
}

const sharedFloats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));

function copySurface(
  flat: FlatSurfaces,
  from: number,
  surface: RenderSurface,
  numbers: ReadonlyMap<Material, number>,
): void {
  const { positions, normals, uvs, triangles } = surface.mesh;
  const count = triangles.length / 3;
  flat.material.fill(numbers.get(surface.material)!, from, from + count);
  flat.object.fill(surface.object, from, from + count);
  flat.pane.fill(surface.pane ?? -1, from, from + count);
  for (let i = 0; i < count; i++) {
    for (let corner = 0; corner < 3; corner++) {
      const vertex = triangles[i * 3 + corner]!;
      const first = triangles[i * 3]!;
      const to = (from + i) * 9 + corner * 3;
      for (let axis = 0; axis < 3; axis++) {
        const place = onGrid(positions[vertex * 3 + axis]!);
        flat.corners[to + axis] = corner === 0 ? place : place - onGrid(positions[first * 3 + axis]!);
        flat.normals[to + axis] = normals[vertex * 3 + axis]!;
      }
      const toUv = (from + i) * 6 + corner * 2;
      flat.uvs[toUv] = uvs[vertex * 2]!;
      flat.uvs[toUv + 1] = uvs[vertex * 2 + 1]!;
    }
  }
}

/** Rounded to float precision too, since that is how it will be stored. */
const onGrid = (meters: number): number => Math.fround(Math.round(meters * GRID) / GRID);
