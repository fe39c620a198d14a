import { quad } from '../../../src/base/geometry/shapes.ts';
import { add, cross, normalize, scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { type Material, material } from '../../../src/render/materials/material.ts';
import { type Placement, type RoomSpec, WALL_SIDES, type WallSide } from '../../samples/room-spec.ts';
import { WHITE_WOOD } from '../../samples/rooms/finishes.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import type { AddedPart, RoomChange, ViewRoom } from '../view-room.ts';
import { halfExtents, onWall, without } from './free-walls.ts';
import { built, wallClass, withParts } from './parts.ts';

const LIKELY = { sloped: 0.12, both: 0.35, wallMaterial: 0.3, skylight: 0.4 };
const KNEE = { least: 1.2, most: 2.2 };
/** Air between the slope and the camera, and above windows and doors. */
const FREE = { camera: 0.75, hole: 0.05 };
const SKY = material({ kind: 'plain', color: '#eef4fa' }, { emission: [0.75, 0.85, 1] });
/** Heights of tall pieces; others are low. */
const HEIGHTS: Partial<Record<Placement['kind'], number>> = {
  wardrobe: 2.2,
  bookshelf: 2.1,
  'floor-lamp': 1.7,
  plant: 1.7,
  'towel-ladder': 1.8,
  bed: 1.3,
};
const LOW_PIECE = 1;
const HUNG_PIECE = 0.8;

/** A slope from the wall's knee up to the ceiling. */
interface Slope {
  readonly side: WallSide;
  readonly knee: number;
  /** Meters from the wall where it meets the flat ceiling. */
  readonly run: number;
}

/** An attic: one or two slopes in place of a part of the ceiling, with or without a roof window. */
export const slopeCeiling: RoomChange = (room, random) => {
  if (random() > LIKELY.sloped || room.spec.roomType === 'kitchen') return room;
  const { size } = room.spec;
  const side = pick(random, ['west', 'east', 'north', 'south']);
  const opposite = WALL_SIDES[(WALL_SIDES.indexOf(side) + 2) % WALL_SIDES.length]!;
  const across = side === 'west' || side === 'east' ? size.width : size.depth;
  const hasBoth = random() < LIKELY.both;
  const knee = between(random, KNEE.least, Math.min(KNEE.most, size.height - 0.4));
  const run = hasBoth
    ? across / 2 - pick(random, [0, between(random, 0.2, 0.8)])
    : across * between(random, 0.25, 0.8);
  const slopes: Slope[] = [{ side, knee, run }, ...(hasBoth ? [{ side: opposite, knee, run }] : [])];
  if (!fits(room, slopes)) return room;
  const free = without(room, (piece) => slopes.some((slope) => hits(room.spec, slope, piece)));
  if (room.spec.light.lamps > 0 && free !== room) return room;
  const { walls, ceiling } = room.spec;
  const look = random() < LIKELY.wallMaterial ? walls[side] : ceiling.material;
  const flat: AddedPart[] = [...built('ceiling', ceiling.material, flatPart(room.spec, slopes))];
  return {
    ...withParts(free, [
      ...slopes.flatMap((slope) => slopeParts(room.spec, slope, look)),
      ...flat,
      ...(random() < LIKELY.skylight ? skylight(room.spec, slopes[0]!, random) : []),
    ]),
    spec: {
      ...free.spec,
      ceiling: { material: ceiling.material },
      trim: { ...free.spec.trim, cornice: 'none' },
    },
    hasFlatCeiling: false,
  };
};

const heightAt = ({ size }: RoomSpec, { knee, run }: Slope, out: number): number =>
  Math.min(size.height, knee + ((size.height - knee) * out) / run);

/** The slope's edges: along its wall, and up it. */
function edges({ size }: RoomSpec, { side, knee, run }: Slope): { corner: Vec3; along: Vec3; up: Vec3 } {
  const frame = wallFrame(size, side);
  return {
    corner: frame.point(0, knee, 0),
    along: scale(frame.right, frame.length),
    up: add(scale(frame.inward, run), [0, size.height - knee, 0]),
  };
}

function slopeParts(spec: RoomSpec, slope: Slope, look: Material): AddedPart[] {
  const { corner, along, up } = edges(spec, slope);
  return built(look === spec.ceiling.material ? 'ceiling' : wallClass(look), look, [quad(corner, along, up)]);
}

function flatPart({ size }: RoomSpec, slopes: readonly Slope[]) {
  const cut = (side: WallSide): number => slopes.find((slope) => slope.side === side)?.run ?? 0;
  const [x0, x1, z0, z1] = [cut('west'), size.width - cut('east'), cut('north'), size.depth - cut('south')];
  return x1 - x0 > 0.01 && z1 - z0 > 0.01
    ? [quad([x0, size.height, z0], [x1 - x0, 0, 0], [0, 0, z1 - z0])]
    : [];
}

/** Whether the camera is under the slopes, and they cut no window, door or opening. */
function fits({ spec, openings }: ViewRoom, slopes: readonly Slope[]): boolean {
  const [cx, cy, cz] = spec.camera.position;
  const holes = [...spec.windows, ...[...spec.doors, ...openings].map((door) => ({ ...door, sill: 0 }))];
  const isUnder = (x: number, y: number, z: number, air: number): boolean =>
    slopes.every((slope) => heightAt(spec, slope, Math.max(0, onWall(spec, slope.side, x, z)[1])) > y + air);
  const holesFit = holes.every(({ wall, along, width, sill, height }) => {
    const frame = wallFrame(spec.size, wall);
    return [along, along + width].every((at) => {
      const [x, , z] = frame.point(at, 0);
      return isUnder(x, Math.min(sill + height + FREE.hole, spec.size.height - 0.01), z, 0);
    });
  });
  return holesFit && isUnder(cx, cy, cz, FREE.camera);
}

function hits(spec: RoomSpec, slope: Slope, piece: Placement): boolean {
  const { where, kind, size } = piece;
  if (where.on === 'piece') return false;
  if (where.on === 'wall') {
    const frame = wallFrame(spec.size, where.wall);
    const half = halfExtents(piece)[0];
    const top = where.up + (size?.[1] ?? HUNG_PIECE);
    return [where.along - half, where.along + half].some((at) => {
      const [x, , z] = frame.point(at, 0);
      return top > heightAt(spec, slope, Math.max(0, onWall(spec, slope.side, x, z)[1]));
    });
  }
  const [halfX, halfZ] = halfExtents(piece);
  const isTurned = slope.side === 'west' || slope.side === 'east';
  const out = Math.max(0, onWall(spec, slope.side, where.x, where.z)[1] - (isTurned ? halfX : halfZ));
  const clear = heightAt(spec, slope, out);
  if (where.on === 'ceiling') return clear < spec.size.height - 0.01;
  const up = where.on === 'height' ? where.y + 0.4 : (size?.[1] ?? HEIGHTS[kind] ?? LOW_PIECE);
  return up > clear;
}

/** A window in the slope: a bright pane in a frame that protrudes a little. */
function skylight(spec: RoomSpec, slope: Slope, random: () => number): AddedPart[] {
  const { corner, along, up } = edges(spec, slope);
  const [right, rise] = [normalize(along), normalize(up)];
  const normal = normalize(cross(right, rise));
  const inner: Vec3 = normal[1] < 0 ? normal : scale(normal, -1);
  const [long, high] = [Math.hypot(...along), Math.hypot(...up)];
  const tall = Math.min(high * 0.7, between(random, 0.7, 1.3));
  const count = long > 3.5 && random() < 0.4 ? 2 : 1;
  const width = between(random, 0.55, 1);
  const start = between(random, 0.3, Math.max(0.3, long - count * (width + 0.5) - 0.2));
  return Array.from({ length: count }, (_, i) => {
    const at = (u: number, v: number, out: number): Vec3 =>
      add(
        add(corner, scale(right, start + i * (width + 0.5) + u)),
        add(scale(rise, (high - tall) * 0.55 + v), scale(inner, out)),
      );
    const strip = (u: number, v: number, w: number, h: number) =>
      quad(at(u, v, 0.014), scale(right, w), scale(rise, h));
    return [
      ...built('glass', SKY, [quad(at(0, 0, 0.008), scale(right, width), scale(rise, tall))]),
      ...built('frame', WHITE_WOOD, [
        strip(-0.07, -0.07, width + 0.14, 0.1),
        strip(-0.07, tall - 0.03, width + 0.14, 0.1),
        strip(-0.07, 0, 0.1, tall),
        strip(width - 0.03, 0, 0.1, tall),
      ]),
    ];
  }).flat();
}
