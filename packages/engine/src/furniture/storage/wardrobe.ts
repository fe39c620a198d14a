import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import { plank } from '../joinery.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { legWood, woodOf } from '../woodwork.ts';
import { allDoors, type ChestLook, chest } from './chest.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.4, 2.1, 0.6], [0.8, 1.7, 0.45], [2.6, 2.5, 0.7]);
}

function doorsOf(width: number): number[] {
  return Array.from({ length: Math.max(2, Math.round(width / 0.5)) }, () => 1);
}

function tall(making: Making, look: Pick<ChestLook, 'kind' | 'foot'> & Partial<ChestLook>): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    rows: [1],
    columns: doorsOf(size[0]),
    field: allDoors,
    ...look,
  });
}

/** Smooth doors down to a plinth. */
function flush(making: Making): Piece {
  const { style } = making;
  const fronts = style.leg === 'plinth' || style.leg === 'sled' ? style.painted[0] : woodOf(making);
  return tall(making, { kind: 'flat', foot: 0.06, material: fronts, fronts });
}

/** Paneled doors over a drawer under a cornice. */
function panelled(making: Making): Piece {
  const { style } = making;
  const size = sizeOf(making);
  const material = style.name === 'farmhouse' ? style.painted[0] : legWood(making);
  const [width, height, depth] = size;
  return chest(making, {
    size,
    foot: 0.1,
    kind: 'panelled',
    rows: [1, 0.15],
    columns: [1, 1],
    field: (row) => (row === 0 ? 'door' : 'drawer'),
    overhang: 0.035,
    material,
    extra: [
      plank(material, [width - 0.03, 0.026, depth - 0.016], [0, height - 0.039, -0.008], 0.01),
      plank(material, [width - 0.05, 0.03, depth - 0.026], [0, height - 0.067, -0.013], 0.008),
      plank(material, [width - 0.04, 0.05, depth - 0.02], [0, 0.125, -0.01], 0.006),
    ],
  });
}

/** Doors of upright slats. */
function slatted(making: Making): Piece {
  return tall(making, { kind: 'slatted', foot: 0.07 });
}

/** Caned doors on legs. */
function caned(making: Making): Piece {
  return tall(making, { kind: 'cane', foot: 0.16 });
}

/** A looking glass in every door. */
function mirrored(making: Making): Piece {
  return tall(making, { kind: 'mirrored', foot: 0.08, columns: [1, 1] });
}

/** Doors of tongued boards. */
function boarded(making: Making): Piece {
  return tall(making, { kind: 'boarded', foot: 0.09, columns: [1, 1], overhang: 0.025 });
}

export const WARDROBE: PieceDesign = designFrom({ flush, panelled, slatted, cane: caned, mirrored, boarded });
