import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { between, pick } from '../../../src/base/random.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { ViewClass } from '../../../src/scene/segmentation/room-network/view-classes.ts';
import { WALL_SIDES, type WallSide } from '../../samples/room-spec.ts';
import { CASING } from '../../samples/shell/casing.ts';
import { type WallFrame, wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, RoomChange, ViewRoom } from '../view-room.ts';
import { joineryPaint, wallTiles, wallWood } from './coverings.ts';
import { anyPaint, palePaint, wallPaint } from './paints.ts';
import { built, wallClass, withParts } from './parts.ts';

const LIKELY = 0.24;
/** The class of molding in the wall's own paint. */
const MOLDING_SHOWS: ViewClass = 'covering';
/** Walls this close to the camera stay as they are. */
const TOO_CLOSE = 0.75;
/** Depth of thin slabs before the wall: less than skirting. */
const PROUD = 0.01;
/** A stretch of wall narrower than this gets no frames. */
const NARROWEST = 0.3;
/** Below the sill's apron. */
const APRON = 0.12;
const FRAME = { wide: 0.03, proud: 0.014, apart: 0.09 };
const BEAD = { step: 0.085, gap: 0.006 };

/** A rectangle of wall between its holes. */
interface Field {
  readonly frame: WallFrame;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Two-tone walls, tiled and paneled lower parts, wainscot, and picture-frame molding. */
export const addLowerWalls: RoomChange = (room, random) => {
  if (random() > LIKELY || room.spec.panels.length > 0) return room;
  return pick(random, [twoTone, twoTone, wainscot, wainscot, molding])(room, random);
};

const twoTone: RoomChange = (room, random) => {
  const height = between(random, 0.9, 1.4);
  const look = pick(random, [
    () => wallPaint(anyPaint(random), random),
    () => wallPaint(anyPaint(random), random),
    () => wallTiles(random),
    () => wallWood(random),
  ])();
  const fields = sidesOf(room).flatMap((side) => fieldsOf(room, side, 0, height));
  const slabs = fields.map(({ frame, from, to, low, high }) =>
    frame.board(from, low, -0.005, [to - from, high - low, PROUD + 0.005]),
  );
  const hasRail = random() < 0.6;
  return withParts(room, [
    ...built(wallClass(look), look, slabs),
    ...(hasRail ? rails(room, fields, height, between(random, 0.02, 0.08)) : []),
  ]);
};

/** Painted panels of wood up to a rail: framed, or tongue and groove. */
const wainscot: RoomChange = (room, random) => {
  const height = between(random, 0.8, 1.4);
  const paint =
    random() < 0.7 ? joineryPaint(palePaint(random), random) : joineryPaint(anyPaint(random), random);
  const fields = sidesOf(room).flatMap((side) => fieldsOf(room, side, 0, height));
  const isBeaded = random() < 0.4;
  const step = between(random, 0.4, 0.9);
  const meshes = fields.flatMap((field) => {
    const { frame, from, to, low, high } = field;
    const back = frame.board(from, low, -0.005, [to - from, high - low, (isBeaded ? 0.004 : PROUD) + 0.005]);
    if (isBeaded) return [back, ...beads(field)];
    return [back, ...framesIn({ ...field, low: low + room.spec.trim.skirting }, step, PROUD)];
  });
  return withParts(room, [
    ...built('covering', paint, meshes),
    ...rails(room, fields, height, between(random, 0.03, 0.07), paint),
  ]);
};

/** Frames of molding on the upper or the whole wall, in the wall's own paint. */
const molding: RoomChange = (room, random) => {
  const low = pick(random, [0.25, 0.25, 1]);
  const step = between(random, 0.6, 1.4);
  const high = room.spec.size.height - 0.25;
  const sides = sidesOf(room).filter((side) => wallClass(room.spec.walls[side]) === 'wall');
  return withParts(
    room,
    sides.flatMap((side) => {
      const frames = fieldsOf(room, side, low, high).flatMap((field) => framesIn(field, step, 0));
      return built(MOLDING_SHOWS, room.spec.walls[side], frames);
    }),
  );
};

function sidesOf({ spec: { size, camera } }: ViewRoom): WallSide[] {
  const [x, , z] = camera.position;
  const far: Record<WallSide, number> = { north: z, east: size.width - x, south: size.depth - z, west: x };
  return WALL_SIDES.filter((side) => far[side] > TOO_CLOSE);
}

/** The rest of a band of wall between windows, doors and openings. */
function fieldsOf({ spec, openings }: ViewRoom, side: WallSide, low: number, high: number): Field[] {
  const frame = wallFrame(spec.size, side);
  const holes = [...spec.windows, ...[...spec.doors, ...openings].map((door) => ({ ...door, sill: 0 }))]
    .filter(({ wall }) => wall === side)
    .map(({ along, width, sill, height }) => ({
      left: along - CASING,
      right: along + width + CASING,
      bottom: sill - (sill > 0 ? APRON : 0),
      top: sill + height + CASING,
    }));
  const cuts = [0, ...holes.flatMap(({ left, right }) => [left, right]), frame.length]
    .map((cut) => Math.max(0, Math.min(frame.length, cut)))
    .sort((a, b) => a - b);
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i]!;
    const middle = (from + to) / 2;
    const here = holes.filter(({ left, right }) => middle > left && middle < right);
    const top = Math.min(high, ...here.filter(({ top }) => top > low).map(({ bottom }) => bottom));
    return to - from > 0.01 && top - low > 0.1 ? [{ frame, from, to, low, high: top }] : [];
  });
}

function rails(
  { spec }: ViewRoom,
  fields: readonly Field[],
  height: number,
  thick: number,
  look: Material = spec.trim.material,
): AddedPart[] {
  const whole = fields.filter(({ high }) => high > height - 0.01);
  return built(
    'trim',
    look,
    whole.map(({ frame, from, to }) => frame.board(from, height - 0.005, -0.005, [to - from, thick, 0.03])),
  );
}

function framesIn({ frame, from, to, low, high }: Field, step: number, out: number): Mesh[] {
  const { wide, proud, apart } = FRAME;
  if (to - from < NARROWEST || high - low < NARROWEST) return [];
  const count = Math.max(1, Math.round((to - from) / step));
  const each = (to - from) / count;
  const [y, tall, width] = [low + apart, high - low - 2 * apart, each - apart];
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * each + apart / 2;
    const board = (dx: number, dy: number, w: number, h: number) =>
      frame.board(x + dx, y + dy, out - 0.002, [w, h, proud + 0.002]);
    return [
      board(0, 0, width, wide),
      board(0, tall - wide, width, wide),
      board(0, wide, wide, tall - 2 * wide),
      board(width - wide, wide, wide, tall - 2 * wide),
    ];
  }).flat();
}

/** The fronts of narrow boards before their back. */
function beads({ frame, from, to, low, high }: Field): Mesh[] {
  const count = Math.max(1, Math.round((to - from) / BEAD.step));
  const each = (to - from) / count;
  return Array.from({ length: count }, (_, i) =>
    frame.rectangle(from + i * each + BEAD.gap / 2, low, each - BEAD.gap, high - low, PROUD),
  );
}
