import { smoothCurve } from '../base/geometry/curve.ts';
import { extruded, type Point } from '../base/geometry/extrude.ts';
import type { Mesh } from '../base/geometry/mesh.ts';
import { revolved } from '../base/geometry/revolve.ts';
import { box } from '../base/geometry/shapes.ts';
import { aboutX, type Vec3 } from '../base/geometry/vector.ts';
import type { Material } from '../render/materials/material.ts';
import { part } from './finish.ts';
import { reseeded } from './materials/reseeded.ts';
import type { Making, Part } from './piece.ts';

/** The style's first wood, with another cut for every seed. */
export function woodOf({ style, seed }: Making): Material {
  return reseeded(style.wood[0], seed);
}

/** One of the style's stones by seed: preferably one that a mason polishes, not one that a potter glazes. */
export function stoneOf({ style, seed }: Making): Material {
  const polished = style.stone.filter(({ texture }) => POLISHED.has(texture.kind));
  return reseeded(polished[seed % Math.max(1, polished.length)] ?? style.stone[0], seed);
}

const POLISHED: ReadonlySet<string> = new Set(['marble', 'terrazzo', 'concrete']);

export function metalOf({ style, seed }: Making): Material {
  return reseeded(style.metal[0], seed);
}

/** The material of wooden legs: the style's leg wood, or its first wood if legs are metal. */
export function legWood(making: Making): Material {
  const { legMaterial } = making.style;
  return legMaterial.texture.kind === 'wood' ? reseeded(legMaterial, making.seed) : woodOf(making);
}

/** A slab with an outline seen from above (its y to the back), its top at `top`. */
export function slabOf(
  material: Material,
  outline: readonly Point[],
  thickness: number,
  top: number,
  bevel = 0.004,
): Part {
  const mesh = extruded(outline, thickness, { bevel, steps: 2 });
  return part(material, mesh, [0, top - thickness / 2, 0], aboutX(-Math.PI / 2));
}

/** The same with its grain upright: drums and columns. */
export function columnOf(material: Material, outline: readonly Point[], height: number, foot = 0): Part {
  const mesh = crossGrained(extruded(outline, height, { bevel: 0.004, steps: 1 }));
  return part(material, mesh, [0, foot + height / 2, 0], aboutX(-Math.PI / 2));
}

/** A smooth profile through [radius, height] points, turned about the y axis. */
export function turnedBody(profile: readonly Point[], segments: number, steps = 4): Mesh {
  const curve = smoothCurve(
    profile.map(([radius, height]): Vec3 => [radius, height, 0]),
    steps,
  );
  return revolved(
    curve.map(([radius, height]): Point => [Math.max(0, radius), height]),
    segments,
  );
}

/** A sharp-edged strip of wood, its grain along its longer side: slats, cleats, edges of shelves. */
export function batten(material: Material, size: Vec3, at: Vec3): Part {
  const mesh = box(size);
  return part(material, size[1] > size[0] && size[1] > size[2] ? crossGrained(mesh) : mesh, at);
}

/** The mesh with its grain turned by a right angle. */
export function crossGrained(mesh: Mesh): Mesh {
  const uvs = mesh.uvs.map((_, i, all) => all[i ^ 1]!);
  return { ...mesh, uvs };
}
