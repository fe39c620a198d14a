import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { BodySpec } from './house-spec.ts';
import { polygon } from './polygon.ts';
import { roofParts } from './roof.ts';

type Hole = Readonly<Record<'x' | 'sill' | 'width' | 'height', number>>;

/** Walls of a body around the holes in its front, its downpipes, chimney and roof. */
export function bodyParts(body: BodySpec, holes: readonly Hole[]): ShellPart[] {
  const { x, forward, width, depth, eaves, wall, trim, roof } = body;
  const pipes = roof.kind === 'gable' && roof.ridge === 'x' ? [downpipe(0.14, eaves)] : [];
  const parts = [
    ...partsOf('facade', wall, [
      ...frontAround(width, eaves, holes),
      ...sidesAndBack(width, depth, eaves),
      ...gables(body),
    ]),
    ...partsOf('facade', body.plinth ?? wall, body.plinth ? plinth(width, depth, holes) : []),
    ...partsOf('trim', trim, pipes),
    ...chimneyParts(body),
    ...roofParts(body),
  ];
  return parts.map((part) => ({ ...part, mesh: placed(part.mesh, [x, 0, forward]) }));
}

function sidesAndBack(width: number, depth: number, eaves: number): Mesh[] {
  const side = (x: number) =>
    polygon([
      [x, 0, -depth],
      [x, 0, 0],
      [x, eaves, 0],
      [x, eaves, -depth],
    ]);
  const back: Vec3[] = [
    [width, 0, -depth],
    [0, 0, -depth],
    [0, eaves, -depth],
    [width, eaves, -depth],
  ];
  return [side(0), side(width), polygon(back)];
}

/** The triangles of wall under a gable roof. */
function gables({ width, depth, eaves, roof }: BodySpec): Mesh[] {
  if (roof.kind === 'flat') return [];
  const top = eaves + roof.rise;
  return roof.ridge === 'z'
    ? [0, -depth].map((z) =>
        polygon([
          [0, eaves, z],
          [width, eaves, z],
          [width / 2, top, z],
        ]),
      )
    : [0, width].map((x) =>
        polygon([
          [x, eaves, -depth],
          [x, eaves, 0],
          [x, top, -depth / 2],
        ]),
      );
}

/** A course of another material at the foot of the front, between the doors. */
function plinth(width: number, depth: number, holes: readonly Hole[]): Mesh[] {
  const high = 0.32;
  const doors = holes.filter(({ sill }) => sill < high).sort((a, b) => a.x - b.x);
  const ends = [0, ...doors.flatMap((door) => [door.x, door.x + door.width]), width];
  const strips: Mesh[] = [];
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const [from, to] = [ends[i]!, ends[i + 1]!];
    strips.push(
      polygon([
        [from, 0, 0.03],
        [to, 0, 0.03],
        [to, high, 0.03],
        [from, high, 0.03],
      ]),
      polygon([
        [from, high, 0.03],
        [to, high, 0.03],
        [to, high, 0],
        [from, high, 0],
      ]),
    );
  }
  const side = polygon([
    [-0.03, 0, 0.03],
    [-0.03, 0, -depth],
    [-0.03, high, -depth],
    [-0.03, high, 0.03],
  ]);
  return [...strips, side];
}

function downpipe(x: number, eaves: number): Mesh {
  return bar([x, 0, 0.07], [x, eaves - 0.12, 0.07], 0.04, 0.04, 12);
}

function chimneyParts({ chimney, depth, eaves, roof, wall }: BodySpec): ShellPart[] {
  if (chimney === undefined || roof.kind === 'flat') return [];
  const [low, high] = [eaves, eaves + roof.rise + 0.95];
  const [half, z] = [0.36, -depth / 2];
  const corners = (grow: number): [number, number][] => [
    [chimney - half - grow, z + half + grow],
    [chimney + half + grow, z + half + grow],
    [chimney + half + grow, z - half - grow],
    [chimney - half - grow, z - half - grow],
  ];
  const stack = (grow: number, from: number, to: number): Mesh[] =>
    corners(grow).map(([ax, az], i, all) => {
      const [bx, bz] = all[(i + 1) % 4]!;
      return polygon([
        [ax, from, az],
        [bx, from, bz],
        [bx, to, bz],
        [ax, to, az],
      ]);
    });
  const lid = polygon(corners(0.05).map(([cx, cz]): Vec3 => [cx, high, cz]));
  const pots = [-0.16, 0.16].map((dx) =>
    bar([chimney + dx, high, z], [chimney + dx, high + 0.34, z], 0.1, 0.085, 14),
  );
  return [
    ...partsOf('facade', wall, [...stack(0, low, high - 0.16), ...stack(0.05, high - 0.16, high), lid]),
    ...partsOf('roof', roof.material, pots),
  ];
}

function frontAround(width: number, height: number, holes: readonly Hole[]): Mesh[] {
  const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);
  const columns = sorted([0, width, ...holes.flatMap((hole) => [hole.x, hole.x + hole.width])]);
  const rows = sorted([0, height, ...holes.flatMap((hole) => [hole.sill, hole.sill + hole.height])]);
  const meshes: Mesh[] = [];
  for (let i = 0; i + 1 < columns.length; i++) {
    for (let j = 0; j + 1 < rows.length; j++) {
      const [left, right, low, high] = [columns[i]!, columns[i + 1]!, rows[j]!, rows[j + 1]!];
      const [mx, my] = [(left + right) / 2, (low + high) / 2];
      const open = holes.some(
        (hole) => mx > hole.x && mx < hole.x + hole.width && my > hole.sill && my < hole.sill + hole.height,
      );
      if (!open)
        meshes.push(
          polygon([
            [left, low, 0],
            [right, low, 0],
            [right, high, 0],
            [left, high, 0],
          ]),
        );
    }
  }
  return meshes;
}
