import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { quad } from '../../../src/base/geometry/shapes.ts';
import { plank } from '../../../src/furniture/joinery.ts';
import { type RoomSpec, WALL_SIDES, type WallSide } from '../room-spec.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

/** A rectangular hole in a wall, from its left end and from the floor. */
export interface Hole {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The holes windows and doors leave in one wall. */
export function holesIn(spec: RoomSpec, side: WallSide): Hole[] {
  return [...spec.windows, ...spec.doors.map((door) => ({ ...door, sill: 0 }))]
    .filter(({ wall }) => wall === side)
    .map(({ along, width, sill, height }) => ({
      left: along,
      right: along + width,
      bottom: sill,
      top: sill + height,
    }));
}

/** Floor, ceiling with its beams, and walls around their holes. */
export function boxParts(spec: RoomSpec): ShellPart[] {
  const { width, height, depth } = spec.size;
  const floor = quad([0, 0, depth], [width, 0, 0], [0, 0, -depth]);
  const ceiling = quad([0, height, 0], [width, 0, 0], [0, 0, depth]);
  return [
    ...partsOf('floor', spec.floor, [floor]),
    ...partsOf('ceiling', spec.ceiling.material, [ceiling]),
    ...beamParts(spec),
    ...WALL_SIDES.flatMap((side) =>
      partsOf('wall', spec.walls[side], around(wallFrame(spec.size, side), holesIn(spec, side))),
    ),
  ];
}

function beamParts({ ceiling: { beams }, size: { width, height, depth } }: RoomSpec): ShellPart[] {
  if (!beams) return [];
  const { along, count, section, material } = beams;
  const [wide, high] = section;
  const span = along === 'x' ? depth : width;
  return Array.from({ length: count }, (_, i) => {
    const place = (span * (i + 0.5)) / count;
    const y = height - high / 2;
    const beam =
      along === 'x'
        ? plank(material, [width, high, wide], [width / 2, y, place], 0.012)
        : plank(material, [wide, high, depth], [place, y, depth / 2], 0.012);
    return { ...beam, shows: 'ceiling' };
  });
}

/** The wall cut into rectangles along the holes' edges, without the holes. */
function around(frame: WallFrame, holes: readonly Hole[]): Mesh[] {
  const columns = cuts(
    frame.length,
    holes.flatMap((hole) => [hole.left, hole.right]),
  );
  const rows = cuts(
    frame.height,
    holes.flatMap((hole) => [hole.bottom, hole.top]),
  );
  const meshes: Mesh[] = [];
  for (let i = 0; i + 1 < columns.length; i++) {
    for (let j = 0; j + 1 < rows.length; j++) {
      const [left, right, bottom, top] = [columns[i]!, columns[i + 1]!, rows[j]!, rows[j + 1]!];
      const [x, y] = [(left + right) / 2, (bottom + top) / 2];
      const open = holes.some((hole) => x > hole.left && x < hole.right && y > hole.bottom && y < hole.top);
      if (!open) meshes.push(frame.rectangle(left, bottom, right - left, top - bottom));
    }
  }
  return meshes;
}

function cuts(end: number, inside: readonly number[]): number[] {
  return [...new Set([0, ...inside, end])].sort((a, b) => a - b);
}
