import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { quad, sheet } from '../../../src/base/geometry/shapes.ts';
import { scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { between } from '../../../src/base/random.ts';
import { casingOf } from '../../samples/shell/casing.ts';
import { type WallFrame, wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, RoomChange, ViewRoom, WallOpening } from '../view-room.ts';
import { cleared, placeIn, seenStretch } from './free-walls.ts';
import { built, level, wallClass, withParts } from './parts.ts';
import { secondRoom } from './second-room.ts';

const LIKELY = { opening: 0.3, arched: 0.22, cased: 0.4, wide: 0.55 };
const WIDTHS = { least: 0.85, wide: 3.2 };
/** Free floor before an opening. */
const BEFORE = 0.6;
/** Wall above an opening. */
const HEADER = 0.15;
/** Casing and the wall at its sides. */
const BESIDE = 0.15;
const ARCH_STEPS = 20;

/** A hole in a wall without a leaf, plain, cased or arched, and the room behind it. */
export const addOpening: RoomChange = (room, random) => {
  if (random() > LIKELY.opening) return room;
  const stretch = seenStretch(room, WIDTHS.least + 2 * BESIDE, random);
  if (!stretch) return room;
  const most = Math.min(WIDTHS.wide, stretch.to - stretch.from - 2 * BESIDE);
  const width =
    random() < LIKELY.wide
      ? between(random, WIDTHS.least, most)
      : Math.min(most, between(random, WIDTHS.least, 1.3));
  const along = placeIn({ ...stretch, from: stretch.from + BESIDE, to: stretch.to - BESIDE }, width, random);
  const height = Math.min(room.spec.size.height - HEADER, between(random, 2, 2.6));
  const hole: WallOpening = { wall: stretch.side, along, width, height };
  const free = cleared(room, {
    side: stretch.side,
    from: along - 0.05,
    to: along + width + 0.05,
    out: BEFORE,
  });
  const thick = between(random, 0.1, 0.32);
  const parts = [...throughWall(free, hole, thick, random), ...secondRoom(free, hole, thick, random)];
  return withParts({ ...free, openings: [...free.openings, hole] }, parts);
};

/** The hole's sides and head, its casing or arch, and its threshold. */
export function throughWall(
  { spec }: ViewRoom,
  hole: WallOpening,
  thick: number,
  random: () => number,
): AddedPart[] {
  const frame = wallFrame(spec.size, hole.wall);
  const wall = spec.walls[hole.wall];
  const { along, width } = hole;
  const threshold = built('floor', spec.floor, [level(frame, [along, along + width], [0, -thick], 0.0005)]);
  if (random() < LIKELY.arched) {
    return [
      ...threshold,
      ...built(wallClass(wall), wall, [...sides(frame, hole, thick), ...arch(frame, hole, thick, random)]),
    ];
  }
  if (random() < LIKELY.cased) {
    const casing = casingOf(frame, { along, up: 0, width, height: hole.height }, false);
    return [...threshold, ...built('trim', spec.trim.material, [...sides(frame, hole, thick), ...casing])];
  }
  return [
    ...threshold,
    ...built(wallClass(wall), wall, sides(frame, hole, thick)),
    ...corners(spec, frame, hole, thick),
  ];
}

/** Both sides and the head of a hole. */
export function sides(frame: WallFrame, { along, width, height }: WallOpening, thick: number): Mesh[] {
  const into = scale(frame.inward, thick);
  return [
    quad(frame.point(along, 0, -thick), [0, height, 0], into),
    quad(frame.point(along + width, 0, -thick), into, [0, height, 0]),
    quad(frame.point(along, height, -thick), scale(frame.right, width), into),
  ];
}

/** Skirting up to and around the edges of a plain hole, where the kit's stops short of a casing. */
function corners(
  spec: ViewRoom['spec'],
  frame: WallFrame,
  { along, width }: WallOpening,
  thick: number,
): AddedPart[] {
  const { skirting, material } = spec.trim;
  if (skirting === 0) return [];
  return built('trim', material, [
    frame.board(along - 0.09, 0, -0.01, [0.09, skirting, 0.027]),
    frame.board(along + width, 0, -0.01, [0.09, skirting, 0.027]),
    frame.board(along, 0, -thick, [0.016, skirting, thick + 0.017]),
    frame.board(along + width - 0.016, 0, -thick, [0.016, skirting, thick + 0.017]),
  ]);
}

/** The wall between a round or flat arch and the hole's straight top, and the arch's underside. */
function arch(
  frame: WallFrame,
  { along, width, height }: WallOpening,
  thick: number,
  random: () => number,
): Mesh[] {
  const rise = (width / 2) * (width < 1.6 && random() < 0.5 ? 1 : between(random, 0.25, 0.6));
  const tall = Math.min(rise, height - 1.2);
  const at = (u: number): number => {
    const x = 2 * u - 1;
    return height - tall + tall * Math.sqrt(Math.max(0, 1 - x * x));
  };
  // Steps crowd towards the springing, where the arch is steep.
  const bent = (u: number): number => (1 - Math.cos(u * Math.PI)) / 2;
  const face = (u: number, v: number): Vec3 => {
    const x = bent(u);
    return frame.point(along + x * width, at(x) + v * (height - at(x)), 0);
  };
  const under = (u: number, v: number): Vec3 => frame.point(along + bent(u) * width, at(bent(u)), -v * thick);
  return [sheet(face, ARCH_STEPS, 1, [width, tall]), sheet(under, ARCH_STEPS, 1, [width, thick])];
}
