import { cornersOf, footprintsOverlap } from '../../samples/footprint.ts';
import { furnish, type PlacedPiece } from '../../samples/furnish.ts';
import type { Placement, WallSide } from '../../samples/room-spec.ts';
import { hangs, lies, stands } from '../../samples/rooms/places.ts';
import { wallLength } from './choose-openings.ts';
import {
  before,
  blockedByFixtures,
  freeStretches,
  openingsIn,
  type Shell,
  type Stretch,
} from './free-space.ts';

type More = Omit<Placement, 'kind' | 'where' | 'seed'>;
type Kind = Placement['kind'];

/** A room being furnished: every piece is set down only where it is free. */
export interface FloorPlan {
  readonly random: () => number;
  readonly room: Shell;
  /** Walls in view, the one seen best first. */
  readonly walls: readonly WallSide[];
  /** Sets a piece with its back to the middle of the longest free stretch of a wall; undefined when none is wide enough. */
  alongWall(kind: Kind, wall: WallSide, more?: More & { readonly isTall?: boolean }): Standing | undefined;
  /** The same at the first of the walls in view that has room. */
  alongFirstWall(kind: Kind, more?: More): Standing | undefined;
  /** Places a piece; undefined if the place is occupied. */
  standAt(kind: Kind, x: number, z: number, turn: number, more?: More): Standing | undefined;
  /** The same at a place seen from another piece: meters to its right and before its middle. */
  standBy(
    kind: Kind,
    by: Standing,
    right: number,
    ahead: number,
    turn: number,
    more?: More,
  ): Standing | undefined;
  /** Lays a rug: things may stand on it. */
  layAt(kind: Kind, x: number, z: number, turn: number, more?: More): void;
  /** Puts a small thing on a piece that has a name. */
  putOn(kind: Kind, on: string, at: readonly [number, number], more?: More): void;
  /** Hangs a thing on a wall unless an opening or another thing is there. */
  hang(kind: Kind, wall: WallSide, along: number, up: number, more?: More): void;
  /** Adds a placement that needs no room on the floor. */
  add(placement: Placement): void;
  readonly placements: readonly Placement[];
}

/** A piece that was set down; turn in degrees, 0 faces south, 90 east. */
export interface Standing {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
  readonly wall?: WallSide;
  /** Of its middle along that wall. */
  readonly along?: number;
}

/** Between things that stand apart. */
const GAP = 0.04;
/** Behind a piece at a wall. */
const BEHIND = 0.04;
/** Smallest distance of pieces from the camera. */
const CAMERA_ROOM = 1.15;

export function createFloorPlan(room: Shell, walls: readonly WallSide[], random: () => number): FloorPlan {
  const placements: Placement[] = [];
  const standing: PlacedPiece[] = [];
  const hung: Array<Stretch & { wall: WallSide }> = [];
  const { size } = room;

  const measure = (placement: Placement): PlacedPiece | undefined => furnish(room, [placement], 1)[0];
  const withSeed = <T extends object>(more: T) => ({ ...more, seed: Math.floor(random() * 10_000) });

  function isFree(piece: PlacedPiece): boolean {
    const corners = cornersOf(piece);
    const [cx, , cz] = room.camera.position;
    const isInside = corners.every(([x, , z]) => x > 0 && z > 0 && x < size.width && z < size.depth);
    const [x, z] = [piece.at[0], piece.at[2]];
    const isClear = [...corners, [x, 0, z] as const].every(
      (c) => Math.hypot(c[0] - cx, c[2] - cz) > CAMERA_ROOM,
    );
    return (
      isInside &&
      isClear &&
      !standing.some((other) => footprintsOverlap(piece, other, -GAP)) &&
      !blockedByFixtures(room, corners)
    );
  }

  function stand(placement: Placement, wall?: { wall: WallSide; along: number }): Standing | undefined {
    const piece = measure(placement);
    if (!piece || placement.where.on !== 'floor' || !isFree(piece)) return undefined;
    standing.push(piece);
    placements.push(placement);
    const { x, z, turn } = placement.where;
    return { x, z, turn, width: piece.piece.size[0], depth: piece.piece.size[2], ...wall };
  }

  const plan: FloorPlan = {
    random,
    room,
    walls,
    placements,
    alongWall(kind, wall, { isTall = false, ...more } = {}) {
      const seeded = withSeed(more);
      const piece = measure(stands(kind, 0, 0, 0, seeded));
      if (!piece) return undefined;
      const [width, , depth] = piece.piece.size;
      const stretches = freeStretches(room, wall, isTall).toSorted((a, b) => b.to - b.from - (a.to - a.from));
      for (const { from, to } of stretches) {
        const slack = to - from - width - 0.1;
        if (slack < 0) continue;
        for (const share of [0.5, random(), 0, 1]) {
          const along = from + 0.05 + width / 2 + slack * share;
          const { x, z, turn } = before(room, wall, along, depth / 2 + BEHIND);
          const stood = stand(stands(kind, x, z, turn, seeded), { wall, along });
          if (stood) return stood;
        }
      }
      return undefined;
    },
    alongFirstWall(kind, more) {
      for (const wall of walls) {
        const stood = plan.alongWall(kind, wall, more);
        if (stood) return stood;
      }
      return undefined;
    },
    standAt: (kind, x, z, turn, more = {}) => stand(stands(kind, x, z, turn, withSeed(more))),
    standBy(kind, by, right, ahead, turn, more = {}) {
      const [x, z] = seenFrom(by, right, ahead);
      return plan.standAt(kind, x, z, by.turn + turn, more);
    },
    layAt(kind, x, z, turn, more = {}) {
      placements.push(stands(kind, x, z, turn, withSeed(more)));
    },
    putOn(kind, on, at, more = {}) {
      placements.push(lies(kind, on, at, (random() - 0.5) * 40, withSeed(more)));
    },
    hang(kind, wall, along, up, more = {}) {
      const placement = hangs(kind, wall, along, up, withSeed(more));
      const piece = measure(placement);
      if (!piece) return;
      const [wide, high] = piece.piece.size;
      const place = { wall, from: along - wide / 2 - 0.1, to: along + wide / 2 + 0.1 };
      const fits = place.from > 0 && place.to < wallLength(wall, size) && up + high / 2 < size.height - 0.1;
      const meets = [...openingsIn(room, wall), ...hung.filter((thing) => thing.wall === wall)].some(
        ({ from, to }) => from < place.to && to > place.from,
      );
      if (!fits || meets) return;
      hung.push(place);
      placements.push(placement);
    },
    add(placement) {
      placements.push(placement);
    },
  };
  return plan;
}

/** A place in the world, `right` and `ahead` of a piece's middle as it looks. */
export function seenFrom({ x, z, turn }: Standing, right: number, ahead: number): [x: number, z: number] {
  const angle = (turn / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x + right * cos + ahead * sin, z - right * sin + ahead * cos];
}
