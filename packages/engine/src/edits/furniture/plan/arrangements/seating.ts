import type { Vec3 } from '../../../../base/geometry/vector.ts';
import { type Arrangement, type Slot, slot } from './arrangement.ts';

/** Distance between seat and coffee table, meters: close enough to reach a cup. */
export const REACH = 0.42;
/** Sofas stand a little off the wall, meters. */
const GAP = 0.06;
/** A rug reaches this far under the front legs, meters. */
const UNDER_LEGS = 0.25;
/** Pictures over a sofa are this share of its width. */
const ART = 0.62;

const SOFA_HEIGHT = 0.82;
const TABLE_HEIGHT = 0.38;

/** A group's slots without the unwanted ones. */
export function present(slots: readonly (Slot | false)[]): Arrangement['slots'] {
  return slots.filter((one) => one !== false) as unknown as Arrangement['slots'];
}

/** Small things on the coffee table, which is slot `on`. */
export function onTable(x: number, z: number, [width, depth]: readonly [number, number], on: number): Slot[] {
  return [
    slot('books', 0.4, { x: x - width * 0.2, z, turn: 12, on }),
    slot('vase', 0.45, { x: x + width * 0.24, z: z - 0.05, on, size: [0.16, 0.3, 0.16] }),
    slot('bowl', 0.15, { x: x + 0.03, z: z + depth * 0.18, on, size: [0.2, 0.06, 0.2] }),
  ];
}

interface Conversation {
  readonly sofa: number;
  readonly depth: number;
  readonly table: readonly [number, number];
  /** Whether the table may be left out if only the sofa fits. */
  readonly tableOptional?: boolean;
  readonly rug: readonly [number, number];
  /** Armchairs at the sides of the table: left, right. */
  readonly chairs: readonly [boolean, boolean];
  readonly appeal: number;
}

/** A sofa at the wall, its table in reach, armchairs at the sides that face in, the rug under the front legs. */
export function conversation(wanted: Conversation): Arrangement {
  const { sofa, depth, table, rug, chairs, appeal } = wanted;
  const front = GAP + depth;
  const tableZ = front + REACH + table[1] / 2;
  const side = sofa / 2 + 0.32;
  const chairX = table[0] / 2 + 0.95;
  const art: Vec3 = [sofa * ART, Math.min(0.85, sofa * 0.36), 0.035];
  return {
    idea: chairs[0] || chairs[1] ? 'sofa and armchairs' : 'sofa',
    stands: 'rather-at-wall',
    appeal,
    slots: present([
      slot('sofa', 1, { z: GAP + depth / 2, size: [sofa, SOFA_HEIGHT, depth] }),
      slot('coffee-table', wanted.tableOptional ? 0.85 : 0.9, {
        z: tableZ,
        size: [table[0], TABLE_HEIGHT, table[1]],
      }),
      slot('rug', 0.8, { z: front - UNDER_LEGS + rug[1] / 2, size: [rug[0], 0.016, rug[1]] }),
      slot('side-table', 0.6, { x: -side, z: 0.4 }),
      slot('table-lamp', 0.55, { x: -side, z: 0.4, on: 3 }),
      slot('floor-lamp', 0.65, { x: side + 0.05, z: 0.38 }),
      slot('art', 0.7, { z: 0, hangs: 1.58, size: art }),
      ...onTable(0, tableZ, table, 1),
      chairs[0] && slot('armchair', chairs[1] ? 0.6 : 0.65, { x: -chairX, z: tableZ + 0.2, turn: 78 }),
      chairs[1] && slot('armchair', 0.65, { x: chairX, z: tableZ + 0.2, turn: -78 }),
    ]),
  };
}

/** An L of sofa and chaise, its table in the corner, an armchair across from the chaise. */
export function corner(hand: 'left' | 'right', width: number, appeal: number): Arrangement {
  const side = hand === 'right' ? 1 : -1;
  const depth = 1.65;
  const table = [0.8, 0.8] as const;
  const tableX = -side * 0.32;
  const tableZ = GAP + 0.95 + 0.36 + table[1] / 2;
  return {
    idea: 'sectional',
    stands: 'rather-at-wall',
    appeal,
    slots: [
      slot('sectional', 1, { z: GAP + depth / 2, size: [width, SOFA_HEIGHT, depth], hand }),
      slot('coffee-table', 0.9, { x: tableX, z: tableZ, size: [table[0], TABLE_HEIGHT, table[1]] }),
      slot('rug', 0.8, { z: GAP + 0.95 - UNDER_LEGS + 1.0, size: [width + 0.3, 0.016, 2.0] }),
      slot('floor-lamp', 0.65, { x: -side * (width / 2 + 0.36), z: 0.38 }),
      slot('art', 0.7, { z: 0, hangs: 1.58, size: [width * ART, 0.85, 0.035] }),
      ...onTable(tableX, tableZ, table, 1),
      slot('armchair', 0.6, { x: -side * (width / 2 + 0.15), z: tableZ + 0.6, turn: side * 105 }),
      slot('side-table', 0.3, { x: side * (width / 2 + 0.32), z: 0.4 }),
    ],
  };
}

/**
 * Seats on both sides of a table that face each other, with a free view along the table: for rooms with a fireplace
 * or a wide window at their end. The second side is another sofa or two armchairs.
 */
export function facing(
  sofaAt: -1 | 1,
  across: 'sofa' | 'armchairs',
  sofa: number,
  appeal: number,
): Arrangement {
  const depth = 0.92;
  const table = [0.68, 1.2] as const;
  const x = table[0] / 2 + REACH + depth / 2;
  const chairX = table[0] / 2 + 0.5 + 0.41;
  const lampZ = -(sofa / 2 + 0.34);
  const size: Vec3 = [sofa, SOFA_HEIGHT, depth];
  return {
    idea: across === 'sofa' ? 'two sofas' : 'sofa across from armchairs',
    stands: 'along-view',
    appeal,
    slots: present([
      slot('sofa', 1, { x: sofaAt * x, turn: -sofaAt * 90, size }),
      slot('coffee-table', 0.9, { size: [table[0], TABLE_HEIGHT, table[1]] }),
      across === 'sofa'
        ? slot('sofa', 0.9, { x: -sofaAt * x, turn: sofaAt * 90, size })
        : slot('armchair', 0.9, { x: -sofaAt * chairX, z: -0.48, turn: sofaAt * 84 }),
      slot('rug', 0.8, { size: [2 * (x - depth / 2 + UNDER_LEGS), 0.016, sofa + 0.4] }),
      across === 'armchairs' && slot('armchair', 0.7, { x: -sofaAt * chairX, z: 0.48, turn: sofaAt * 96 }),
      slot('floor-lamp', 0.6, { x: sofaAt * (x + 0.1), z: lampZ }),
      slot('books', 0.4, { z: 0.3, turn: 100, on: 1 }),
      slot('vase', 0.45, { z: -0.25, on: 1, size: [0.16, 0.3, 0.16] }),
      slot('side-table', 0.4, { x: sofaAt * (x + 0.1), z: -lampZ }),
      slot('tray', 0.15, { z: 0.02, on: 1 }),
    ]),
  };
}
