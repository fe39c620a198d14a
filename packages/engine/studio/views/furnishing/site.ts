import { boundsOf } from '../../../src/base/geometry/deform.ts';
import { placed } from '../../../src/base/geometry/mesh.ts';
import { aboutY } from '../../../src/base/geometry/vector.ts';
import { between } from '../../../src/base/random.ts';
import { furnish } from '../../samples/furnish.ts';
import {
  type FixtureSpec,
  type Placement,
  type RoomSpec,
  WALL_SIDES,
  type WallSide,
} from '../../samples/room-spec.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { ViewRoom } from '../view-room.ts';
import { type Box, boxesOfFixture, boxOfPiece, boxOnWall, distanceTo } from './obstacles.ts';
import { COVERING, createRoomSpace, FLAT, type Ignoring, type StandingPiece } from './room-space.ts';
import type { Thing } from './thing.ts';

/** A room while things are added: each is set down only where it is free. */
export interface Site {
  readonly spec: RoomSpec;
  readonly random: () => number;
  /** Walls, those the camera sees first. */
  walls(): WallSide[];
  /** Fixes a thing to a wall with its middle at `along`; false when the place is not free. */
  mount(thing: Thing, side: WallSide, along: number, up: number, how?: Ignoring): boolean;
  /** The same anywhere on a wall; returns the place. */
  mountAnywhere(thing: Thing, up: number, how?: Ignoring): { side: WallSide; along: number } | undefined;
  /** Sets a thing on the floor, or at a height. */
  stand(thing: Thing, x: number, z: number, turn: number, how?: Ignoring & { readonly y?: number }): boolean;
  /** The same anywhere the camera sees the floor. */
  standAnywhere(thing: Thing, how?: Ignoring): boolean;
  /** Adds a piece of the kit. */
  place(placement: Placement, how?: Ignoring): boolean;
  /** Adds a fixture of the kit. */
  build(fixture: FixtureSpec, how?: Ignoring): boolean;
  /** Removes the pieces for which `goes` is true, and the things on them. */
  takeOut(goes: (placement: Placement) => boolean): void;
  /** A place on the floor before the camera. */
  seenPlace(near: number, far: number): readonly [x: number, z: number];
  /** Boxes of the pieces that stand in the room. */
  pieceBoxes(): readonly StandingPiece[];
  done(): ViewRoom;
}

/** Pieces of the kit come no nearer to the camera. */
const PIECE_ROOM = 0.85;
/** Depth inside the supporting surface. */
const SUNK = 0.002;
const TRIES = 10;
const HALF_FILM = 18;
const RADIANS = Math.PI / 180;

