import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { drapedThrow } from '../draped-throw.ts';
import { sizeWithin, standing } from '../finish.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { blanketOf, foldedCloth } from './folded-cloth.ts';

function throwSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.9, 0.04, 0.5], [0.3, 0.02, 0.2], [1.6, 0.12, 1.2]);
}

/** Folded thrice and laid down by hand: layers of which no two lie quite alike. */
function foldedThrow(making: Making): Piece {
  const [width, height, depth] = throwSize(making);
  const layers = 3;
  return standing(foldedCloth(making, [width, height, depth], layers), { top: height });
}

/** Spread out, with lengthwise folds and fringes. */
function spreadThrow(making: Making): Piece {
  const [width, , depth] = throwSize(making);
  const half = width / 2 - 0.05;
  const path = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((k) => [k * half, 0.004] as const);
  const cloth = blanketOf(making);
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
