import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import { type RoomSpec, WALL_SIDES, type WallSide } from '../../samples/room-spec.ts';
import { OAK, satin } from '../../samples/rooms/finishes.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, RoomChange, ViewRoom } from '../view-room.ts';
import { slidingLeaves } from './doors.ts';
import {
  cleared,
  freeStretches,
  halfExtents,
  isFree,
  onWall,
  placeIn,
  seenStretch,
  without,
} from './free-walls.ts';
import { built, wallClass, withParts } from './parts.ts';

const LIKELY = 0.26;
const FROM_CAMERA = 1.7;
const HALF_WALL = { thick: 0.13, cap: 0.03, over: 0.015 };

/** A block of wall before a wall: along it, how wide, how far out and how high. */
interface Block {
  readonly side: WallSide;
  readonly along: number;
  readonly width: number;
  readonly out: number;
  readonly height: number;
}

/** Jutting corners, chimney breasts, niches, closets, boxed pipes, half walls and columns. */
export const addColumns: RoomChange = (room, random) => {
  if (random() > LIKELY) return room;
  return pick(random, [jutting, corner, corner, niche, closetBlock, boxedPipes, halfWall, column])(
    room,
    random,
  );
};

/** A chimney breast without its fire, or a pilaster. */
const jutting: RoomChange = (room, random) => {
  const stretch = seenStretch(room, 1, random);
  if (!stretch) return room;
  const width = between(random, 0.3, Math.min(1.9, stretch.to - stretch.from - 0.3));
  const out = between(random, 0.12, width > 1 ? 0.45 : 0.35);
  const along = placeIn(stretch, width, random);
  return withBlocks(room, [{ side: stretch.side, along, width, out, height: room.spec.size.height }]);
};

/** A corner of the room that juts in. */
const corner: RoomChange = (room, random) => {
  const width = between(random, 0.2, 1.2);
  const out = between(random, 0.2, 0.9);
  return atCorner(room, width, out, random);
};

const boxedPipes: RoomChange = (room, random) =>
  atCorner(room, between(random, 0.12, 0.28), between(random, 0.12, 0.28), random);

function atCorner(room: ViewRoom, width: number, out: number, random: () => number): ViewRoom {
  const places = WALL_SIDES.flatMap((side): Block[] => {
    const { length } = wallFrame(room.spec.size, side);
    return [0, length - width].map((along) => ({ side, along, width, out, height: room.spec.size.height }));
  }).filter((block) => isFree(room, block.side, block.along, block.along + width) && endsFree(room, block));
  const block = places[Math.floor(random() * places.length)];
  return block ? withBlocks(room, [block]) : room;
}

/** Whether a block in a corner covers nothing on the wall beside it. */
function endsFree(room: ViewRoom, { side, along, width, out }: Block): boolean {
  const frame = wallFrame(room.spec.size, side);
  const end = along < 0.01 ? 0 : along + width;
  const [near, far] = [frame.point(end, 0, 0), frame.point(end, 0, out)];
  return WALL_SIDES.filter((other) => other !== side).every((other) => {
    const [a, off] = onWall(room.spec, other, near[0], near[2]);
    const [b, farOff] = onWall(room.spec, other, far[0], far[2]);
    if (Math.abs(off) > 0.01 || Math.abs(farOff) > 0.01) return true;
    return isFree(room, other, Math.min(a, b), Math.max(a, b));
  });
}

/** Wall that juts out on both sides of a part that looks set back. */
const niche: RoomChange = (room, random) => {
  const stretch = seenStretch(room, 1.8, random);
  if (!stretch) return room;
  const { side, from, to } = stretch;
  const size = between(random, 0.6, Math.min(1.8, to - from - 0.8));
  const along = from + between(random, 0.3, to - from - size - 0.3);
  const out = between(random, 0.1, 0.4);
  const { height } = room.spec.size;
  const head = random() < 0.6 ? between(random, 0.2, 0.6) : 0;
  const blocks = [
    { side, along: from, width: along - from, out, height },
    { side, along: along + size, width: to - along - size, out, height },
  ];
  const changed = withBlocks(room, blocks);
  if (changed === room || head === 0) return changed;
  const material = room.spec.walls[side];
  const top = wallFrame(room.spec.size, side).board(along, height - head, 0, [size, head, out]);
  return withParts(changed, built(wallClass(material), material, [top]));
};

/** A closet that extends into the room, with sliding leaves or without visible ones. */
const closetBlock: RoomChange = (room, random) => {
  const stretch = seenStretch(room, 1.3, random);
  if (!stretch) return room;
  const out = between(random, 0.5, 0.65);
  const width = between(random, 1.2, Math.min(2.6, stretch.to - stretch.from));
  const atLeft = random() < 0.5;
  const along = atLeft ? stretch.from : stretch.to - width;
  const block = { side: stretch.side, along, width, out, height: room.spec.size.height };
  const changed = withBlocks(room, [block]);
  if (changed === room || random() < 0.3) return changed;
  const frame = wallFrame(room.spec.size, stretch.side);
  const leaves = {
    along: along + 0.12,
    width: width - 0.24,
    height: Math.min(2.1, room.spec.size.height - 0.2),
    out: out + 0.012,
  };
  return withParts(changed, slidingLeaves(frame, leaves, random));
};

