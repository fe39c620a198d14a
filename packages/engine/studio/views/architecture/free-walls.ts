import { boundsOf } from '../../../src/base/geometry/deform.ts';
import { between } from '../../../src/base/random.ts';
import { type Placement, type RoomSpec, WALL_SIDES, type WallSide } from '../../samples/room-spec.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { ViewRoom } from '../view-room.ts';

/** A part of a wall with nothing fixed on it, meters from its left end. */
export interface Stretch {
  readonly side: WallSide;
  readonly from: number;
  readonly to: number;
}

/** Distances in meters from windows (curtains hang beside them), from doors, and from fixtures. */
const APART = { window: 0.4, door: 0.2, fixture: 0.1 };
/** Earlier additions count if they are within this range from the wall. */
const REACH = { near: 0.04, far: 0.7 };
/** Nearer walls are not seen as a whole. */
const NEAREST = 1.3;
/** A picture as wide as its film: half of 36 mm. */
const HALF_FILM = 18;

/** The free stretches of a wall that are at least `least` meters long. */
export function freeStretches(room: ViewRoom, side: WallSide, least: number): Stretch[] {
  const { length } = wallFrame(room.spec.size, side);
  const taken = takenOf(room, side).sort((a, b) => a[0] - b[0]);
  const free: Stretch[] = [];
  let from = 0;
  for (const [start, end] of [...taken, [length, length] as const]) {
    if (start - from >= least) free.push({ side, from, to: start });
    from = Math.max(from, end);
  }
  return free;
}

/** Whether a part of a wall is free. */
export function isFree(room: ViewRoom, side: WallSide, from: number, to: number): boolean {
  return takenOf(room, side).every(([start, end]) => end <= from || start >= to);
}

/** A free stretch that the camera sees, or undefined. */
export function seenStretch(room: ViewRoom, least: number, random: () => number): Stretch | undefined {
  const seen = WALL_SIDES.flatMap((side) => freeStretches(room, side, least)).filter((stretch) =>
    sees(room.spec, stretch),
  );
  return seen[Math.floor(random() * seen.length)];
}

/** A place of some width within a stretch, a little away from its ends. */
export function placeIn({ from, to }: Stretch, width: number, random: () => number): number {
  const slack = Math.max(0, to - from - width);
  const margin = Math.min(slack / 2, 0.12);
  return from + margin + (slack - 2 * margin) * between(random, 0, 1);
}

function sees({ size, camera }: RoomSpec, { side, from, to }: Stretch): boolean {
  const [x, , z] = wallFrame(size, side).point((from + to) / 2, 1);
  const [dx, dz] = [x - camera.position[0], z - camera.position[2]];
  const turned = (Math.atan2(dx, -dz) * 180) / Math.PI - camera.yaw;
  const off = Math.abs(((((turned + 180) % 360) + 360) % 360) - 180);
  const half = (Math.atan(HALF_FILM / camera.lens) * 180) / Math.PI;
  return off < half && Math.hypot(dx, dz) > NEAREST;
}

type Span = readonly [from: number, to: number];

function takenOf({ spec, openings, added }: ViewRoom, side: WallSide): Span[] {
  const frame = wallFrame(spec.size, side);
  const on = <T extends { readonly wall: WallSide }>(things: readonly T[]): T[] =>
    things.filter(({ wall }) => wall === side);
  const wide = ({ along, width }: { along: number; width: number }, apart: number): Span => [
    along - apart,
    along + width + apart,
  ];
  const { fireplace } = spec;
  const fixtures = spec.fixtures.flatMap((fixture): Span[] => {
    if ('wall' in fixture)
      return fixture.wall === side ? [wide(fixture, APART.fixture)] : nearCorner(spec, side, fixture.wall);
    if (fixture.kind !== 'tub') return [];
    const [along, out] = onWall(spec, side, fixture.at[0], fixture.at[2]);
    return out < 1 ? [[along - 1, along + 1]] : [];
  });
  const built = added.flatMap(({ mesh }): Span[] => {
    const { min, max } = boundsOf([mesh]);
    const [a, aOut] = onWall(spec, side, min[0], min[2]);
    const [b, bOut] = onWall(spec, side, max[0], max[2]);
    const [near, far] = [Math.min(aOut, bOut), Math.max(aOut, bOut)];
    return far > REACH.near && near < REACH.far && min[1] < 2
      ? [[Math.min(a, b) - 0.1, Math.max(a, b) + 0.1]]
      : [];
  });
  return [
    ...on(spec.windows).map((window) => wide(window, APART.window)),
    ...[...on(spec.doors), ...on(openings)].map((door) => wide(door, APART.door)),
    ...on(spec.panels.filter(({ kind }) => kind !== 'rail')).map((panel) => wide(panel, 0)),
    ...(fireplace?.wall === side
      ? [[fireplace.along - fireplace.width / 2 - 0.2, fireplace.along + fireplace.width / 2 + 0.2] as const]
      : []),
    ...fixtures,
    ...built,
  ].map(([from, to]): Span => [Math.max(0, from), Math.min(frame.length, to)]);
}

