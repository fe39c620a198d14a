import type { Rotation, Vec3 } from '../geometry/vector.ts';
import type { Mesh } from './geometry/mesh.ts';
import { placed } from './geometry/mesh.ts';
import { roundedBox } from './geometry/shapes.ts';
import type { Material } from './materials/material.ts';

/** What a pixel of a drawn room can belong to; every pixel belongs to exactly one. */
export const SURFACES = ['wall', 'floor', 'ceiling', 'window', 'door', 'trim', 'object'] as const;
export type Surface = (typeof SURFACES)[number];

/** A mesh of one material. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
}

/** A part of the room itself, and what it counts as. */
export interface ShellPart extends Part {
  readonly surface: Exclude<Surface, 'object'>;
  /** Light from outside enters here: the number of the window in the spec. */
  readonly pane?: number;
}

/** A (rounded) box as a part: the shape most furniture is put together from. */
export function block(
  material: Material,
  size: Vec3,
  at: Vec3,
  edge: { radius: number; steps: number; puff?: number } = { radius: 0, steps: 1 },
  rotation?: Rotation,
): Part {
  return { mesh: placed(roundedBox(size, edge.radius, edge.steps, edge.puff), at, rotation), material };
}
