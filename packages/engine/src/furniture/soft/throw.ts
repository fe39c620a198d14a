import { deformed } from '../../geometry/deform.ts';
import { ripples } from '../../geometry/ripples.ts';
import { softBox } from '../../geometry/soft-box.ts';
import { aboutY, type Vec3 } from '../../geometry/vector.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { drapedThrow } from '../draped-throw.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';

function throwSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.9, 0.04, 0.5], [0.3, 0.02, 0.2], [1.6, 0.12, 1.2]);
}

/** Folded thrice and laid down by hand: layers of which no two lie quite alike. */
function foldedThrow(making: Making): Piece {
  const [width, height, depth] = throwSize(making);
  const layers = 3;
  return standing(foldedCloth(making, [width, height, depth], layers), { top: height });
}

/** Layers of folded cloth from y = 0 up to the height. */
export function foldedCloth({ style, seed, detail }: Making, size: Vec3, layers: number): Part[] {
  const cloth = reseeded(chosen(style.blanket, seed), seed);
  const thick = size[1] / layers;
  return Array.from({ length: layers }, (_, i) => {
    const uneven = ripples(seed * 7 + i, 0.35);
    const spans: Vec3 = [4 + 4 * detail, 1, 3 + 3 * detail];
    const box = softBox([size[0] * (1 - 0.025 * i), thick, size[2] * (1 - 0.03 * i)], thick / 2, {
      edge: 2,
      spans,
    });
    const mesh = deformed(box, ([x, y, z]) => [
      x + 0.006 * uneven([0, i, z]),
      y * (0.9 + 0.1 * uneven([x, 0, z])),
      z + 0.006 * uneven([x, i, 0]),
    ]);
    return part(
      cloth,
      mesh,
      [0.006 * uneven([i, 0, 0]), thick * (i + 0.5), 0],
      aboutY(0.02 * uneven([0, i, 1])),
    );
  });
}

/** Spread out, with lengthwise folds and fringes. */
function spreadThrow(making: Making): Piece {
  const [width, , depth] = throwSize(making);
  const half = width / 2 - 0.05;
  const path = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((k) => [k * half, 0.004] as const);
  const cloth = reseeded(chosen(making.style.blanket, making.seed), making.seed);
  const lying = drapedThrow({
    material: cloth,
    path,
    width: depth,
    z: 0,
    seed: making.seed,
    detail: making.detail,
  });
  return standing(lying);
}

export const THROW: PieceDesign = designFrom({ folded: foldedThrow, spread: spreadThrow });
