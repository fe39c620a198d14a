import { type Arrangement, filler, type RoomSet, slot } from './arrangement.ts';
import { present } from './seating.ts';

interface Sleeping {
  readonly width: number;
  readonly length: number;
  /** At the foot of the bed. */
  readonly bench: boolean;
  readonly nightstands: 1 | 2;
  readonly appeal: number;
}

/** A bed with its headboard at the wall, nightstands and lamps, a rug that shows at both sides and the foot. */
function sleeping({ width, length, bench, nightstands, appeal }: Sleeping): Arrangement {
  const side = width / 2 + 0.3;
  const rug = Math.min(1.7, length - 0.4);
  return {
    idea: bench ? 'bed with a bench' : nightstands === 2 ? 'bed' : 'narrow bed',
    stands: 'at-wall',
    appeal,
    slots: present([
      slot('bed', 1, { z: 0.02 + length / 2, size: [width, 1.12, length] }),
      slot('nightstand', 0.85, { x: side, z: 0.24 }),
      slot('table-lamp', 0.75, { x: side, z: 0.22, on: 1, size: [0.28, 0.46, 0.28] }),
      slot('art', 0.6, { z: 0, hangs: 1.68, size: [width * 0.62, 0.62, 0.035] }),
      slot('rug', 0.65, { z: length + 0.4 - rug / 2, size: [width + 1.1, 0.016, rug] }),
      nightstands === 2 && slot('nightstand', 0.8, { x: -side, z: 0.24 }),
      nightstands === 2 && slot('table-lamp', 0.65, { x: -side, z: 0.22, on: 5, size: [0.28, 0.46, 0.28] }),
      bench && slot('bench', 0.45, { z: length + 0.3, size: [width * 0.78, 0.46, 0.42] }),
    ]),
  };
}

export const BEDROOM: RoomSet = {
  arrangements: [
    sleeping({ width: 1.86, length: 2.12, bench: true, nightstands: 2, appeal: 0.45 }),
    sleeping({ width: 1.66, length: 2.12, bench: false, nightstands: 2, appeal: 0.4 }),
    sleeping({ width: 1.46, length: 2.08, bench: false, nightstands: 2, appeal: 0.1 }),
    sleeping({ width: 1.26, length: 2.04, bench: false, nightstands: 1, appeal: -0.3 }),
    sleeping({ width: 0.98, length: 2.02, bench: false, nightstands: 1, appeal: -0.6 }),
  ],
  fillers: [
    filler('dresser', 0.5, 'wall', {
      decor: ['vase', 'books'],
      above: { kind: 'mirror', size: [0.7, 0.9, 0.03] },
    }),
    filler('plant', 0.5, 'corner'),
    filler('armchair', 0.4, 'corner', { beside: 'floor-lamp' }),
    filler('art', 0.3, 'hung', { size: [0.55, 0.75, 0.035] }),
    filler('wardrobe', 0.15, 'wall'),
    filler('basket', 0.15, 'corner'),
  ],
};
