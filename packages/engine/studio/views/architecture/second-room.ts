import { quad } from '../../../src/base/geometry/shapes.ts';
import { scale } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import type { WallSide } from '../../samples/room-spec.ts';
import { OAK, plainCeiling, satin, WALNUT, WHITE_WOOD } from '../../samples/rooms/finishes.ts';
import { casingOf } from '../../samples/shell/casing.ts';
import { type WallFrame, wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, ViewRoom, WallOpening } from '../view-room.ts';
import { anyFloor } from './floors.ts';
import { palePaint, wallPaint } from './paints.ts';
import { built, crosswise, level, loose, slab, wallClass } from './parts.ts';
import { flightLength, stairs } from './stairs.ts';

/** Largest extent of a second room beyond the ends of the wall before it. */
const BEYOND = 1.2;
/** Left between a second room and the windows of the same wall. */
const FROM_WINDOW = 0.25;
const LIKELY = {
  sameFloor: 0.6,
  sameWalls: 0.45,
  stairs: 0.16,
  window: 0.45,
  door: 0.4,
  furniture: 0.65,
  kitchen: 0.15,
};
/** Daylight behind a pane: about as bright as the sky. */
const BRIGHT = material({ kind: 'plain', color: '#f4f8fc' }, { emission: [0.8, 0.88, 0.95] });
const NEIGHBORS: Record<WallSide, readonly [left: WallSide, right: WallSide]> = {
  north: ['west', 'east'],
  east: ['north', 'south'],
  south: ['east', 'west'],
  west: ['south', 'north'],
};

/** The place of a second room: along the wall, and its distance behind it. */
interface Place {
  readonly frame: WallFrame;
  readonly from: number;
  readonly to: number;
  /** The beginning of its floor beyond the wall, and its back wall. */
  readonly near: number;
  readonly far: number;
  readonly height: number;
  readonly hole: WallOpening;
}

/** A shallow room or hallway behind a hole in a wall that is `thick` meters thick. */
export function secondRoom(
  room: ViewRoom,
  hole: WallOpening,
  thick: number,
  random: () => number,
  isSmall = false,
): AddedPart[] {
  const { spec } = room;
  const [from, to] = extentOf(room, hole, random, isSmall);
  const hasStairs = !isSmall && random() < LIKELY.stairs;
  const depth = isSmall ? between(random, 1, 2.2) : between(random, hasStairs ? 2.6 : 1.4, 4);
  const place: Place = {
    frame: wallFrame(spec.size, hole.wall),
    from,
    to,
    near: thick,
    far: thick + depth,
    height: hasStairs
      ? 4.6
      : Math.max(hole.height + 0.08, random() < 0.6 ? spec.size.height : between(random, 2.3, 2.8)),
    hole,
  };
  const walls = random() < LIKELY.sameWalls ? spec.walls[hole.wall] : wallPaint(palePaint(random), random);
  const floor = random() < LIKELY.sameFloor ? spec.floor : anyFloor(random);
  return [
    ...shellOf(place, walls, floor, random),
    ...skirtingOf(place, spec.trim.material, spec.trim.skirting),
    ...(hasStairs ? stairsIn(place, random) : contentsOf(place, random)),
  ];
}

function extentOf(
  { spec, openings }: ViewRoom,
  hole: WallOpening,
  random: () => number,
  isSmall: boolean,
): [number, number] {
  const { length } = wallFrame(spec.size, hole.wall);
  const [left, right] = NEIGHBORS[hole.wall];
  const isOpen = (side: WallSide): boolean =>
    ![...spec.windows, ...openings].some(({ wall }) => wall === side);
  const windows = spec.windows.filter(({ wall }) => wall === hole.wall);
  const lowest = Math.max(
    isOpen(left) ? -BEYOND : 0,
    ...windows
      .filter(({ along }) => along < hole.along)
      .map(({ along, width }) => along + width + FROM_WINDOW),
  );
  const highest = Math.min(
    length + (isOpen(right) ? BEYOND : 0),
    ...windows.filter(({ along }) => along > hole.along).map(({ along }) => along - FROM_WINDOW),
  );
  const most = isSmall ? 0.8 : 2.5;
  return [
    Math.max(lowest, hole.along - between(random, 0.1, most)),
    Math.min(highest, hole.along + hole.width + between(random, 0.1, most)),
  ];
}

