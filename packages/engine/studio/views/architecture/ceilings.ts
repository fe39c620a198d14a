import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { between, pick } from '../../../src/base/random.ts';
import { metal } from '../../../src/furniture/materials/solid.ts';
import type { RoomSpec } from '../../samples/room-spec.ts';
import { boards, OAK, OLD_BEAM, satin, WALNUT } from '../../samples/rooms/finishes.ts';
import type { RoomChange, ViewRoom } from '../view-room.ts';
import { anyPaint, palePaint, wallPaint } from './paints.ts';
import { built, slab, wallClass, withParts } from './parts.ts';

const LIKELY = { surface: 0.3, shape: 0.22, beams: 0.13 };
/** Distance of the camera's place below lowered parts. */
const OVER_CAMERA = 0.72;
/** Air above windows, doors and openings. */
const OVER_HOLE = 0.02;
type Wood = readonly [color: string, dark: string];
const PLANKS: readonly [Wood, ...Wood[]] = [
  ['#c9a374', '#9d7850'],
  ['#a97446', '#74492a'],
  ['#eeeae2', '#d9d3c8'],
  ['#7a5438', '#4e3322'],
  ['#dcc39c', '#b9986c'],
];

/** Colored and wooden ceilings. */
export const changeCeilingSurface: RoomChange = (room, random) => {
  if (random() > LIKELY.surface) return room;
  const { spec } = room;
  const material = pick(random, [
    () => wallPaint(palePaint(random), random),
    () => wallPaint(palePaint(random), random),
    () => wallPaint(anyPaint(random), random),
    () => spec.walls.south,
    () => planks(random),
    () => planks(random),
  ])();
  return { ...room, spec: { ...spec, ceiling: { ...spec.ceiling, material } } };
};

function planks(random: () => number) {
  const [color, dark] = pick(random, PLANKS);
  return boards(color, dark, 'straight', [pick(random, [0.09, 0.12, 0.18]), 2.4], between(random, 0.3, 0.7));
}

/** Beams of wood or steel across the ceiling. */
export const addBeams: RoomChange = (room, random) => {
  if (random() > LIKELY.beams || !room.hasFlatCeiling) return room;
  const high = Math.min(between(random, 0.08, 0.26), dropOf(room));
  if (high < 0.06) return room;
  const material = pick(random, [
    OLD_BEAM,
    OLD_BEAM,
    OAK,
    WALNUT,
    satin('#efede8'),
    satin('#4a3a2e'),
    metal('#3a3b3d', 0.5),
  ]);
  const beams = {
    material,
    along: pick(random, ['x', 'z']),
    count: Math.floor(between(random, 1, 8)),
    section: [between(random, 0.07, 0.24), high],
  } as const;
  return { ...room, spec: { ...room.spec, ceiling: { ...room.spec.ceiling, beams } } };
};

/** Bulkheads, trays, coffers and large cornices. */
export const shapeCeiling: RoomChange = (room, random) => {
  if (random() > LIKELY.shape || !room.hasFlatCeiling || room.spec.ceiling.beams) return room;
  return pick(random, [soffit, soffit, tray, coffers, cornice])(room, random);
};

/** Largest drop of parts of the ceiling. */
function dropOf({ spec, openings }: ViewRoom): number {
  const tops = [...spec.windows, ...[...spec.doors, ...openings].map((door) => ({ ...door, sill: 0 }))].map(
    ({ sill, height }) => sill + height + OVER_HOLE,
  );
  const kitchen = spec.roomType === 'kitchen' ? [2.25] : [];
  return spec.size.height - Math.max(spec.camera.position[1] + OVER_CAMERA, 2.02, ...tops, ...kitchen);
}

/** A lowered strip: upright faces as the walls, the underside as the ceiling. */
function lowered(spec: RoomSpec, x: number, z: number, width: number, depth: number, drop: number) {
  const y = spec.size.height - drop;
  const face = slab([x, y + 0.004, z], [width, drop, depth]);
  const under = slab([x + 0.0005, y, z + 0.0005], [width - 0.001, 0.006, depth - 0.001]);
  return { face, under };
}

type Strip = readonly [x: number, z: number, width: number, depth: number];

function withStrips(room: ViewRoom, strips: readonly Strip[], drop: number, isWall: boolean): ViewRoom {
  const { spec } = room;
  const { ceiling, walls } = spec;
  const parts = strips.map(([x, z, width, depth]) => lowered(spec, x, z, width, depth, drop));
  const look = isWall ? walls.south : ceiling.material;
  return withParts({ ...room, spec: { ...spec, trim: { ...spec.trim, cornice: 'none' } } }, [
    ...built(
      isWall ? wallClass(look) : 'ceiling',
      look,
      parts.map(({ face }) => face),
    ),
    ...built(
      'ceiling',
      ceiling.material,
      parts.map(({ under }) => under),
    ),
  ]);
}

/** A bulkhead along one or two walls. */
const soffit: RoomChange = (room, random) => {
  const { width, depth } = room.spec.size;
  const drop = Math.min(between(random, 0.12, 0.45), dropOf(room));
  if (drop < 0.1) return room;
  const deep = between(random, 0.25, 0.9);
  const strips: Strip[] = [
    [0, 0, width, deep],
    [0, 0, deep, depth],
    [width - deep, 0, deep, depth],
  ];
  const first = Math.floor(random() * strips.length);
  const chosen = strips.filter((_, i) => i === first || random() < 0.2);
  return withStrips(room, chosen, drop, random() < 0.7);
};

/** A lowered ring around a higher middle. */
const tray: RoomChange = (room, random) => {
  const drop = Math.min(between(random, 0.12, 0.3), dropOf(room));
  if (drop < 0.11) return room;
  return withStrips(room, ringOf(room.spec, between(random, 0.3, 0.75)), drop, random() < 0.3);
};

function ringOf({ size: { width, depth } }: RoomSpec, deep: number): Strip[] {
  return [
    [0, 0, width, deep],
    [0, depth - deep, width, deep],
    [0, deep, deep, depth - 2 * deep],
    [width - deep, deep, deep, depth - 2 * deep],
  ];
}

/** A grid of boxed beams. */
const coffers: RoomChange = (room, random) => {
  const drop = Math.min(between(random, 0.08, 0.22), dropOf(room));
  if (drop < 0.07) return room;
  const { width, depth, height } = room.spec.size;
  const thick = between(random, 0.1, 0.22);
  const [columns, rows] = [
    Math.max(2, Math.round(width / between(random, 1, 1.8))),
    Math.max(2, Math.round(depth / between(random, 1, 1.8))),
  ];
  const bars: Mesh[] = [
    ...Array.from({ length: columns + 1 }, (_, i) =>
      slab([(i * width) / columns - thick / 2, height - drop, 0], [thick, drop, depth]),
    ),
    ...Array.from({ length: rows + 1 }, (_, j) =>
      slab([0, height - drop + 0.001, (j * depth) / rows - thick / 2], [width, drop, thick]),
    ),
  ];
  const look = random() < 0.7 ? room.spec.ceiling.material : satin('#f3f1ec');
  return withParts(
    { ...room, spec: { ...room.spec, trim: { ...room.spec.trim, cornice: 'none' } } },
    built('ceiling', look, bars),
  );
};

const cornice: RoomChange = (room, random) => {
  const { spec } = room;
  const look = {
    cornice: pick(random, ['cove', 'stepped']),
    corniceSize: Math.min(between(random, 0.14, 0.28), Math.max(0.08, dropOf(room))),
  };
  return { ...room, spec: { ...spec, trim: { ...spec.trim, ...look } } };
};
