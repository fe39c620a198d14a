import { between, pick } from '../../../src/base/random.ts';
import type { DoorSpec, LightSpec, RoomSize, WallSide, WindowSpec } from '../../samples/room-spec.ts';
import { BLACK_METAL, BRASS, OAK, satin, WALNUT, WHITE_WOOD } from '../../samples/rooms/finishes.ts';
import type { LightKind, RoomRecipe } from './recipe.ts';

/** Wall that light of each kind comes through; none for lamps alone. */
const WALL_OF_LIGHT: Record<LightKind, WallSide | undefined> = {
  left: 'west',
  'left-sun': 'west',
  right: 'east',
  'right-sun': 'east',
  ahead: 'north',
  'ahead-sun': 'north',
  glass: 'north',
  behind: 'south',
  lamps: undefined,
  night: 'west',
};
/** Compass degrees of the view from each wall. */
const OUTWARD: Record<WallSide, number> = { north: 0, east: 90, south: 180, west: 270 };
/** Wall left free at each end, and between openings. */
const MARGIN = 0.5;

type Grid = readonly [columns: number, rows: number];
const STEEL_PANES: Grid = [4, 4];
const ONE_PANE: Grid = [1, 1];
const PANES: readonly [Grid, ...Grid[]] = [ONE_PANE, [2, 3], [1, 2], [3, 3]];
/** Flush, or with panels. */
const DOOR_PANELS: readonly [Grid, ...Grid[]] = [
  [0, 0],
  [1, 2],
  [2, 3],
];

/** Windows by where light comes from: one, two side by side, or a wall of glass. */
export function chooseWindows(recipe: RoomRecipe, size: RoomSize, random: () => number): WindowSpec[] {
  const wall = WALL_OF_LIGHT[recipe.light];
  if (!wall) return [];
  const length = wallLength(wall, size);
  if (recipe.light === 'glass') return [glassWall(wall, length, size.height)];
  const look = windowLook(recipe, size, random);
  const isPair = length > 4.4 && random() < 0.4;
  const width = Math.min(isPair ? (length - 3 * MARGIN) / 2 : length - 2 * MARGIN, between(random, 1.1, 2.1));
  const slack = length - (isPair ? 2 * width + MARGIN : width) - 2 * MARGIN;
  const along = MARGIN + Math.max(0, slack) * between(random, 0.2, 0.8);
  const first = { ...look, wall, along, width };
  return isPair ? [first, { ...first, along: along + width + MARGIN }] : [first];
}

function windowLook({ roomType, style }: RoomRecipe, { height }: RoomSize, random: () => number) {
  const isWet = roomType === 'bathroom' || roomType === 'kitchen';
  const kind = pick(
    random,
    isWet ? ['casement', 'sash'] : ['casement', 'casement', 'sash', 'french', 'fixed', 'steel'],
  );
  const sill = kind === 'french' ? 0.02 : isWet ? 1.08 : between(random, 0.45, 0.9);
  const frame =
    kind === 'steel' ? BLACK_METAL : pick(random, [WHITE_WOOD, WHITE_WOOD, satin('#d9d6cf'), OAK, WALNUT]);
  const panes = kind === 'steel' ? STEEL_PANES : kind === 'fixed' ? ONE_PANE : pick(random, PANES);
  return {
    kind,
    sill,
    height: Math.min(height - sill - 0.25, kind === 'french' ? 2.25 : between(random, 1.2, 1.7)),
    leaves: kind === 'sash' || kind === 'steel' ? 1 : 2,
    panes,
    frame,
    casing: kind !== 'steel' && kind !== 'fixed' && style !== 'minimalist',
    reveal: between(random, 0.12, 0.24),
  } satisfies Partial<WindowSpec>;
}

function glassWall(wall: WallSide, length: number, height: number): WindowSpec {
  return {
    kind: 'fixed',
    wall,
    along: 0.25,
    width: length - 0.5,
    sill: 0.02,
    height: height - 0.2,
    leaves: 3,
    panes: [1, 1],
    frame: BLACK_METAL,
    casing: false,
    reveal: 0.18,
  };
}

export function wallLength(wall: WallSide, { width, depth }: RoomSize): number {
  return wall === 'north' || wall === 'south' ? width : depth;
}

/** A door in a wall without windows, in four rooms of ten. */
export function chooseDoors(
  size: RoomSize,
  windows: readonly WindowSpec[],
  blocked: readonly WallSide[],
  random: () => number,
): DoorSpec[] {
  const wall = pick(random, ['north', 'east', 'west']);
  const isTaken = blocked.includes(wall) || windows.some((window) => window.wall === wall);
  if (random() > 0.55 || isTaken) return [];
  const width = between(random, 0.8, 0.92);
  const along =
    random() < 0.5 ? between(random, 0.2, 0.5) : wallLength(wall, size) - width - between(random, 0.2, 0.5);
  return [
    {
      wall,
      along,
      width,
      height: Math.min(2.1, size.height - 0.25),
      material: pick(random, [WHITE_WOOD, WHITE_WOOD, OAK, WALNUT, satin('#4d5a58')]),
      panels: pick(random, DOOR_PANELS),
      handle: pick(random, [BRASS, BLACK_METAL]),
    },
  ];
}

/** Sky, sun, lamps and the view outside. */
export function chooseLight({ light, paint }: RoomRecipe, random: () => number): LightSpec {
  const wall = WALL_OF_LIGHT[light] ?? 'south';
  const view = {
    kind: pick(random, ['garden', 'garden', 'city', 'hills', 'sea', 'sky']),
    seed: Math.floor(random() * 1000),
    brightness: between(random, 1, 2.6),
    clouds: between(random, 0.1, 0.8),
  } as const;
  const hasSun = light.endsWith('-sun');
  const sun = { azimuth: OUTWARD[wall] + between(random, -28, 28), elevation: between(random, 22, 46) };
  return {
    mood:
      light === 'night'
        ? 'evening'
        : hasSun
          ? pick(random, ['day', 'golden'])
          : pick(random, ['day', 'overcast']),
    ...(hasSun && { sun }),
    view: light === 'night' ? { ...view, brightness: 0.35 } : view,
    lamps: light === 'night' || light === 'lamps' ? 1.6 : 0,
    // Photographers hold dark rooms back, so that pale things in them do not burn out.
    exposure: between(random, -0.25, 0.3) - (paint === 'dark' ? 0.4 : 0),
  };
}