/** Closed boxes: floor and walls start in the wall itself, behind the reveal. */
function shellOf(
  { frame, from, to, far, height }: Place,
  walls: Material,
  floor: Material,
  random: () => number,
): AddedPart[] {
  const { right } = frame;
  const ceiling = plainCeiling(pick(random, ['#f5f3ee', '#efece6', '#f8f8f6'])).material;
  const start = -0.004;
  return [
    ...built('floor', floor, [level(frame, [from, to], [-0.02, -far], 0)]),
    ...built('ceiling', ceiling, [level(frame, [from, to], [start, -far], height)]),
    ...built(wallClass(walls), walls, [
      quad(frame.point(from, 0, -far), scale(right, to - from), [0, height, 0]),
      crosswise(frame, from, [start, -far], height),
      crosswise(frame, to, [start, -far], height),
    ]),
  ];
}

function skirtingOf({ frame, from, to, near, far }: Place, look: Material, height: number): AddedPart[] {
  if (height === 0) return [];
  return built('trim', look, [
    frame.board(from, 0, -far, [to - from, height, 0.018]),
    frame.board(from, 0, -far, [0.018, height, far - near]),
    frame.board(to - 0.018, 0, -far, [0.018, height, far - near]),
  ]);
}

function stairsIn({ frame, from, to, near, far, hole }: Place, random: () => number): AddedPart[] {
  const wide = between(random, 0.85, 1.1);
  const room = to - from;
  const canCross = room > flightLength(8);
  if (canCross && random() < 0.5) {
    const count = Math.min(14, Math.floor((to - hole.along - 0.1) / flightLength(1)));
    if (count >= 6)
      return stairs(
        frame,
        { along: hole.along + 0.1, behind: far - wide, width: wide, count, climbs: 'right' },
        random,
      );
  }
  const start = near + between(random, 0.3, 0.9);
  const count = Math.floor((far - start) / flightLength(1));
  const along = between(
    random,
    from + 0.02,
    Math.max(from + 0.02, Math.min(hole.along + hole.width, to) - wide),
  );
  return stairs(
    frame,
    { along, behind: start, width: Math.min(wide, room - 0.04), count, climbs: 'away' },
    random,
  );
}

/** What stands and hangs at the back wall, each in its own part of it. */
function contentsOf(place: Place, random: () => number): AddedPart[] {
  const { from, to } = place;
  const parts: AddedPart[] = [];
  if (to - from > 1.6 && random() < LIKELY.kitchen) return kitchenIn(place, random);
  let free = from + 0.15;
  if (random() < LIKELY.door && to - free > 1.1) {
    parts.push(...doorIn(place, free, random));
    free += 1.15;
  }
  if (random() < LIKELY.window && to - free > 0.9) {
    parts.push(...windowIn(place, free + 0.1, Math.min(1.6, to - free - 0.25), random));
  }
  if (random() < LIKELY.furniture && to - free > 0.7) parts.push(...furnitureIn(place, free, random));
  return parts;
}

function windowIn(
  { frame, far, height }: Place,
  along: number,
  width: number,
  random: () => number,
): AddedPart[] {
  const up = random() < 0.25 ? 0.05 : between(random, 0.7, 1);
  const tall = Math.min(height, 2.5) - up - 0.25;
  const look = random() < 0.7 ? WHITE_WOOD : satin('#26272a');
  const bar = (x: number, y: number, w: number, h: number) =>
    frame.board(along + x, up + y, -far, [w, h, 0.05]);
  return [
    ...built('glass', BRIGHT, [frame.rectangle(along, up, width, tall, -far + 0.01)]),
    ...built('frame', look, [
      bar(0, 0, width, 0.05),
      bar(0, tall - 0.05, width, 0.05),
      bar(0, 0, 0.05, tall),
      bar(width - 0.05, 0, 0.05, tall),
      bar(width / 2 - 0.02, 0, 0.04, tall),
    ]),
  ];
}

