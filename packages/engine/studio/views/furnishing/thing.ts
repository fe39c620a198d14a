import { joined, type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { box, roundedBox } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { ViewClass } from '../../../src/scene/segmentation/room-network/view-classes.ts';
import type { AddedPart } from '../view-room.ts';

/**
 * Something made of parts, in meters of its own: x to the right, y up from its foot, z forward from its back. On a
 * wall its back is at z = 0; on the floor it is centered on its place.
 */
export type Thing = readonly AddedPart[];

/** A box by its size, and the middle (x), foot (y) and back (z) of its place. */
export const block = (size: Vec3, [x, y, z]: Vec3): Mesh =>
  placed(box(size), [x, y + size[1] / 2, z + size[2] / 2]);

/** The same with soft edges, and faces that bulge by `puff`. */
export const cushion = (size: Vec3, [x, y, z]: Vec3, radius = 0.03, puff = 0): Mesh =>
  placed(roundedBox(size, radius, 2, puff), [x, y + size[1] / 2, z + size[2] / 2]);

/** Meshes of one material that stay in the emptied room. */
export function staying(shows: ViewClass, material: Material, ...meshes: readonly Mesh[]): Thing {
  return meshes.length === 0 ? [] : [{ mesh: joined(meshes), material, shows, goes: false }];
}

/** Meshes of one material that are carried out. */
export function going(shows: ViewClass, material: Material, ...meshes: readonly Mesh[]): Thing {
  return staying(shows, material, ...meshes).map((part) => ({ ...part, goes: true }));
}

/** All parts shifted. */
export const shifted = (thing: Thing, at: Vec3): Thing =>
  thing.map((part) => ({ ...part, mesh: placed(part.mesh, at) }));

/** A list of things made by their number. */
export const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
