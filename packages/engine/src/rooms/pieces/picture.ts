import { placed } from '../geometry/mesh.ts';
import { sheet } from '../geometry/shapes.ts';
import { glossy, matte } from '../materials/material.ts';
import { artwork, wood } from '../materials/textures.ts';
import { block } from '../part.ts';
import type { Making, Piece } from './piece.ts';

const MOLDING = 0.022;

/** A framed print; its back is at z = 0. */
export function picture({ size, colors, variant, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const frame = glossy(wood(colors[0], seed), 0.04, 0.3);
  const edge = { radius: 0.004, steps: detail };
  const print = sheet(
    (u, v) => [(u - 0.5) * (width - 2 * MOLDING), (v - 0.5) * (height - 2 * MOLDING), 0],
    1,
    1,
  );
  return {
    parts: [
      block(frame, [width, MOLDING, depth], [0, (height - MOLDING) / 2, depth / 2], edge),
      block(frame, [width, MOLDING, depth], [0, -(height - MOLDING) / 2, depth / 2], edge),
      block(frame, [MOLDING, height, depth], [(width - MOLDING) / 2, 0, depth / 2], edge),
      block(frame, [MOLDING, height, depth], [-(width - MOLDING) / 2, 0, depth / 2], edge),
      { mesh: placed(print, [0, 0, depth * 0.55]), material: matte(artwork(variant, seed)) },
    ],
    bulbs: [],
  };
}
