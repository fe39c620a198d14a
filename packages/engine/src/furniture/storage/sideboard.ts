import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { squareFrame } from '../tables/frame.ts';
import { legWood, metalOf } from '../woodwork.ts';
import { allDoors, chest } from './chest.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.6, 0.78, 0.44], [0.9, 0.65, 0.34], [2.4, 0.95, 0.55]);
}

function doorsOf(width: number, each: number): number[] {
  return Array.from({ length: Math.max(2, Math.round(width / each)) }, () => 1);
}

function footOf({ style }: Making, usual: number): number {
  return style.leg === 'plinth' ? 0.06 : usual;
}

/** Tambour doors of upright slats. */
function slatted(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: footOf(making, 0.18),
    kind: 'slatted',
    rows: [1],
    columns: doorsOf(size[0], 0.54),
    field: allDoors,
  });
}

/** Caned doors beside a row of drawers. */
function caned(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: footOf(making, 0.2),
    kind: 'cane',
    rows: [1],
    columns: doorsOf(size[0], 0.5),
    field: allDoors,
  });
}

/** Paneled doors under drawers. */
function panelled(making: Making): Piece {
  const size = sizeOf(making);
  const { style } = making;
  const material = style.name === 'farmhouse' ? style.painted[2 % style.painted.length] : legWood(making);
  return chest(making, {
    size,
    foot: 0.09,
    kind: 'panelled',
    rows: [0.3, 1],
    columns: doorsOf(size[0], 0.5),
    field: (row) => (row === 0 ? 'drawer' : 'door'),
    overhang: 0.02,
    ...(material && { material }),
  });
}

/** Reeded all across, on a plinth. */
function reeded(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: 0.08,
    kind: 'reeded',
    rows: [1],
    columns: doorsOf(size[0], 0.42),
    field: allDoors,
  });
}

/** Boarded doors in a steel frame. */
function framed(making: Making): Piece {
  const size = sizeOf(making);
  const [width, height, depth] = size;
  const metal = metalOf(making);
  return chest(making, {
    size: [width - 0.05, height, depth - 0.02],
    foot: 0.17,
    kind: 'boarded',
    rows: [1],
    columns: doorsOf(width, 0.52),
    field: allDoors,
    stand: squareFrame(metal, [width, height - 0.002, depth], 0.025, [0.158, height - 0.0145]),
  });
}

export const SIDEBOARD: PieceDesign = designFrom({ slatted, cane: caned, panelled, reeded, framed });
