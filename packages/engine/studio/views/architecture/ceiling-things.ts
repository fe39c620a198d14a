import { joined, type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { bar, box, ellipsoid } from '../../../src/base/geometry/shapes.ts';
import { aboutX, aboutY, multiply } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { metal } from '../../../src/furniture/materials/solid.ts';
import { material } from '../../../src/render/materials/material.ts';
import type { RoomSpec } from '../../samples/room-spec.ts';
import { BLACK_METAL, BRASS, OAK, satin, WALNUT } from '../../samples/rooms/finishes.ts';
import type { RoomChange, ViewRoom } from '../view-room.ts';
import { built, slab, withParts } from './parts.ts';

const LIKELY = { fan: 0.1, spots: 0.2, track: 0.07, flush: 0.16, alarm: 0.22, vent: 0.16 };
const WHITE = satin('#f4f3f0');
/** Glass of lamps that are off, and of lamps that are on. */
const OPAL = material({ kind: 'plain', color: '#f1eee6' }, { coat: 0.04, roughness: 0.3 });
const LIT = material({ kind: 'plain', color: '#fff6e6' }, { emission: [1.1, 1, 0.85] });
/** A fan's blades stay this high above the camera. */
const OVER_CAMERA = 0.72;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Fans, spots, tracks, flush lamps, alarms and vents on the ceiling, where it is flat. */
export const addCeilingThings: RoomChange = (room, random) => {
  let changed = room;
  const middle = freePlace(room, random, 0.38);
  if (middle && random() < LIKELY.fan) changed = fan(changed, middle, random);
  else if (middle && random() < LIKELY.flush) changed = flushLamp(changed, middle, random);
  if (random() < LIKELY.spots) changed = spots(changed, random);
  if (random() < LIKELY.track) changed = track(changed, random);
  if (random() < LIKELY.alarm) changed = disc(changed, random);
  if (random() < LIKELY.vent) changed = vent(changed, random);
  return changed;
};

/** Whether the flat ceiling is there: no slope, beam or lowered part within `around`, and no lamp. */
function isFlatAt({ spec, added, hasFlatCeiling }: ViewRoom, x: number, z: number, around: number): boolean {
  const { height, width, depth } = spec.size;
  if (spec.ceiling.beams || x < around || z < around || x > width - around || z > depth - around)
    return false;
  const hasLamp = spec.pieces.some(
    ({ where }) => where.on === 'ceiling' && Math.hypot(where.x - x, where.z - z) < around + 0.35,
  );
  if (hasLamp) return false;
  const isCovered = added.some(
    ({ mesh, shows }) => shows !== 'fixture' && hasPointNear(mesh, x, z, around, height),
  );
  return !isCovered && hasFlatCeiling;
}

/** Whether a triangle of a mesh reaches over a place close to the ceiling. */
function hasPointNear(
  { positions, triangles }: Mesh,
  x: number,
  z: number,
  around: number,
  height: number,
): boolean {
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [triangles[i]! * 3, triangles[i + 1]! * 3, triangles[i + 2]! * 3];
    const range = (k: number) =>
      [
        Math.min(positions[a + k]!, positions[b + k]!, positions[c + k]!),
        Math.max(positions[a + k]!, positions[b + k]!, positions[c + k]!),
      ] as const;
    const [xs, ys, zs] = [range(0), range(1), range(2)];
    const isOver = xs[0] < x + around && xs[1] > x - around && zs[0] < z + around && zs[1] > z - around;
    if (isOver && ys[1] > height - 0.6) return true;
  }
  return false;
}

function freePlace(room: ViewRoom, random: () => number, spread: number): Spot | undefined {
  const { width, depth, height } = room.spec.size;
  const x = width * (0.5 + between(random, -spread, spread) * 0.4);
  const z = depth * (0.5 + between(random, -spread, spread) * 0.6);
  return isFlatAt(room, x, z, 0.35) ? { x, y: height, z } : undefined;
}

const disk = ({ x, y, z }: Spot, radius: number, thick: number, sides = 20): Mesh =>
  bar([x, y, z], [x, y - thick, z], radius, radius, sides);

function fan(room: ViewRoom, at: Spot, random: () => number): ViewRoom {
  const { x, y, z } = at;
  const drop = between(random, 0.18, 0.4);
  const reach = between(random, 0.45, 0.7);
  const { position } = room.spec.camera;
  if (
    y - drop - 0.15 < position[1] + OVER_CAMERA ||
    Math.hypot(position[0] - x, position[2] - z) < reach + 0.7
  )
    return room;
  if (!isFlatAt(room, x, z, reach)) return room;
  const body = pick(random, [WHITE, BLACK_METAL, BRASS, metal('#b9bbbd', 0.35)]);
  const blade = pick(random, [WHITE, OAK, WALNUT, satin('#2c2b2a')]);
  const count = pick(random, [3, 4, 5, 5]);
  const start = between(random, 0, Math.PI);
  const level = y - drop;
  const blades = Array.from({ length: count }, (_, i) => {
    const turn = multiply(aboutY(start + (i / count) * 2 * Math.PI), aboutX(0.2));
    const flat = placed(box([reach - 0.1, 0.008, 0.13]), [0.1 + (reach - 0.1) / 2, 0, 0]);
    return placed(flat, [x, level, z], turn);
  });
  const hasLight = random() < 0.6;
  return withParts(room, [
    ...built('lamp', body, [
      disk(at, 0.07, 0.05),
      bar([x, y, z], [x, level, z], 0.012, 0.012, 8),
      disk({ x, y: level + 0.06, z }, 0.1, 0.12),
    ]),
    ...built('lamp', blade, blades),
    ...(hasLight ? built('lamp', OPAL, [placed(ellipsoid([0.1, 0.07, 0.1], 16), [x, level - 0.08, z])]) : []),
  ]);
}

