import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';

/** A desk that faces the room, or the wall with its chair before it. */
function working(width: number, facing: 'room' | 'wall', appeal: number): Arrangement {
  const depth = 0.68;
  if (facing === 'wall') {
    return {
      idea: 'desk at the wall',
      stands: 'at-wall',
      appeal,
      slots: [
        slot('desk', 1, { z: 0.02 + depth / 2, size: [width, 0.75, depth] }),
        slot('desk-chair', 0.95, { x: 0.05, z: depth + 0.3, turn: 168 }),
        slot('monitor', 0.8, { z: 0.22, on: 0 }),
        slot('table-lamp', 0.6, { x: -width * 0.38, z: 0.24, on: 0, size: [0.26, 0.44, 0.26] }),
        slot('books', 0.45, { x: width * 0.36, z: 0.28, turn: 8, on: 0 }),
        slot('rug', 0.55, { z: 1.25, size: [width + 0.7, 0.016, 1.6] }),
        slot('art', 0.55, { hangs: 1.6, size: [0.85, 0.6, 0.035] }),
      ],
    };
  }
  return {
    idea: 'desk that looks into the room',
    stands: 'rather-at-wall',
    appeal,
    slots: [
      slot('desk', 1, { z: 1.2 + depth / 2, size: [width, 0.75, depth] }),
      slot('desk-chair', 0.95, { z: 0.82, turn: 6 }),
      slot('table-lamp', 0.6, { x: -width * 0.36, z: 1.42, on: 0, size: [0.26, 0.44, 0.26] }),
      slot('books', 0.5, { x: width * 0.33, z: 1.5, turn: 14, on: 0 }),
      slot('small-plant', 0.4, { x: width * 0.38, z: 1.32, on: 0 }),
      slot('rug', 0.6, { z: 1.3, size: [width + 1.0, 0.016, 2.0] }),
      slot('art', 0.6, { hangs: 1.6, size: [1.1, 0.75, 0.035] }),
    ],
  };
}

export const OFFICE: RoomSet = {
  arrangements: [
    working(1.6, 'room', 0.5),
    working(1.5, 'wall', 0.3),
    working(1.2, 'wall', 0),
    working(1.2, 'room', -0.2),
  ],
  fillers: [
    filler('bookshelf', 0.65, 'wall'),
    filler('plant', 0.55, 'corner'),
    filler('armchair', 0.5, 'corner', { beside: 'floor-lamp' }),
    filler('art', 0.35, 'hung', { size: [0.6, 0.8, 0.035] }),
    filler('sideboard', 0.15, 'wall', { decor: ['books', 'vase'] }),
    filler('basket', 0.1, 'corner'),
  ],
};
