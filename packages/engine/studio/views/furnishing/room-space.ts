import { furnish } from '../../samples/furnish.ts';
import type { FixtureSpec, Placement, RoomSpec, WallSide } from '../../samples/room-spec.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, ViewRoom } from '../view-room.ts';
import {
  type Box,
  boxOfPiece,
  boxOnWall,
  distanceTo,
  meets,
  type Obstacle,
  obstaclesOf,
} from './obstacles.ts';
import type { Thing } from './thing.ts';

/** Obstacles that a thing may stand before or upon. */
export interface Ignoring {
  readonly ignores?: ReadonlyArray<Obstacle['is'] | 'piece'>;
  /** Furniture in its place is carried out. */
  readonly clears?: boolean;
}

/** A piece of the kit that stands in a room. */
export interface StandingPiece {
  readonly placement: Placement;
  readonly box: Box;
}

/** What stands in a room while things are added, and where it is free. */
export interface RoomSpace {
  readonly spec: RoomSpec;
  /**
   * Whether a box is free. Pieces in its place are carried out if `how` says so. `touch` is the part of it that must
   * not meet architecture.
   */
  isFree(box: Box, how: Ignoring, touch?: Box): boolean;
  /** Depth of a wall's covering within a rectangle. */
  proudOf(side: WallSide, across: readonly [number, number], rise: readonly [number, number]): number;
  /** Adds a thing, whose box is taken from now on. */
  keep(thing: Thing, box: Box, how: Ignoring): void;
  /** Adds a piece of the kit; without a box it takes no place of its own. */
  addPiece(placement: Placement, box?: Box): void;
  /** Adds a fixture of the kit. */
  addFixture(fixture: FixtureSpec, boxes: readonly Box[]): void;
  /** Removes the pieces for which `goes` is true, and the things on them. */
  takeOut(goes: (placement: Placement) => boolean): void;
  pieceBoxes(): readonly StandingPiece[];
  /** The room with everything that was added. */
  furnished(): ViewRoom;
}

/** Nothing comes nearer to the camera. */
const CAMERA_ROOM = 0.72;
/** Wall coverings of this depth carry the things that hang on them. */
export const COVERING = 0.06;
const PANEL_OUT = 0.022;
const RAIL_OUT = 0.045;
const INSIDE = 0.03;
const WINDOW_DEPTH = 0.4;
/** Pieces that things stand upon. */
export const FLAT: ReadonlySet<Placement['kind']> = new Set(['rug', 'bath-mat', 'kitchen-runner']);

/** The room as it is, before anything is added. */
export function createRoomSpace(room: ViewRoom): RoomSpace {
  // Seeds are written down, so that a piece stays the same when another goes.
  const seeded = room.spec.pieces.map((piece, i) => ({
    ...piece,
    seed: piece.seed ?? room.spec.seed * 31 + i,
  }));
  let spec: RoomSpec = { ...room.spec, pieces: seeded };
  let standing = furnish(spec, seeded, 1).map((piece) => ({
    placement: piece.placement,
    box: boxOfPiece(piece),
  }));
  const obstacles = obstaclesOf(room);
  const architecture = new Set(obstacles.filter(({ is }) => is === 'added'));
  const added: AddedPart[] = [...room.added];
  const { size, camera } = spec;

  function isFree(box: Box, { ignores = [], clears = false }: Ignoring, touch: Box = box): boolean {
    if (distanceTo(box, camera.position) < CAMERA_ROOM) return false;
    const slack = ignores.includes('window') ? WINDOW_DEPTH : INSIDE;
    const [right, top, front] = [size.width, size.height, size.depth];
    const isInside =
      box.min.every((low) => low > -slack) &&
      box.max[0] < right + slack &&
      box.max[1] < top + 0.005 &&
      box.max[2] < front + slack;
    // A covering of a wall carries things that hang there; other hanging things do not.
    const isTaken = obstacles.some(
      (other) => !ignores.includes(other.is) && meets(architecture.has(other) ? touch : box, other),
    );
    if (!isInside || isTaken) return false;
    if (ignores.includes('piece')) return true;
    const inTheWay = standing.filter((piece) => !FLAT.has(piece.placement.kind) && meets(box, piece.box));
    if (inTheWay.length === 0) return true;
    if (!clears || inTheWay.some(({ placement }) => placement.stays)) return false;
    const gone = new Set(inTheWay.map(({ placement }) => placement));
    takeOut((placement) => gone.has(placement));
    return true;
  }

  function takeOut(goes: (placement: Placement) => boolean): void {
    const names = new Set<string>();
    const kept = spec.pieces.filter((piece) => {
      const isGone = goes(piece) || (piece.where.on === 'piece' && names.has(piece.where.name));
      if (isGone && piece.name !== undefined) names.add(piece.name);
      return !isGone;
    });
    spec = { ...spec, pieces: kept };
    const left = new Set<Placement>(kept);
    standing = standing.filter(({ placement }) => left.has(placement));
  }

  function keep(thing: Thing, box: Box, { ignores = [] }: Ignoring): void {
    added.push(...thing);
    // Tiles on a wall leave it free.
    if (!ignores.includes('added')) obstacles.push({ is: 'added', ...box });
  }

  return {
    get spec() {
      return spec;
    },
    isFree,
    proudOf: (side, across, rise) => proudOf(spec, architecture, side, across, rise),
    keep,
    addPiece(placement, box) {
      if (box) standing.push({ placement, box });
      spec = { ...spec, pieces: [...spec.pieces, placement] };
    },
    addFixture(fixture, boxes) {
      spec = { ...spec, fixtures: [...spec.fixtures, fixture] };
      obstacles.push(...boxes.map((box) => ({ is: 'fixture' as const, ...box })));
    },
    takeOut,
    pieceBoxes: () => standing,
    furnished: () => ({ ...room, spec, added }),
  };
}

/** Depth of a wall's covering within a rectangle: panels, rails and the boxes of `architecture`. */
function proudOf(
  { size, panels }: RoomSpec,
  architecture: ReadonlySet<Obstacle>,
  side: WallSide,
  across: readonly [number, number],
  rise: readonly [number, number],
): number {
  const face = boxOnWall(size, side, across, rise, [0.001, COVERING]);
  const proud = panels
    .filter(
      ({ wall, along, width, up, height }) =>
        wall === side &&
        along < across[1] &&
        along + width > across[0] &&
        up < rise[1] &&
        up + height > rise[0],
    )
    .map(({ kind }) => (kind === 'rail' ? RAIL_OUT : PANEL_OUT));
  const { point, inward } = wallFrame(size, side);
  const start = point(0, 0);
  const covers = [...architecture]
    .filter((box) => meets(face, box))
    .map(({ min, max }) => {
      const out = [min, max].map(
        (corner) => (corner[0] - start[0]) * inward[0] + (corner[2] - start[2]) * inward[2],
      );
      return Math.max(...out);
    });
  return Math.max(0, ...proud, ...covers.filter((out) => out <= COVERING));
}
