import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';

/** Walkway between seat and coffee table, meters: close enough to reach a cup. */
const REACH = 0.42;
/** Sofas stand a little off the wall. */
const GAP = 0.06;

interface Conversation {
  readonly sofa: number;
  readonly depth: number;
  readonly table: readonly [number, number];
  readonly rug: readonly [number, number];
  /** Armchairs at the sides of the table: left, right. */
  readonly chairs: readonly [boolean, boolean];
  readonly appeal: number;
}

/** A sofa at the wall, its table in reach, armchairs at the sides that face in, the rug under the front legs. */
function conversation({ sofa, depth, table, rug, chairs, appeal }: Conversation): Arrangement {
  const front = GAP + depth;
  const tableZ = front + REACH + table[1] / 2;
  const side = sofa / 2 + 0.32;
  const chairX = table[0] / 2 + 0.95;
  return {
    stands: 'rather-at-wall',
    appeal,
    slots: [
      slot('sofa', 1, { z: GAP + depth / 2, size: [sofa, 0.82, depth] }),
      slot('coffee-table', 0.9, { z: tableZ, size: [table[0], 0.38, table[1]] }),
      slot('rug', 0.8, { z: tableZ - 0.1, size: [rug[0], 0.016, rug[1]] }),
      slot('armchair', chairs[0] ? 0.7 : 0, { x: -chairX, z: tableZ + 0.2, turn: 78 }),
      slot('armchair', chairs[1] ? 0.55 : 0, { x: chairX, z: tableZ + 0.2, turn: -78 }),
      slot('side-table', 0.65, { x: -side, z: 0.4 }),
      slot('table-lamp', 0.6, { x: -side, z: 0.4, on: 5 }),
      slot('floor-lamp', 0.6, { x: side + 0.05, z: 0.38 }),
      slot('art', 0.7, { z: 0, hangs: 1.58, size: [sofa * 0.55, sofa * 0.36, 0.035] }),
      slot('books', 0.4, { x: -table[0] * 0.2, z: tableZ, turn: 12, on: 1 }),
      slot('vase', 0.45, { x: table[0] * 0.24, z: tableZ - 0.05, on: 1, size: [0.16, 0.3, 0.16] }),
      slot('bowl', 0.2, { x: 0.03, z: tableZ + table[1] * 0.18, on: 1, size: [0.2, 0.06, 0.2] }),
    ].filter(({ importance }) => importance > 0) as unknown as Arrangement['slots'],
  };
}

export const LIVING_ROOM: RoomSet = {
  arrangements: [
    conversation({
      sofa: 2.35,
      depth: 0.96,
      table: [1.25, 0.66],
      rug: [3.0, 2.0],
      chairs: [true, true],
      appeal: 0.5,
    }),
    conversation({
      sofa: 2.1,
      depth: 0.94,
      table: [1.1, 0.6],
      rug: [2.6, 1.8],
      chairs: [true, false],
      appeal: 0.4,
    }),
    conversation({
      sofa: 2.1,
      depth: 0.94,
      table: [1.1, 0.6],
      rug: [2.6, 1.8],
      chairs: [false, true],
      appeal: 0.4,
    }),
    conversation({
      sofa: 1.7,
      depth: 0.88,
      table: [0.8, 0.5],
      rug: [2.0, 1.4],
      chairs: [false, false],
      appeal: 0,
    }),
  ],
  fillers: [
    filler('plant', 0.6, 'corner'),
    filler('sideboard', 0.5, 'wall', { decor: ['table-lamp', 'books', 'vase'] }),
    filler('bookshelf', 0.4, 'wall'),
    filler('art', 0.35, 'hung', { size: [0.7, 0.9, 0.035] }),
    filler('basket', 0.3, 'corner'),
  ],
};
