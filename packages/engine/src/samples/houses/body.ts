import { createMeshBuilder, type Mesh, placed } from '../../geometry/mesh.ts';
import { box } from '../../geometry/shapes.ts';
import { cross, normalize, subtract, type Vec3 } from '../../geometry/vector.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { BodySpec } from './house-spec.ts';

/** How far a roof stands out over eaves and gables, and how thick it is. */
const OVER = 0.35;
const SLAB = 0.16;

/** Walls of a body around the holes in its front, and its roof. */
export function bodyParts(
  body: BodySpec,
  holes: ReadonlyArray<{ x: number; sill: number; width: number; height: number }>,
): ShellPart[] {
  const { x, forward, width, depth, eaves, wall, roof } = body;
  const at = (mesh: Mesh) => placed(mesh, [x, 0, forward]);
  const faces = [
    ...frontAround(width, eaves, holes),
    polygon([
      [0, 0, -depth],
      [0, 0, 0],
      [0, eaves, 0],
      [0, eaves, -depth],
    ]),
    polygon([
      [width, 0, 0],
      [width, 0, -depth],
      [width, eaves, -depth],
      [width, eaves, 0],
    ]),
    polygon([
      [width, 0, -depth],
      [0, 0, -depth],
      [0, eaves, -depth],
      [width, eaves, -depth],
    ]),
  ];
  if (roof.kind === 'flat') {
    const slab = placed(box([width + 2 * roof.edge, 0.28, depth + 2 * roof.edge]), [
      width / 2,
      eaves + 0.14,
      -depth / 2,
    ]);
    return [...partsOf('facade', wall, faces.map(at)), ...partsOf('roof', roof.material, [at(slab)])];
  }
  const top = eaves + roof.rise;
  const gables =
    roof.ridge === 'z'
      ? [
          polygon([
            [0, eaves, 0],
            [width, eaves, 0],
            [width / 2, top, 0],
          ]),
          polygon([
            [width, eaves, -depth],
            [0, eaves, -depth],
            [width / 2, top, -depth],
          ]),
        ]
      : [
          polygon([
            [0, eaves, -depth],
            [0, eaves, 0],
            [0, top, -depth / 2],
          ]),
          polygon([
            [width, eaves, 0],
            [width, eaves, -depth],
            [width, top, -depth / 2],
          ]),
        ];
  return [
    ...partsOf('facade', wall, [...faces, ...gables].map(at)),
    ...partsOf('roof', roof.material, gableRoof(width, depth, eaves, roof.rise, roof.ridge).map(at)),
  ];
}

/** Two slabs that meet at the ridge and stand out all around. */
function gableRoof(width: number, depth: number, eaves: number, rise: number, ridge: 'x' | 'z'): Mesh[] {
  const half = (ridge === 'z' ? width : depth) / 2;
  const drop = (OVER * rise) / half;
  const [low, top] = [eaves - drop, eaves + rise];
  const slope = (side: -1 | 1): Mesh[] => {
    const place = (out: number, y: number, end: number): Vec3 =>
      ridge === 'z'
        ? [width / 2 + side * out, y, end === 0 ? OVER : -depth - OVER]
        : [end === 0 ? -OVER : width + OVER, y, -depth / 2 + side * out];
    const ring = (lift: number): Vec3[] => [
      place(half + OVER, low + lift, 0),
      place(half + OVER, low + lift, 1),
      place(0, top + lift, 1),
      place(0, top + lift, 0),
    ];
    const [under, over] = [ring(0.005), ring(SLAB)];
    const edges = [0, 1, 2, 3].map((i) =>
      polygon([under[i]!, under[(i + 1) % 4]!, over[(i + 1) % 4]!, over[i]!]),
    );
    return [polygon(under), polygon(over), ...edges];
  };
  return [...slope(-1), ...slope(1)];
}

function frontAround(
  width: number,
  height: number,
  holes: ReadonlyArray<{ x: number; sill: number; width: number; height: number }>,
): Mesh[] {
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

/** A flat convex polygon; texture u runs level and v up the slope, in meters. */
export function polygon(corners: readonly Vec3[]): Mesh {
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const normal = normalize(cross(subtract(b, a), subtract(c, a)));
  const level = Math.abs(normal[1]) > 0.999 ? ([1, 0, 0] as Vec3) : normalize(cross([0, 1, 0], normal));
  const up = cross(normal, level);
  const mesh = createMeshBuilder();
  for (const corner of corners) {
    const u = corner[0] * level[0] + corner[1] * level[1] + corner[2] * level[2];
    const v = corner[0] * up[0] + corner[1] * up[1] + corner[2] * up[2];
    mesh.vertex(corner, normal, [u, v]);
  }
  for (let i = 1; i + 1 < corners.length; i++) mesh.triangle(0, i, i + 1);
  return mesh.build();
}
