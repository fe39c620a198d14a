import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import type { Material } from '../../../src/render/materials/material.ts';

/** The classes of a room's own pixels; masks are made from these. */
export const SHELL_CLASSES = [
  'wall',
  'floor',
  'ceiling',
  'window',
  'door',
  'trim',
  'fixture',
  'sky',
  'ground',
  'facade',
  'roof',
] as const;
export type ShellClass = (typeof SHELL_CLASSES)[number];

/** A mesh of the room itself. */
export interface ShellPart {
  readonly mesh: Mesh;
  readonly material: Material;
  readonly shows: ShellClass;
  /** Number of the window whose pane this is. */
  readonly pane?: number;
}

/** Meshes of one material that show the same. */
export function partsOf(shows: ShellClass, material: Material, meshes: readonly Mesh[]): ShellPart[] {
  return meshes.map((mesh) => ({ mesh, material, shows }));
}
