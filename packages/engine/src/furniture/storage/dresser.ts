import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { legWood } from '../woodwork.ts';
import { caseStand } from './case.ts';
import { allDrawers, chest } from './chest.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.2, 0.82, 0.46], [0.6, 0.6, 0.36], [1.8, 1.3, 0.6]);
}

function columnsOf(width: number): number[] {
  return width > 1.55 ? [1, 1, 1] : width > 0.85 ? [1, 1] : [1];
}

/** Plain fronts on legs, the lower drawers deeper. */
function low(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: making.style.leg === 'plinth' ? 0.06 : 0.16,
    kind: 'flat',
    rows: [0.8, 1, 1.1],
    columns: columnsOf(size[0]),
    field: allDrawers,
  });
}

/** Paneled drawers under a molded top: two small ones above long ones. */
function panelled(making: Making): Piece {
  const size = sizeOf(making);
  const { style } = making;
  const material = style.name === 'farmhouse' ? style.painted[0] : legWood(making);
  return chest(making, {
    size,
    foot: 0.1,
    kind: 'panelled',
    rows: [0.7, 1, 1.1, 1.2],
    columns: columnsOf(size[0]),
    field: allDrawers,
    overhang: 0.018,
    material,
    stand: caseStand(
      { ...making, style: { ...style, legMaterial: material } },
      size[0] - 0.04,
      size[2] - 0.02,
      0.1,
    ),
  });
}

/** Reeded fronts on a plinth. */
function reeded(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: 0.07,
    kind: 'reeded',
    rows: [1, 1, 1],
    columns: columnsOf(size[0]),
    field: allDrawers,
  });
}

/** Drawers caned in thin frames. */
function caned(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: 0.18,
    kind: 'cane',
    rows: [1, 1, 1],
    columns: columnsOf(size[0]),
    field: allDrawers,
  });
}

export const DRESSER: PieceDesign = designFrom({ low, panelled, reeded, cane: caned });
