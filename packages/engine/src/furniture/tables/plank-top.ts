import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { plank } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Part } from '../piece.ts';

/** Boards side by side with fine joints, their surface at `top`; `boards` by their usual width when absent. */
export function plankTop(
  material: Material,
  [width, thick, depth]: Vec3,
  top: number,
  boards = Math.max(2, Math.round(depth / 0.17)),
): Part[] {
  return Array.from({ length: boards }, (_, i) =>
    plank(
      reseeded(material, i * 7),
      [width, thick, depth / boards - (boards > 1 ? 0.001 : 0)],
      [0, top - thick / 2, ((i + 0.5) / boards - 0.5) * depth],
      boards > 1 ? 0.0025 : 0.004,
    ),
  );
}
