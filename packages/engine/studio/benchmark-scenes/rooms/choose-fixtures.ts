import { between, pick } from '../../../src/base/random.ts';
import { painted } from '../../../src/furniture/materials/solid.ts';
import type { FixtureSpec, RoomSize, RoomSpec, WindowSpec } from '../../samples/room-spec.ts';
import { BLACK_METAL, BRASS, CARRARA, OAK, satin, WALNUT } from '../../samples/rooms/finishes.ts';
import type { RoomRecipe } from './recipe.ts';

const ENAMEL = painted('#f6f5f2', 0.08);

/** Kitchens along the wall ahead, baths under it and washstands at a side wall. */
export function chooseFixtures(
  { roomType }: RoomRecipe,
  size: RoomSize,
  windows: readonly WindowSpec[],
  random: () => number,
): RoomSpec['fixtures'] {
  if (roomType === 'kitchen') return kitchen(size, windows, random);
  if (roomType === 'bathroom') return bathroom(size, windows, random);
  return [];
}

function kitchen(
  { width, depth }: RoomSize,
  windows: readonly WindowSpec[],
  random: () => number,
): FixtureSpec[] {
  const front = pick(random, [satin('#8f9a86'), satin('#eceae4'), satin('#3b4a55'), OAK, WALNUT]);
  const worktop = pick(random, [CARRARA, OAK, painted('#2d2d2f', 0.3)]);
  const handle = pick(random, [BRASS, BLACK_METAL]);
  const isUnderWindow = windows.some(({ wall }) => wall === 'north');
  const run: FixtureSpec = {
    kind: 'kitchen-run',
    wall: 'north',
    along: 0.02,
    width: width - 0.04,
    front,
    worktop,
    handle,
    sink: width * 0.45,
    ...(!isUnderWindow && { hob: width * 0.72 }),
    tall: isUnderWindow ? 0 : 1,
  };
  const hasIsland = width > 3.6 && depth > 4.4 && random() < 0.5;
  if (!hasIsland) return [run];
  return [run, { kind: 'island', at: [width / 2, 0, 2.3], width: 1.9, depth: 0.95, front, worktop }];
}

function bathroom(
  { width, depth }: RoomSize,
  windows: readonly WindowSpec[],
  random: () => number,
): FixtureSpec[] {
  const wall = windows.some((window) => window.wall === 'west') || random() < 0.4 ? 'east' : 'west';
  const tap = pick(random, [BRASS, BLACK_METAL]);
  return [
    { kind: 'tub', at: [width / 2, 0, 0.85], turn: 0, enamel: ENAMEL, tap },
    {
      kind: 'vanity',
      wall,
      along: wall === 'west' ? depth - 3 : 1.7,
      width: between(random, 0.9, 1.3),
      front: pick(random, [OAK, WALNUT, satin('#e9e7e1'), satin('#23433b')]),
      worktop: CARRARA,
      basin: ENAMEL,
      tap,
    },
  ];
}
