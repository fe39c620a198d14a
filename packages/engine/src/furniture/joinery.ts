import { softBox } from '../base/geometry/soft-box.ts';
import { tube } from '../base/geometry/tube.ts';
import type { Rotation, Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import type { Part } from './piece.ts';

/** A sawn board or post, centered at `at`, with softened edges and its grain along the longest side. */
export function plank(material: Material, size: Vec3, at: Vec3, edge = 0.004, rotation?: Rotation): Part {
  return part(material, softBox(size, edge, { edge: 1, spans: [1, 1, 1], grain: true }), at, rotation);
}

/** A round rod along a path; `radius` in meters, or by the part of its length. */
export function rod(
  material: Material,
  path: readonly Vec3[],
  radius: number | ((along: number) => number),
  sides = 8,
): Part {
  return part(material, tube(path, radius, { sides }));
}

/** A board between two points, `wide` across the z axis as seen and `thick`: stretchers, slats, rails. */
export function strap(
  material: Material,
  path: readonly Vec3[],
  radius: number,
  flatness: number,
  sides = 8,
): Part {
  return part(material, tube(path, radius, { sides, flatness }));
}