/** Adds things to a room; what is chosen by chance follows from `random` alone. */
export function createSite(room: ViewRoom, random: () => number): Site {
  const space = createRoomSpace(room);
  const { size, camera } = room.spec;
  const site: Site = {
    get spec() {
      return space.spec;
    },
    random,
    walls() {
      const sides = WALL_SIDES.map((side) => ({
        side,
        rank: random() + (seesWall(space.spec, side) ? 0 : 1),
      }));
      return sides.toSorted((a, b) => a.rank - b.rank).map(({ side }) => side);
    },
    mount(thing, side, along, up, how = {}) {
      const frame = wallFrame(size, side);
      const own = boundsOf(thing.map(({ mesh }) => mesh));
      const across = [along + own.min[0], along + own.max[0]] as const;
      const rise = [up + own.min[1], up + own.max[1]] as const;
      if (across[0] < 0.01 || across[1] > frame.length - 0.01 || rise[1] > size.height) return false;
      // A thing inside a window's reveal is not moved out.
      const out = own.min[2] < 0 ? 0 : Math.max(0, space.proudOf(side, across, rise) - SUNK);
      const box = boxOnWall(size, side, across, rise, [own.min[2] + out, own.max[2] + out]);
      const touch = boxOnWall(size, side, across, rise, [
        COVERING + 0.004,
        Math.max(COVERING + 0.02, own.max[2] + out),
      ]);
      if (!space.isFree(box, how, touch)) return false;
      space.keep(
        thing.map((part) => ({ ...part, mesh: frame.mounted(part.mesh, along, up, out) })),
        box,
        how,
      );
      return true;
    },
    mountAnywhere(thing, up, how = {}) {
      const { min, max } = boundsOf(thing.map(({ mesh }) => mesh));
      for (const side of site.walls()) {
        const { length } = wallFrame(size, side);
        if (max[0] - min[0] > length - 0.1) continue;
        for (let i = 0; i < TRIES; i++) {
          const along = between(random, 0.04 - min[0], length - 0.04 - max[0]);
          if (site.mount(thing, side, along, up, how)) return { side, along };
        }
      }
      return undefined;
    },
    stand(thing, x, z, turn, { y = 0, ...how } = {}) {
      const { min, max } = boundsOf(thing.map(({ mesh }) => mesh));
      const middle = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2] as const;
      const set = thing.map((part) => ({
        ...part,
        mesh: placed(placed(part.mesh, middle), [x, y, z], aboutY(turn * RADIANS)),
      }));
      const box = boundsOf(set.map(({ mesh }) => mesh));
      // Things stand a little above flat things on the floor.
      const touch: Box = { min: [box.min[0], box.min[1] + 0.03, box.min[2]], max: box.max };
      if (!space.isFree(box, how, touch)) return false;
      space.keep(set, box, how);
      return true;
    },
    standAnywhere(thing, how = {}) {
      for (let i = 0; i < 2 * TRIES; i++) {
        const [x, z] = site.seenPlace(0.9, 5);
        if (site.stand(thing, x, z, between(random, 0, 360), how)) return true;
      }
      return false;
    },
    place(placement, how = {}) {
      const withSeed = { ...placement, seed: placement.seed ?? Math.floor(random() * 10_000) };
      if (placement.where.on !== 'piece') {
        const piece = furnish(space.spec, [withSeed], 1)[0];
        if (!piece) return false;
        const box = boxOfPiece(piece);
        const [cx, , cz] = camera.position;
        const isFlat = FLAT.has(placement.kind);
        if (!isFlat && distanceTo(box, [cx, box.min[1], cz]) < PIECE_ROOM) return false;
        const asked = isFlat ? { ignores: ['piece' as const] } : how;
        if (!space.isFree(box, asked)) return false;
        space.addPiece(withSeed, box);
      } else space.addPiece(withSeed);
      return true;
    },
    build(fixture, how = {}) {
      const boxes = boxesOfFixture(space.spec, fixture);
      if (!boxes.every((box) => space.isFree(box, how))) return false;
      space.addFixture(fixture, boxes);
      return true;
    },
    takeOut: space.takeOut,
    seenPlace: (near, far) => seenPlace(space.spec, random, near, far),
    pieceBoxes: space.pieceBoxes,
    done: space.furnished,
  };
  return site;
}

/** A place on the floor before the camera, between two distances. */
function seenPlace({ size, camera }: RoomSpec, random: () => number, near: number, far: number) {
  const reach = Math.atan(HALF_FILM / camera.lens) * 1.15;
  const angle = camera.yaw * RADIANS + between(random, -reach, reach);
  const away = between(random, near, far);
  const within = (value: number, limit: number) => Math.max(0.1, Math.min(limit - 0.1, value));
  return [
    within(camera.position[0] + Math.sin(angle) * away, size.width),
    within(camera.position[2] - Math.cos(angle) * away, size.depth),
  ] as const;
}

/** Whether the camera looks towards a wall. */
function seesWall({ size, camera }: RoomSpec, side: WallSide): boolean {
  const { inward, point, length } = wallFrame(size, side);
  const middle = point(length / 2, 0);
  const [dx, dz] = [middle[0] - camera.position[0], middle[2] - camera.position[2]];
  const [lookX, lookZ] = [Math.sin(camera.yaw * RADIANS), -Math.cos(camera.yaw * RADIANS)];
  return dx * lookX + dz * lookZ > 0.3 * Math.hypot(dx, dz) && inward[0] * lookX + inward[2] * lookZ < 0.5;
}
