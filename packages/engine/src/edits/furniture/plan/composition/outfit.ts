import type { RoomType } from '@home-design/vocabulary';
import type { PieceKind } from '../../../../furniture/kinds.ts';
import { isNarrowBed } from '../judge-layout.ts';
import type { Composition, Fault } from './fault.ts';

/** From this strength on a room is filled as a stager fills it. */
const FULL = 0.9;
/** A room that lacks more of its things than this looks thin. */
const MOST_MISSING = 2;

const LAMPS: readonly PieceKind[] = ['floor-lamp', 'table-lamp', 'pendant-lamp'];
const HUNG: readonly PieceKind[] = ['art', 'mirror', 'wall-clock', 'wall-shelf'];
const STORAGE: readonly PieceKind[] = [
  'tv-unit',
  'sideboard',
  'bookshelf',
  'console-table',
  'dresser',
  'wardrobe',
  'bar-cart',
];
const PLANTS: readonly PieceKind[] = ['plant', 'planter'];

/** What a stager brings into a room: one of each. */
const EXPECTED: Partial<Record<RoomType, readonly (readonly PieceKind[])[]>> = {
  living_room: [
    ['rug'],
    ['coffee-table'],
    ['side-table', 'nightstand'],
    ['armchair', 'sectional', 'ottoman'],
    LAMPS,
    HUNG,
    STORAGE,
    PLANTS,
  ],
  bedroom: [['rug'], ['nightstand'], LAMPS, HUNG, STORAGE, PLANTS, ['bench', 'armchair']],
  dining_room: [['rug'], ['dining-chair'], LAMPS, HUNG, STORAGE, PLANTS],
  office: [['rug'], ['desk-chair'], LAMPS, HUNG, STORAGE, PLANTS, ['armchair']],
};

/** Faults of what is there at all: a bed's size, and too few things. */
export function outfitFaults({ room, roomType, strength, things }: Composition): Fault[] {
  const faults: Fault[] = things
    .filter((thing) => isNarrowBed(room, thing))
    .map((thing) => ({ name: 'narrow-bed', thing }));
  const missing = (EXPECTED[roomType] ?? []).filter(
    (kinds) => !things.some(({ kind }) => kinds.includes(kind)),
  );
  if (strength >= FULL && missing.length > MOST_MISSING) faults.push({ name: 'thin' });
  return faults;
}
