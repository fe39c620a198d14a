import { type Arrangement, filler, type RoomSet, type Slot, slot } from './arrangement.ts';

/** A lamp over the table: low enough to light it, high enough to look under, meters above the floor. */
const LAMP_BOTTOM = 1.45;

/**
 * A table with chairs along its sides (and at its ends), pushed in a little, on a rug that is large enough for
 * pulled-out chairs.
 */
function dining(length: number, depth: number, perSide: number, ends: boolean, appeal: number): Arrangement {
  const chairZ = depth / 2 + 0.16;
  const chairs: Slot[] = [];
  for (let i = 0; i < perSide; i++) {
    const x = ((i + 0.5) / perSide - 0.5) * (length - 0.1);
    chairs.push(slot('dining-chair', 0.95, { x, z: chairZ, turn: 180 }));
    chairs.push(slot('dining-chair', 0.95, { x, z: -chairZ, turn: 0 }));
  }
  if (ends) {
    chairs.push(slot('dining-chair', 0.55, { x: -length / 2 - 0.16, turn: 90 }));
    chairs.push(slot('dining-chair', 0.55, { x: length / 2 + 0.16, turn: -90 }));
  }
  return {
    idea: `table for ${2 * perSide + (ends ? 2 : 0)}`,
    stands: 'free',
    appeal,
    slots: [
      slot('dining-table', 1, { size: [length, 0.75, depth] }),
      slot('vase', 0.6, { x: 0.06, on: 0, size: [0.2, 0.36, 0.2] }),
      slot('bowl', 0.15, { x: -0.34, on: 0 }),
      slot('pendant-lamp', 0.5, { fromCeiling: true, size: [0.5, LAMP_BOTTOM, 0.5] }),
      ...chairs,
      slot('rug', 0.65, { size: [length + 1.2, 0.016, depth + 1.3] }),
    ],
  };
}

export const DINING_ROOM: RoomSet = {
  arrangements: [
    // A small table looks lost in a large room, and small rooms accept only small tables anyway.
    dining(2.1, 0.95, 3, true, 0.75),
    dining(1.7, 0.9, 2, true, 0.7),
    dining(1.4, 0.85, 2, false, 0.2),
    dining(1.1, 1.1, 1, true, 0),
    dining(0.9, 0.8, 1, false, -0.5),
  ],
  fillers: [
    filler('sideboard', 0.6, 'wall', {
      decor: ['table-lamp', 'bowl', 'vase'],
      above: { kind: 'art', size: [1.0, 0.7, 0.035] },
    }),
    filler('plant', 0.55, 'corner'),
    filler('art', 0.4, 'hung', { size: [1.0, 0.75, 0.035] }),
    filler('bar-cart', 0.3, 'wall'),
    filler('bookshelf', 0.15, 'wall'),
    filler('plant', 0.1, 'corner', { size: [0.55, 1.05, 0.55] }),
  ],
};
