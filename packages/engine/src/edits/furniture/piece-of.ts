import { designOf } from '../../furniture/catalog.ts';
import type { Making, Piece } from '../../furniture/piece.ts';
import { styleOf } from '../../furniture/styles/index.ts';
import type { StyleName } from '../../furniture/styles/style.ts';
import type { PlanItem } from './plan/staging-plan.ts';

/** Properties that all things of one plan share. */
export interface Workshop {
  readonly style: StyleName;
  readonly seed: number;
}

/**
 * Builds a thing of a plan. Pieces of one kind in a plan match: same cloth, same wood.
 *
 * @param number of the item in the plan, from 0.
 */
export function pieceOf(
  { style, seed }: Workshop,
  { kind, silhouette, size }: PlanItem,
  number: number,
  detail: Making['detail'] = 2,
): Piece {
  const design = designOf(kind);
  const known = design.silhouettes.includes(silhouette) ? silhouette : design.silhouettes[0];
  const repeats = kind === 'art' || kind === 'vase' || kind === 'plant' || kind === 'books';
  return design.make({
    style: styleOf(style),
    silhouette: known,
    size,
    seed: repeats ? seed + number * 101 : seed,
    detail,
  });
}