/** A wall as high as a table that runs into the room, with a cap. */
const halfWall: RoomChange = (room, random) => {
  const stretch = seenStretch(room, 0.8, random);
  if (!stretch) return room;
  const { thick, cap, over } = HALF_WALL;
  const along = placeIn(stretch, thick, random);
  const block = {
    side: stretch.side,
    along,
    width: thick,
    out: between(random, 0.7, 1.7),
    height: between(random, 0.9, 1.25),
  };
  const changed = withBlocks(room, [block]);
  if (changed === room) return room;
  const frame = wallFrame(room.spec.size, stretch.side);
  const look = pick(random, [room.spec.trim.material, OAK, satin('#efede8')]);
  const board = frame.board(along - over, block.height, 0, [thick + 2 * over, cap, block.out + over]);
  return withParts(changed, built('trim', look, [board]));
};

/** A free-standing round or square column. */
const column: RoomChange = (room, random) => {
  const { size, camera, walls, trim, pieces } = room.spec;
  const [x, z] = [between(random, 0.15, 0.85) * size.width, between(random, 0.15, 0.6) * size.depth];
  const thick = between(random, 0.1, 0.22);
  const [dx, dz] = [x - camera.position[0], z - camera.position[2]];
  if (Math.hypot(dx, dz) < FROM_CAMERA + 0.5) return room;
  const isTaken = pieces.some((piece) => {
    if (piece.where.on === 'wall' || piece.where.on === 'piece' || piece.kind === 'rug') return false;
    const [halfX, halfZ] = halfExtents(piece);
    return Math.abs(piece.where.x - x) < halfX + thick && Math.abs(piece.where.z - z) < halfZ + thick;
  });
  if (isTaken || room.spec.fixtures.length > 0) return room;
  const round = (from: number, to: number, radius: number): Mesh =>
    bar([x, from, z], [x, to, z], radius, radius, 24);
  const look = random() < 0.5 ? walls.south : satin('#efede8');
  return withParts(room, [
    ...built(wallClass(look), look, [round(0, size.height, thick)]),
    ...built('trim', trim.material, [
      round(0, 0.12, thick + 0.03),
      round(size.height - 0.1, size.height, thick + 0.04),
    ]),
  ]);
};

/**
 * The room with blocks of wall and their skirting, without the things in their place; unchanged if one is too close.
 */
function withBlocks(room: ViewRoom, blocks: readonly Block[]): ViewRoom {
  if (blocks.some((block) => isTooClose(room.spec, block) || coversWindow(room, block))) return room;
  const free = blocks.reduce(
    (left, { side, along, width, out }) =>
      cleared(left, { side, from: along - 0.05, to: along + width + 0.05, out: out + 0.05 }),
    room,
  );
  const hung = without(
    free,
    ({ where }) =>
      where.on === 'height' && blocks.some((block) => isInside(room.spec, block, where.x, where.z)),
  );
  return withParts(
    hung,
    blocks.flatMap((block) => blockParts(room.spec, block)),
  );
}

function isInside(spec: RoomSpec, { side, along, width, out }: Block, x: number, z: number): boolean {
  const [at, off] = onWall(spec, side, x, z);
  return at > along - 0.3 && at < along + width + 0.3 && off < out + 0.3;
}

function isTooClose(spec: RoomSpec, block: Block): boolean {
  const [at, off] = onWall(spec, block.side, spec.camera.position[0], spec.camera.position[2]);
  const sideways = Math.max(0, block.along - at, at - block.along - block.width);
  return Math.hypot(sideways, Math.max(0, off - block.out)) < FROM_CAMERA;
}

/** Fixtures in the middle of the room, and windows of the walls beside a deep block. */
function coversWindow(room: ViewRoom, block: Block): boolean {
  const isAtEnd =
    block.along < 0.4 || block.along + block.width > wallFrame(room.spec.size, block.side).length - 0.4;
  return (
    isAtEnd &&
    (!endsFree(room, { ...block, ...snapped(room, block) }) ||
      freeStretches(room, block.side, 0.1).length === 0)
  );
}

/** The block moved to the end of its wall that it is near. */
function snapped({ spec }: ViewRoom, { side, along, width }: Block): Pick<Block, 'along'> {
  return { along: along < 0.4 ? 0 : wallFrame(spec.size, side).length - width };
}

function blockParts(spec: RoomSpec, { side, along, width, out, height }: Block): AddedPart[] {
  const frame = wallFrame(spec.size, side);
  const material = spec.walls[side];
  const { skirting, material: trim } = spec.trim;
  const proud = 0.017;
  const base =
    skirting === 0
      ? []
      : [
          frame.board(along - proud, 0, 0, [proud, skirting, out]),
          frame.board(along + width, 0, 0, [proud, skirting, out]),
          frame.board(along - proud, 0, out, [width + 2 * proud, skirting, proud]),
        ];
  return [
    ...built(wallClass(material), material, [frame.board(along, 0, -0.01, [width, height, out + 0.01])]),
    ...built('trim', trim, base),
  ];
}
