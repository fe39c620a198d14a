import { between, pick } from '../../../src/base/random.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import { type RoomSpec, WALL_SIDES, type WallSide } from '../../samples/room-spec.ts';
import { OAK, satin, WALNUT, walls } from '../../samples/rooms/finishes.ts';
import type { RoomChange } from '../view-room.ts';
import { anyCovering, roughWall, wallpaper } from './coverings.ts';
import { paleFloor } from './floors.ts';
import { anyPaint, boldPaint, shaded, shifted, WHITES, wallPaint } from './paints.ts';

/** Shares of the rooms; the rest keeps the kit's walls. */
const LIKELY = { white: 0.14, painted: 0.36, accent: 0.14, papered: 0.08, covered: 0.05, rough: 0.05 };
/** Of accent walls. */
const ACCENT = { paint: 0.4, paper: 0.25 };
const LIKELY_TRIM = 0.45;
/** Largest difference between walls of one color, of 255: each was painted on another day. */
const WALL_TO_WALL = 3;
const ACCENT_SIDES = ['north', 'north', 'east', 'west'] as const;

/** Other paint, paper and coverings on the walls, and other trim; walls behind panels stay covered. */
export const changeWallFinishes: RoomChange = (room, random) => {
  const spec = finished(room.spec, random);
  return { ...room, spec: random() < LIKELY_TRIM ? { ...spec, trim: otherTrim(spec, random) } : spec };
};

function finished(spec: RoomSpec, random: () => number): RoomSpec {
  let rest = random();
  const isNext = (share: number): boolean => {
    rest -= share;
    return rest < 0;
  };
  if (isNext(LIKELY.white)) return whiteRoom(spec, random);
  if (isNext(LIKELY.painted)) return { ...spec, walls: paintedWalls(random) };
  if (isNext(LIKELY.accent)) {
    return { ...spec, walls: { ...paintedWalls(random), [pick(random, ACCENT_SIDES)]: accent(random) } };
  }
  if (isNext(LIKELY.papered)) return { ...spec, walls: walls(wallpaper(random)) };
  if (isNext(LIKELY.covered)) return { ...spec, walls: walls(anyCovering(random)) };
  if (isNext(LIKELY.rough)) return { ...spec, walls: walls(roughWall(random)) };
  return spec;
}

function paintedWalls(random: () => number): Record<WallSide, Material> {
  const color = anyPaint(random);
  const look = wallPaint(color, random);
  const each = WALL_SIDES.map((side) => {
    const own = shifted(color, random, WALL_TO_WALL);
    return [side, { ...look, texture: { kind: 'paint', color: own, seed: 1 } }] as const;
  });
  return Object.fromEntries(each) as Record<WallSide, Material>;
}

function accent(random: () => number): Material {
  const kind = random();
  if (kind < ACCENT.paint) return wallPaint(boldPaint(random), random);
  return kind < ACCENT.paint + ACCENT.paper ? wallpaper(random) : anyCovering(random);
}

/** Walls, ceiling and trim of nearly the same white over a pale floor. */
function whiteRoom(spec: RoomSpec, random: () => number): RoomSpec {
  const white = pick(random, WHITES);
  const near = (): string => shifted(white, random, 2);
  const isPale = random() < 0.6;
  return {
    ...spec,
    walls: walls(wallPaint(near(), random)),
    ceiling: { ...spec.ceiling, material: wallPaint(near(), random) },
    trim: { ...spec.trim, material: satin(near()) },
    ...(isPale && { floor: paleFloor(random) }),
  };
}

function otherTrim({ trim, walls: { south } }: RoomSpec, random: () => number): RoomSpec['trim'] {
  const { texture } = south;
  const own = 'color' in texture ? texture.color : '#eeece6';
  const look = pick(random, [
    satin(shifted('#f3f1ec', random, 4)),
    satin(shifted('#f3f1ec', random, 4)),
    satin(own),
    satin(shaded(own, between(random, 0.6, 0.95))),
    satin('#2a2b2d'),
    OAK,
    WALNUT,
  ]);
  return {
    material: look,
    skirting: trim.skirting === 0 ? 0 : between(random, 0.04, 0.24),
    cornice: pick(random, ['none', 'none', 'none', 'cove', 'stepped', 'shadow-gap']),
    corniceSize: between(random, 0.05, 0.2),
  };
}
