import { deformed } from '../../base/geometry/deform.ts';
import { extruded } from '../../base/geometry/extrude.ts';
import { ripples } from '../../base/geometry/ripples.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { boucle, knit } from '../materials/cloth.ts';
import { reseeded } from '../materials/reseeded.ts';
import { pill } from '../outlines.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { batten } from '../woodwork.ts';

function matSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.85, 0.02, 0.55], [0.5, 0.012, 0.35], [1.4, 0.03, 0.9]);
}

/** Terry loops, softly uneven. */
function terryMat(making: Making): Piece {
  const size = matSize(making);
  const spans: Vec3 = [6 + 5 * making.detail, 1, 4 + 4 * making.detail];
  const uneven = ripples(making.seed, 0.2);
  const mesh = deformed(softBox(size, size[1] / 2, { edge: 2, spans }), ([x, y, z]) => [
    x + 0.002 * uneven([z, 0, 0]),
    y > 0 ? y * (0.85 + 0.15 * uneven([x, 0, z])) : y,
    z + 0.002 * uneven([x, 0, 0]),
  ]);
  return standing([part(towelling(making), mesh)]);
}

/** Half-round ends, hand-knit of thick cotton. */
function ovalMat(making: Making): Piece {
  const [width, height, depth] = matSize(making);
  const mesh = extruded(pill(width, depth, 20 + 16 * making.detail), height, { bevel: height / 2, steps: 2 });
  const cloth = reseeded(knit('#e9e2d4', '#cdc4b2', 0.012), making.seed);
  return standing([part(cloth, mesh, [0, 0, 0], aboutX(-Math.PI / 2))]);
}

/** Duckboard of slats on two cleats. */
function slattedMat(making: Making): Piece {
  const [width, height, depth] = matSize(making);
  const wood = reseeded(making.style.wood[0], making.seed);
  const count = Math.round(depth / 0.055);
  const pitch = depth / count;
  const slats = Array.from({ length: count }, (_, i) =>
    part(
      wood,
      softBox([width, height * 0.6, pitch * 0.78], 0.003, { edge: 1, spans: [1, 1, 1], grain: true }),
      [0, height * 0.7, (i + 0.5) * pitch - depth / 2],
    ),
  );
  const cleats = [-1, 1].map((side) =>
    batten(wood, [0.04, height * 0.45, depth * 0.94], [side * width * 0.36, height * 0.225, 0]),
  );
  return standing([...slats, ...cleats]);
}

/** Terry cloth in the calmest color that the style's beds have. */
export function towelling({ style, seed }: Making): Material {
  const { texture } = chosen(style.bedding, seed);
  const color =
    texture.kind === 'fabric' ? texture.color : texture.kind === 'pattern' ? texture.ground : '#efece5';
  return reseeded({ ...boucle(color, color), sheen: 0.3 }, seed);
}

export const BATH_MAT: PieceDesign = designFrom({ terry: terryMat, oval: ovalMat, slatted: slattedMat });
