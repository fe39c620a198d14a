import { boundsOf } from '../base/geometry/deform.ts';
import { joined, type Mesh, placed } from '../base/geometry/mesh.ts';
import type { Rotation, Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import type { Bulb, Part, Piece } from './piece.ts';

/** A mesh of a material, turned about its own origin and set somewhere. */
export function part(material: Material, mesh: Mesh, at: Vec3 = [0, 0, 0], rotation?: Rotation): Part {
  return { material, mesh: placed(mesh, at, rotation) };
}

/** All parts shifted and turned together. */
export function moved(parts: readonly Part[], at: Vec3, rotation?: Rotation): Part[] {
  return parts.map(({ material, mesh }) => part(material, mesh, at, rotation));
}

/**
 * The finished piece: on the floor with its footprint centered, measured, and with one part per material (the same
 * object), which renders faster.
 */
export function standing(
  parts: readonly Part[],
  more: { readonly top?: number; readonly bulbs?: readonly Bulb[] } = {},
): Piece {
  const { min, max } = boundsOf(parts.map(({ mesh }) => mesh));
  const shift: Vec3 = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2];
  const byMaterial = new Map<Material, Mesh[]>();
  for (const { material, mesh } of parts) {
    const meshes = byMaterial.get(material) ?? [];
    meshes.push(mesh);
    byMaterial.set(material, meshes);
  }
  return {
    parts: [...byMaterial].map(([material, meshes]) => part(material, joined(meshes), shift)),
    bulbs: (more.bulbs ?? []).map(({ at, radius }) => ({
      at: [at[0] + shift[0], at[1] + shift[1], at[2] + shift[2]],
      radius,
    })),
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    ...(more.top !== undefined && { top: more.top + shift[1] }),
  };
}

/** The requested size, limited to the range of the design; the usual size if none is requested. */
export function sizeWithin(wanted: Vec3 | undefined, usual: Vec3, least: Vec3, most: Vec3): Vec3 {
  const fit = (axis: 0 | 1 | 2) => Math.max(least[axis], Math.min(most[axis], wanted?.[axis] ?? usual[axis]));
  return [fit(0), fit(1), fit(2)];
}
