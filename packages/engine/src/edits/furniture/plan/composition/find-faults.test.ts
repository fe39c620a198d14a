import { expect, it } from 'vitest';
import { always } from '../../../../../test/staging-plans.ts';
import { boxRoom, type Opening } from '../../../../../test/staging-rooms.ts';
import type { PieceKind } from '../../../../furniture/kinds.ts';
import { candidate } from '../candidate.ts';
import { USUAL_SIZES } from '../sizes.ts';
import { costOf, findFaults, groupFaults } from './find-faults.ts';
import { plannedThings } from './planned-things.ts';

const WINDOW: Opening = { face: 'far', from: -1, to: 0.6, bottom: 0.8, top: 2.2 };
const room = (openings: readonly Opening[] = [], width = 5) =>
  boxRoom({ width, depth: 6, height: 2.7, openings, yaw: 0 });
const thing = (kind: PieceKind, x: number, z: number, turn = 0) =>
  candidate(kind, USUAL_SIZES[kind], { x, z, turn });
const hung = (x: number) =>
  candidate('art', USUAL_SIZES.art, { x, z: room().min[1], turn: 0, bottom: 1.1, rests: 'wall' });
/** A sofa at the far wall, its table, a chair that faces the table, and a rug. */
const GROUP = [
  thing('sofa', 0, -5.1),
  thing('coffee-table', 0, -3.9),
  thing('armchair', 1.5, -3.9, -90),
  thing('rug', 0, -4.2),
];
const namesOf = (
  things: ReturnType<typeof thing>[],
  {
    openings = [] as Opening[],
    strength = 0.8,
    roomType = 'living_room' as 'living_room' | 'bedroom',
    width = 5,
  } = {},
) => findFaults({ room: room(openings, width), roomType, strength, things }).map(({ name }) => name);

it('finds no fault in a sofa at the wall with table, chair and rug', () => {
  expect(namesOf(GROUP)).toEqual([]);
});

it.each([
  ['turned-from-group', [...GROUP.slice(0, 2), thing('armchair', 1.5, -3.9, 90)]],
  ['back-in-front', [...GROUP.slice(0, 2), thing('armchair', 1.2, -2.3, 180)]],
  ['cut-by-edge', [...GROUP, thing('side-table', 2.4, -1.6)]],
  ['lone-seat', GROUP.slice(0, 2)],
  ['half-off-wall', [thing('sofa', 0, -4.5), ...GROUP.slice(1)]],
  [
    'free-without-rug',
    [thing('sofa', 0, -3.9), thing('coffee-table', 0, -2.7), thing('armchair', 1.5, -2.8, -90)],
  ],
  ['sofa-without-table', [GROUP[0]!, GROUP[2]!]],
  ['screen-unwatched', [...GROUP, thing('tv-unit', -2.2, -5.2, 90)]],
  ['hung-off-center', [...GROUP.slice(1), hung(-1.9)]],
] as const)('finds %s', (name, things) => {
  expect(namesOf([...things])).toContain(name);
});

it('finds a sofa that stands free with its back to the window, and a sideboard and a picture before it', () => {
  const openings = [WINDOW];
  const free = [thing('sofa', -0.2, -3.9), thing('coffee-table', -0.2, -2.7), thing('rug', -0.2, -3)];
  expect(namesOf(free, { openings })).toContain('turned-from-focal-point');
  const tall = thing('bookshelf', -0.4, -5.4);
  expect(namesOf([...GROUP, tall], { openings })).toContain('before-opening');
  expect(namesOf([hung(0)], { openings })).toContain('hung-over-something');
});

it('finds a bed that is too narrow for its room, not one in a narrow room', () => {
  const bed = candidate('bed', [0.98, 1.1, 2], { x: 0, z: -4.5, turn: 0 });
  expect(namesOf([bed], { roomType: 'bedroom', width: 4.5 })).toEqual(['narrow-bed']);
  expect(namesOf([bed], { roomType: 'bedroom', width: 2.8 })).toEqual([]);
});

it('finds a fully furnished room thin that lacks three kinds of things, not one that is to be sparse', () => {
  expect(namesOf(GROUP, { strength: 1 })).toEqual(['thin']);
  expect(namesOf(GROUP, { strength: 0.8 })).toEqual([]);
});

it('charges every fault, and a group only for what its place in the search has not cost yet', () => {
  const things = GROUP.slice(0, 1);
  const composition = { room: room(), roomType: 'living_room', strength: 0.8, things } as const;
  expect(findFaults(composition).map(({ name }) => name)).toEqual(['sofa-without-table', 'lone-seat']);
  expect(groupFaults(composition).map(({ name }) => name)).toEqual(['sofa-without-table']);
  expect(costOf(findFaults(composition))).toBeGreaterThan(costOf(groupFaults(composition)));
});

it('leaves no back in front, no unwatched screen, and nothing hung over something in any plan', () => {
  always((box, items, { roomType, strength }) => {
    const faults = findFaults({ room: box, roomType, strength, things: plannedThings(items) });
    const never = [
      'back-in-front',
      'screen-unwatched',
      'hung-over-something',
      'cut-by-edge',
      'before-opening',
    ];
    expect(faults.map(({ name }) => name).filter((name) => never.includes(name))).toEqual([]);
  }, 'living_room');
});
