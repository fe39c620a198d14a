import type { FixtureSpec, RoomSpec, WallSide } from '../../samples/room-spec.ts';
import { wallLength } from './choose-openings.ts';

/** The parts of a room that limit where things may stand. */
export type Shell = Pick<
  RoomSpec,
  'id' | 'style' | 'seed' | 'size' | 'windows' | 'doors' | 'camera' | 'fixtures'
>;

/** A stretch of a wall, meters from its left end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Kept free before doors. */
const DOORWAY = 0.7;

/** A place `out` meters before a wall, and the turn of a piece with its back to it. */
export function before(
  { size }: Shell,
  wall: WallSide,
  along: number,
  out: number,
): { x: number; z: number; turn: number } {
  switch (wall) {
    case 'north':
      return { x: along, z: out, turn: 0 };
    case 'east':
      return { x: size.width - out, z: along, turn: 270 };
    case 'south':
      return { x: size.width - along, z: size.depth - out, turn: 180 };
    case 'west':
      return { x: out, z: size.depth - along, turn: 90 };
  }
}

/** Windows and doors of a wall with a margin. */
export function openingsIn({ windows, doors }: Shell, side: WallSide): Array<Stretch & { sill: number }> {
  return [...windows, ...doors.map((door) => ({ ...door, sill: 0 }))]
    .filter(({ wall }) => wall === side)
    .map(({ along, width, sill }) => ({ from: along - 0.12, to: along + width + 0.12, sill }));
}

/** Stretches of a wall where a piece may stand: low ones under windows too, none before doors. */
export function freeStretches(room: Shell, wall: WallSide, isTall: boolean): Stretch[] {
  const blocked = openingsIn(room, wall)
    .filter(({ sill }) => isTall || sill < 0.6)
    .toSorted((a, b) => a.from - b.from);
  const free: Stretch[] = [];
  let from = 0.05;
  for (const { from: start, to } of blocked) {
    free.push({ from, to: start });
    from = to;
  }
  return [...free, { from, to: wallLength(wall, room.size) - 0.05 }];
}

/** Whether a footprint reaches before a door or into a fixture. */
export function blockedByFixtures(
  room: Shell,
  corners: ReadonlyArray<readonly [number, number, number]>,
): boolean {
  return reservedAreas(room).some(([left, back, right, front]) => {
    const xs = corners.map(([x]) => x);
    const zs = corners.map(([, , z]) => z);
    return (
      Math.min(...xs) < right && Math.max(...xs) > left && Math.min(...zs) < front && Math.max(...zs) > back
    );
  });
}

type Area = readonly [left: number, back: number, right: number, front: number];

function reservedAreas(room: Shell): Area[] {
  const areaOf = (wall: WallSide, along: number, width: number, out: number): Area => {
    const [a, b] = [before(room, wall, along, 0), before(room, wall, along + width, out)];
    return [Math.min(a.x, b.x), Math.min(a.z, b.z), Math.max(a.x, b.x), Math.max(a.z, b.z)];
  };
  return [
    ...room.doors.map(({ wall, along, width }) => areaOf(wall, along, width, DOORWAY)),
    ...room.fixtures.map((fixture) => areaOfFixture(fixture, areaOf)),
  ];
}

function areaOfFixture(
  fixture: FixtureSpec,
  alongWall: (wall: WallSide, along: number, width: number, out: number) => Area,
): Area {
  if (fixture.kind === 'kitchen-run' || fixture.kind === 'vanity') {
    return alongWall(fixture.wall, fixture.along, fixture.width, 0.64);
  }
  if (fixture.kind === 'shelf') return [0, 0, 0, 0];
  const [x, , z] = fixture.at;
  const [halfWide, halfDeep] =
    fixture.kind === 'island' ? [fixture.width / 2, fixture.depth / 2] : [0.9, 0.6];
  return [x - halfWide, z - halfDeep, x + halfWide, z + halfDeep];
}
