import { deformed } from '../../base/geometry/deform.ts';
import { extruded, type Point, roundedOutline } from '../../base/geometry/extrude.ts';
import type { Mesh } from '../../base/geometry/mesh.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { part } from '../finish.ts';
import { rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part } from '../piece.ts';
import type { Cover } from '../upholstery.ts';

/** Heights that tell dining chairs from bar stools that are built alike. */
export interface ChairHeight {
  /** Top of the seat, meters. */
  readonly seat: number;
  /** Height of a rest for the feet; absent = none. */
  readonly footrest?: number;
}

export const DINING: ChairHeight = { seat: 0.455 };
export const COUNTER: ChairHeight = { seat: 0.67, footrest: 0.23 };

/** Wood of chairs: the legs' wood, or the first wood where legs are metal; some are painted. */
export function chairWood({ style, seed }: Making): Material {
  const paints = style.name === 'farmhouse' || (style.name === 'scandinavian' && seed % 3 === 1);
  if (paints) return style.painted[seed % style.painted.length] ?? style.painted[0];
  return reseeded(
    style.legMaterial.metallic > 0 || style.leg === 'hairpin' || style.leg === 'sled'
      ? style.wood[0]
      : style.legMaterial,
    seed,
  );
}

/** Seen from above: wider in front; x right, y to the back. */
export function seatOutline(front: number, back: number, depth: number, round: number): Point[] {
  const [f, b, d] = [front / 2, back / 2, depth / 2];
  return roundedOutline(
    [
      [-f, -d],
      [0, -d - 0.012],
      [f, -d],
      [b, d],
      [-b, d],
    ],
    round,
    4,
  );
}

/** A flat thing drawn from above (y to the back) laid so that its top is at `top`. */
export function laid(material: Material, mesh: Mesh, thickness: number, top: number, z = 0): Part {
  return part(material, mesh, [0, top - thickness / 2, z], aboutX(-Math.PI / 2));
}

/** Upholstered seat pad. */
export function padSeat(
  cover: Cover,
  outline: readonly Point[],
  thickness: number,
  top: number,
  z = 0,
): Part {
  const uneven = ripples(cover.seed, 0.15);
  const puff = 0.008 + 0.012 * cover.plumpness;
  const body = thickness - puff;
  const pad = extruded(outline, body, { bevel: body * 0.4, steps: 1 + cover.detail, puff });
  const mesh = deformed(pad, ([x, y, h]) => [
    x,
    y,
    h > 0 ? h + 0.002 * uneven([x, y, 0]) : Math.max(h, -body / 2),
  ]);
  return laid(cover.material, mesh, body, top - puff, z);
}

/** Solid wooden seat, hollowed for sitting. */
export function saddleSeat(
  wood: Material,
  outline: readonly Point[],
  thickness: number,
  top: number,
  z = 0,
): Part {
  const slab = extruded(outline, thickness, { bevel: 0.012, steps: 3, puff: 0.001 });
  const mesh = deformed(slab, ([x, y, h]) => {
    const hollow = h > 0 ? 0.011 * Math.exp(-((x / 0.13) ** 2) - ((y - 0.03) / 0.12) ** 2) : 0;
    return [x, y, h - hollow];
  });
  return laid(wood, mesh, thickness, top, z);
}

/** Woven seat of cord, rush or cane in its frame of rods. */
export function wovenSeat(woven: Material, outline: readonly Point[], top: number, z = 0): Part {
  const slab = extruded(outline, 0.028, { bevel: 0.013, steps: 3, puff: 0.001 });
  const mesh = deformed(slab, ([x, y, h]) => {
    const pulled = 0.007 * Math.exp(-((x / 0.12) ** 2) - (y / 0.12) ** 2);
    return [x, y, h - pulled];
  });
  return laid(woven, mesh, 0.028, top, z);
}

/** Rungs between pairs of points. */
export function rungs(
  material: Material,
  pairs: ReadonlyArray<readonly [Vec3, Vec3]>,
  radius: number,
): Part[] {
  return pairs.map(([from, to]) => rod(material, [from, to], radius, 7));
}
