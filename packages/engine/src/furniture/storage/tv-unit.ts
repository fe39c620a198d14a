import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { squareFrame } from '../tables/frame.ts';
import { legWood, metalOf } from '../woodwork.ts';
import { type ChestLook, chest } from './chest.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.7, 0.5, 0.42], [1.0, 0.36, 0.32], [2.6, 0.65, 0.5]);
}

/** An open middle for the boxes between closed sides. */
const openMiddle: ChestLook['field'] = (_, column) => (column === 1 ? 'open' : 'door');

function low(making: Making, look: Pick<ChestLook, 'kind' | 'foot'> & Partial<ChestLook>): Piece {
  return chest(making, { size: sizeOf(making), rows: [1], columns: [1, 1, 1], field: openMiddle, ...look });
}

/** Sliding doors of slats beside an open field with a shelf. */
function slatted(making: Making): Piece {
  return low(making, { kind: 'slatted', foot: making.style.leg === 'plinth' ? 0.05 : 0.14 });
}

/** Long plain drawers on a recessed plinth. */
function plain(making: Making): Piece {
  return low(making, {
    kind: 'flat',
    foot: 0.06,
    rows: [0.45, 1],
    field: (row) => (row === 0 ? 'open' : 'drawer'),
  });
}

/** Caned doors. */
function caned(making: Making): Piece {
  return low(making, { kind: 'cane', foot: 0.16 });
}

/** Paneled doors beside two shelves, under a molded top. */
function panelled(making: Making): Piece {
  const { style } = making;
  const material = style.name === 'farmhouse' ? style.painted[0] : legWood(making);
  return low(making, {
    kind: 'panelled',
    foot: 0.08,
    rows: [1, 1],
    field: (_, column) => (column === 1 ? 'open' : 'drawer'),
    overhang: 0.018,
    material,
  });
}

/** Boarded doors in a steel frame. */
function framed(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  return low(making, {
    size: [width - 0.05, height, depth - 0.02],
    kind: 'boarded',
    foot: 0.13,
    stand: squareFrame(metalOf(making), [width, height - 0.002, depth], 0.025, [0.118, height - 0.0145]),
  });
}

/** Reeded from end to end. */
function reeded(making: Making): Piece {
  return low(making, { kind: 'reeded', foot: 0.06, field: () => 'door' });
}

export const TV_UNIT: PieceDesign = designFrom({ slatted, plain, cane: caned, panelled, framed, reeded });
