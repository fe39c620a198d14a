import type { Vec3 } from '../../geometry/vector.ts';
import type { PieceKind, PieceSpec, RoomSpec } from '../room-spec.ts';
import { bed } from './bed.ts';
import { books, bookshelf } from './bookshelf.ts';
import { curtain } from './curtain.ts';
import { floorLamp, tableLamp } from './lamps.ts';
import { picture } from './picture.ts';
import type { Bulb, Making, Piece } from './piece.ts';
import { plant, vase } from './plant.ts';
import { rug } from './rug.ts';
import { armchair, chair, sofa } from './seats.ts';
import { coffeeTable, desk, sideTable } from './tables.ts';

export type { Bulb };

interface Usual {
  readonly make: (making: Making) => Piece;
  readonly size: Vec3;
  readonly colors: readonly [string, string];
}

const PIECES: Record<PieceKind, Usual> = {
  sofa: { make: sofa, size: [2.2, 0.82, 0.95], colors: ['#b9b2a4', '#8a5a3c'] },
  armchair: { make: armchair, size: [0.8, 0.84, 0.82], colors: ['#9a5b3a', '#e7dfd0'] },
  'coffee-table': { make: coffeeTable, size: [1.1, 0.4, 0.6], colors: ['#8a6242', '#5d4230'] },
  'side-table': { make: sideTable, size: [0.45, 0.52, 0.45], colors: ['#9b7350', '#4d3a2c'] },
  rug: { make: rug, size: [2.6, 0.014, 1.8], colors: ['#e5dccb', '#8d8474'] },
  'floor-lamp': { make: floorLamp, size: [0.42, 1.6, 0.42], colors: ['#efe6d4', '#3b332c'] },
  'table-lamp': { make: tableLamp, size: [0.3, 0.46, 0.3], colors: ['#efe6d4', '#6f7f78'] },
  picture: { make: picture, size: [0.6, 0.8, 0.03], colors: ['#4a382a', '#ece4d6'] },
  bookshelf: { make: bookshelf, size: [0.95, 2, 0.32], colors: ['#8f6b48', '#e9e2d6'] },
  plant: { make: plant, size: [0.9, 1.5, 0.9], colors: ['#3f6b3a', '#d8d0c2'] },
  curtain: { make: curtain, size: [0.45, 2.4, 0.09], colors: ['#e9e1d2', '#3a332d'] },
  bed: { make: bed, size: [1.6, 1.05, 2.1], colors: ['#efe9df', '#8c9a8a'] },
  desk: { make: desk, size: [1.4, 0.74, 0.65], colors: ['#a37a52', '#2f2c29'] },
  chair: { make: chair, size: [0.48, 0.84, 0.5], colors: ['#8c6a4a', '#c9bfae'] },
  vase: { make: vase, size: [0.14, 0.26, 0.14], colors: ['#5e7d84', '#6d8a4f'] },
  books: { make: books, size: [0.26, 0.07, 0.2], colors: ['#b7623f', '#e6dccb'] },
};

/** Builds a piece of a spec around the origin; `index` varies the seed between equal pieces. */
export function furnish(spec: PieceSpec, room: RoomSpec, index: number): Piece {
  const usual = PIECES[spec.kind];
  return usual.make({
    size: spec.size ?? usual.size,
    colors: spec.colors ?? usual.colors,
    variant: spec.variant ?? 0,
    detail: room.quality.detail,
    seed: room.seed * 131 + index * 17,
    lamps: room.light.lamps,
  });
}

/** A piece's usual width, height and depth in metres, for whoever arranges rooms. */
export const usualSize = (kind: PieceKind): Vec3 => PIECES[kind].size;
