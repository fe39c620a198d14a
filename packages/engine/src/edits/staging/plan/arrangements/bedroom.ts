import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';

/** A bed with its headboard at the wall, nightstands and lamps, a rug that shows at both sides and the foot. */
function sleeping(width: number, bench: boolean, stands: 1 | 2, appeal: number): Arrangement {
  const side = width / 2 + 0.3;
  return {
    stands: 'at-wall',
    appeal,
    slots: [
      slot('bed', 1, { z: 1.08, size: [width, 1.12, 2.12] }),
      slot('nightstand', 0.85, { x: side, z: 0.24 }),
      slot('table-lamp', 0.75, { x: side, z: 0.22, on: 1, size: [0.28, 0.46, 0.28] }),
      ...(stands === 2
        ? [
            slot('nightstand', 0.8, { x: -side, z: 0.24 }),
            slot('table-lamp', 0.7, { x: -side, z: 0.22, on: 3, size: [0.28, 0.46, 0.28] }),
          ]
        : []),
      slot('rug', 0.75, { z: 1.62, size: [width + 1.1, 0.016, 1.7] }),
      slot('art', 0.6, { z: 0, hangs: 1.62, size: [width * 0.62, 0.62, 0.035] }),
      ...(bench ? [slot('bench', 0.5, { z: 2.46, size: [width * 0.78, 0.46, 0.42] })] : []),
    ],
  };
}

export const BEDROOM: RoomSet = {
  arrangements: [
    sleeping(1.86, true, 2, 0.4),
    sleeping(1.66, false, 2, 0.4),
    sleeping(1.46, false, 2, 0.1),
    sleeping(1.26, false, 1, -0.3),
  ],
  fillers: [
    filler('dresser', 0.55, 'wall', { decor: ['vase', 'books'] }),
    filler('plant', 0.5, 'corner'),
    filler('armchair', 0.4, 'corner'),
    filler('art', 0.3, 'hung', { size: [0.55, 0.75, 0.035] }),
    filler('basket', 0.25, 'corner'),
  ],
};