/** Depth of kitchens and washstands: they take the end of the wall beside theirs. */
const FIXTURE_DEPTH = 0.75;

function nearCorner(spec: RoomSpec, side: WallSide, other: WallSide): Span[] {
  const corner = wallFrame(spec.size, other);
  return [0, corner.length].flatMap((end): Span[] => {
    const [x, , z] = corner.point(end, 0);
    const [along, out] = onWall(spec, side, x, z);
    if (Math.abs(out) > 0.01) return [];
    return along < 0.01 ? [[0, FIXTURE_DEPTH]] : [[along - FIXTURE_DEPTH, along]];
  });
}

/** A place on the floor as seen by a wall: meters along it and out of it. */
export function onWall(
  { size }: RoomSpec,
  side: WallSide,
  x: number,
  z: number,
): [along: number, out: number] {
  const { right, inward, point } = wallFrame(size, side);
  const [ox, , oz] = point(0, 0);
  const [dx, dz] = [x - ox, z - oz];
  return [dx * right[0] + dz * right[2], dx * inward[0] + dz * inward[2]];
}

/** Rough widths and depths of pieces without a given size. */
const SIZES: Partial<Record<Placement['kind'], readonly [number, number]>> = {
  sofa: [2.2, 1],
  sectional: [2.9, 2.2],
  armchair: [0.9, 0.9],
  bed: [1.9, 2.2],
  dresser: [1.4, 0.55],
  wardrobe: [1.8, 0.65],
  bookshelf: [1.1, 0.4],
  'tv-unit': [1.9, 0.5],
  sideboard: [1.8, 0.5],
  'dining-table': [2, 1.1],
  desk: [1.5, 0.8],
  'console-table': [1.3, 0.45],
  'coffee-table': [1.2, 0.7],
  plant: [0.8, 0.8],
};
const SOME_SIZE = [0.6, 0.5] as const;
const FLAT: ReadonlySet<string> = new Set(['rug', 'bath-mat', 'kitchen-runner']);

/** Half of a piece's extents along x and z. */
export function halfExtents({ kind, size, where }: Placement): readonly [x: number, z: number] {
  const [width, depth] = size ? [size[0], size[2]] : (SIZES[kind] ?? SOME_SIZE);
  const turn = 'turn' in where ? (where.turn * Math.PI) / 180 : 0;
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return [(c * width + s * depth) / 2, (s * width + c * depth) / 2];
}

/** A box before a wall: from … to along it, and out of it to `out`. */
export interface WallZone extends Stretch {
  readonly out: number;
}

/** The room without the pieces that stand or hang in a zone, and without what lay on them. Rugs stay. */
export function cleared(room: ViewRoom, zone: WallZone): ViewRoom {
  return without(room, (piece) => isIn(room.spec, piece, zone));
}

/** The room without some pieces and the things on them. */
export function without(room: ViewRoom, isGone: (piece: Placement) => boolean): ViewRoom {
  const gone = new Set<string>();
  const pieces = room.spec.pieces.filter((piece) => {
    const { where, name } = piece;
    const goes = (where.on === 'piece' && gone.has(where.name)) || isGone(piece);
    if (goes && name !== undefined) gone.add(name);
    return !goes;
  });
  // A thing with its own height stood on another one.
  return pieces.length === room.spec.pieces.length ? room : { ...room, spec: { ...room.spec, pieces } };
}

function isIn(spec: RoomSpec, piece: Placement, { side, from, to, out }: WallZone): boolean {
  const { where } = piece;
  if (where.on === 'piece' || where.on === 'ceiling' || FLAT.has(piece.kind)) return false;
  const [halfX, halfZ] = halfExtents(piece);
  if (where.on === 'wall') {
    const [x, , z] = wallFrame(spec.size, where.wall).point(where.along, 0, 0);
    const [along, off] = onWall(spec, side, x, z);
    const half = where.wall === side ? halfX : 0.05;
    return off < out && along + half > from && along - half < to;
  }
  const [along, off] = onWall(spec, side, where.x, where.z);
  const isTurned = side === 'east' || side === 'west';
  const [halfAlong, halfOut] = isTurned ? [halfZ, halfX] : [halfX, halfZ];
  return off - halfOut < out && along + halfAlong > from && along - halfAlong < to;
}
