import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import type { Part } from '../piece.ts';
import { batten } from '../woodwork.ts';

/** A welded frame of square bars: four posts, and a ring of rails with its middle at each height of `rings`. */
export function squareFrame(
  material: Material,
  [width, height, depth]: Vec3,
  bar: number,
  rings: readonly number[],
): Part[] {
  const [x, z] = [(width - bar) / 2, (depth - bar) / 2];
  const posts = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) => batten(material, [bar, height, bar], [s * x, height / 2, t * z])),
  );
  const rails = rings.flatMap((y) =>
    [-1, 1].flatMap((s) => [
      batten(material, [width - 2 * bar, bar, bar], [0, y, s * z]),
      batten(material, [bar, bar, depth - 2 * bar], [s * x, y, 0]),
    ]),
  );
  return [...posts, ...rails];
}