function doorIn({ frame, far }: Place, along: number, random: () => number): AddedPart[] {
  const [width, height] = [0.82, 2.05];
  const look = pick(random, [WHITE_WOOD, WHITE_WOOD, OAK, WALNUT, satin('#4d5a58')]);
  const hole = { along: along + 0.1, up: 0, width, height };
  // The frame of the wall behind: the same drawing board, moved back.
  const back: WallFrame = {
    ...frame,
    board: (x, y, out, size, radius) => frame.board(x, y, out - far, size, radius),
  };
  return [
    ...built('door', look, [back.board(hole.along, 0, 0, [width, height, 0.012])]),
    ...built('door', WHITE_WOOD, casingOf(back, hole, false)),
  ];
}

function furnitureIn({ frame, from, to, near, far }: Place, free: number, random: () => number): AddedPart[] {
  const look = pick(random, [
    OAK,
    WALNUT,
    satin('#e9e6df'),
    satin('#33383c'),
    wallPaint('#8a9a8c', random),
    wallPaint('#b9a58c', random),
  ]);
  const width = Math.min(to - free - 0.05, between(random, 0.6, 1.9));
  const along = between(random, free, Math.max(free, to - width - 0.03));
  const place = (x: number, y: number, z: number, w: number, h: number, d: number) =>
    frame.mounted(slab([x, y, z], [w, h, d]), along, 0, -far + 0.03);
  const deep = Math.min(0.9, far - near - 0.8);
  if (deep < 0.3) return [];
  const table = () => [
    place(0, 0.71, 0, width, 0.04, deep),
    ...[0, width - 0.05].flatMap((x) => [
      place(x, 0, 0, 0.05, 0.71, 0.05),
      place(x, 0, deep - 0.05, 0.05, 0.71, 0.05),
    ]),
  ];
  const sofa = () => [
    place(0, 0.08, 0, width, 0.34, deep),
    place(0, 0.42, 0, width, 0.4, 0.2),
    place(0, 0.42, 0.2, 0.16, 0.18, deep - 0.2),
    place(width - 0.16, 0.42, 0.2, 0.16, 0.18, deep - 0.2),
  ];
  const cabinet = () => [place(0, 0.1, 0, width, between(random, 0.5, 1.9), Math.min(deep, 0.45))];
  const picture = random() < 0.5 && from + 0.8 < to;
  return [
    ...loose('furniture', look, pick(random, [table, sofa, cabinet, cabinet])()),
    ...(picture
      ? loose('hanging', wallPaint(palePaint(random), random), [
          frame.board(along + 0.1, 1.95, -far, [Math.min(0.6, width), 0.4, 0.025]),
        ])
      : []),
  ];
}

function kitchenIn({ frame, from, to, far, height }: Place, random: () => number): AddedPart[] {
  const front = pick(random, [satin('#eceae4'), satin('#3b4a55'), satin('#8f9a86'), OAK, WALNUT]);
  const count = Math.max(1, Math.floor((to - from) / 0.6));
  const each = (to - from) / count;
  const units = Array.from({ length: count }, (_, i) => from + i * each);
  const isHigh = height > 2.2;
  return [
    ...built('built-in', front, [
      ...units.map((x) => frame.board(x + 0.003, 0.1, -far, [each - 0.006, 0.76, 0.58])),
      ...(isHigh ? units.map((x) => frame.board(x + 0.003, 1.45, -far, [each - 0.006, 0.7, 0.34])) : []),
    ]),
    ...built('built-in', satin('#3a3a3a'), [frame.board(from, 0, -far, [to - from, 0.1, 0.5])]),
    ...built('built-in', random() < 0.5 ? OAK : satin('#d9d7d2'), [
      frame.board(from, 0.86, -far, [to - from, 0.04, 0.62]),
    ]),
  ];
}
