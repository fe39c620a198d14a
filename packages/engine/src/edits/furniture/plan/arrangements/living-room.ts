import { filler, type RoomSet } from './arrangement.ts';
import { conversation, corner, facing } from './seating.ts';

const LARGE = { sofa: 2.35, depth: 0.96, table: [1.25, 0.66], rug: [3.0, 2.0] } as const;
const USUAL = { sofa: 2.1, depth: 0.94, table: [1.1, 0.6], rug: [2.6, 1.8] } as const;
const COMPACT = { sofa: 1.7, depth: 0.86, table: [0.8, 0.5], rug: [2.0, 1.4], tableOptional: true } as const;

export const LIVING_ROOM: RoomSet = {
  arrangements: [
    conversation({ ...LARGE, chairs: [true, true], appeal: 0.5 }),
    conversation({ ...USUAL, chairs: [true, false], appeal: 0.4 }),
    conversation({ ...USUAL, chairs: [false, true], appeal: 0.4 }),
    conversation({ ...COMPACT, chairs: [false, false], appeal: 0 }),
    corner('left', 2.7, 0.35),
    corner('right', 2.7, 0.35),
    facing(-1, 'sofa', 2.1, 0.25),
    facing(-1, 'armchairs', 2.1, 0.35),
    facing(1, 'armchairs', 2.1, 0.35),
  ],
  fillers: [
    filler('armchair', 0.7, 'around'),
    filler('plant', 0.6, 'corner'),
    filler('tv-unit', 0.5, 'wall', { middle: 'television', decor: ['vase', 'books'] }),
    filler('sideboard', 0.4, 'wall', {
      decor: ['table-lamp', 'books', 'vase'],
      above: { kind: 'art', size: [0.95, 0.7, 0.035] },
    }),
    filler('bookshelf', 0.3, 'wall'),
    filler('art', 0.3, 'hung', { size: [0.7, 0.9, 0.035] }),
    filler('armchair', 0.15, 'corner', { beside: 'floor-lamp' }),
    filler('ottoman', 0.15, 'around'),
    filler('basket', 0.15, 'corner'),
    filler('console-table', 0.1, 'wall', {
      decor: ['vase', 'books'],
      above: { kind: 'mirror', size: [0.7, 0.9, 0.03] },
    }),
    filler('plant', 0.1, 'corner', { size: [0.55, 1.05, 0.55] }),
  ],
};