function flushLamp(room: ViewRoom, at: Spot, random: () => number): ViewRoom {
  const radius = between(random, 0.13, 0.28);
  const ring = pick(random, [WHITE, BLACK_METAL, BRASS]);
  const glass = room.spec.light.lamps > 0 || random() < 0.35 ? LIT : OPAL;
  const { x, y, z } = at;
  const shape =
    random() < 0.5
      ? placed(ellipsoid([radius, 0.09, radius], 20), [x, y - 0.03, z])
      : disk({ x, y: y - 0.02, z }, radius, 0.07, 24);
  return withParts(room, [
    ...built('lamp', ring, [disk(at, radius * 1.04, 0.03, 24)]),
    ...built('lamp', glass, [shape]),
  ]);
}

/** Recessed spots in rows. */
function spots(room: ViewRoom, random: () => number): ViewRoom {
  const { width, depth, height } = room.spec.size;
  const [columns, rows] = [pick(random, [2, 2, 3]), pick(random, [2, 3, 3, 4])];
  const margin = between(random, 0.45, 0.9);
  const glass = random() < 0.45 ? LIT : OPAL;
  const ring = random() < 0.8 ? WHITE : metal('#c5c6c8', 0.3);
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: margin + ((width - 2 * margin) * (i % columns)) / (columns - 1),
    y: height,
    z: margin + ((depth - 2 * margin) * Math.floor(i / columns)) / Math.max(1, rows - 1),
  })).filter(({ x, z }) => isFlatAt(room, x, z, 0.07));
  const radius = between(random, 0.035, 0.06);
  return withParts(room, [
    ...built(
      'fixture',
      ring,
      places.map((place) => disk(place, radius * 1.3, 0.006, 16)),
    ),
    ...built(
      'fixture',
      glass,
      places.map((place) => disk(place, radius, 0.008, 14)),
    ),
  ]);
}

/** A rail with small lamps. */
function track(room: ViewRoom, random: () => number): ViewRoom {
  const { width, depth, height } = room.spec.size;
  const long = Math.min(width, depth) * between(random, 0.35, 0.6);
  const x = width * between(random, 0.4, 0.6);
  const z = depth * between(random, 0.3, 0.6);
  if (!isFlatAt(room, x, z, long / 2)) return room;
  const look = random() < 0.6 ? BLACK_METAL : WHITE;
  const count = pick(random, [3, 4, 5]);
  const heads = Array.from({ length: count }, (_, i) => {
    const at = x - long / 2 + (long * (i + 0.5)) / count;
    const [dx, dz] = [between(random, -0.06, 0.06), between(random, -0.1, 0.1)];
    return [
      bar([at, height, z], [at, height - 0.07, z], 0.008, 0.008, 6),
      bar([at, height - 0.06, z], [at + dx, height - 0.17, z + dz], 0.03, 0.035, 12),
    ];
  }).flat();
  return withParts(
    room,
    built('lamp', look, [slab([x - long / 2, height - 0.02, z - 0.017], [long, 0.02, 0.034]), ...heads]),
  );
}

/** A smoke alarm. */
function disc(room: ViewRoom, random: () => number): ViewRoom {
  const at = anywhere(room.spec, random);
  if (!isFlatAt(room, at.x, at.z, 0.1)) return room;
  const radius = between(random, 0.04, 0.065);
  const body = joined([disk(at, radius, 0.025), disk({ ...at, y: at.y - 0.024 }, radius * 0.7, 0.012)]);
  return withParts(room, built('fixture', WHITE, [body]));
}

/** A grille of an air duct, or a loft hatch's size of it. */
function vent(room: ViewRoom, random: () => number): ViewRoom {
  const { x, y, z } = anywhere(room.spec, random);
  if (!isFlatAt(room, x, z, 0.3)) return room;
  const [long, wide] = [between(random, 0.2, 0.6), between(random, 0.1, 0.3)];
  const count = Math.max(4, Math.round(wide / 0.025));
  const slats = Array.from({ length: count }, (_, i) =>
    slab(
      [x - long / 2 + 0.02, y - 0.014, z - wide / 2 + (wide * (i + 0.25)) / count],
      [long - 0.04, 0.008, (wide / count) * 0.5],
    ),
  );
  return withParts(room, [
    ...built('fixture', satin('#8d8c89'), [
      slab([x - long / 2, y - 0.006, z - wide / 2], [long, 0.006, wide]),
    ]),
    ...built('fixture', WHITE, [
      ...slats,
      slab([x - long / 2, y - 0.012, z - wide / 2 - 0.02], [long, 0.012, 0.02]),
      slab([x - long / 2, y - 0.012, z + wide / 2], [long, 0.012, 0.02]),
    ]),
  ]);
}

const anywhere = ({ size: { width, depth, height } }: RoomSpec, random: () => number): Spot => ({
  x: width * between(random, 0.15, 0.85),
  y: height,
  z: depth * between(random, 0.1, 0.8),
});
