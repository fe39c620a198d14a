import { joined, type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { box, quad } from '../../../src/base/geometry/shapes.ts';
import { scale } from '../../../src/base/geometry/vector.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { ViewClass } from '../../../src/scene/segmentation/room-network/view-classes.ts';
import type { WallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, ViewRoom } from '../view-room.ts';

/** Meshes of one material that show the same, as one part that stays when the room is emptied. */
export function built(shows: ViewClass, material: Material, meshes: readonly Mesh[]): AddedPart[] {
  return meshes.length === 0 ? [] : [{ mesh: joined(meshes), material, shows, goes: false }];
}

/** The same for things that are carried out. */
export function loose(shows: ViewClass, material: Material, meshes: readonly Mesh[]): AddedPart[] {
  return built(shows, material, meshes).map((part) => ({ ...part, goes: true }));
}

/** Textures of walls that are painted or papered. */
const PAINTED: ReadonlySet<string> = new Set(['paint', 'plain', 'concrete', 'pattern', 'fabric']);

/** The class of a wall by its material. */
export const wallClass = ({ texture }: Material): ViewClass =>
  PAINTED.has(texture.kind) ? 'wall' : 'covering';

/** A box from its lower left back corner, in the world or in a local system. */
export function slab(
  corner: readonly [number, number, number],
  size: readonly [number, number, number],
): Mesh {
  return placed(box(size), [corner[0] + size[0] / 2, corner[1] + size[1] / 2, corner[2] + size[2] / 2]);
}

/** A level rectangle before or behind a wall: floors and ceilings of the rooms behind it. */
export function level(
  frame: WallFrame,
  [from, to]: readonly [number, number],
  [near, far]: readonly [number, number],
  up: number,
): Mesh {
  return quad(frame.point(from, up, near), scale(frame.right, to - from), scale(frame.inward, far - near));
}

/** An upright rectangle that runs away from a wall. */
export function crosswise(
  frame: WallFrame,
  along: number,
  [near, far]: readonly [number, number],
  height: number,
): Mesh {
  return quad(frame.point(along, 0, near), scale(frame.inward, far - near), [0, height, 0]);
}

/** The room with more in it. */
export const withParts = (room: ViewRoom, parts: readonly AddedPart[]): ViewRoom => ({
  ...room,
  added: [...room.added, ...parts],
});
