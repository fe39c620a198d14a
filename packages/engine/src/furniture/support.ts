import { boundsOf } from '../base/geometry/deform.ts';
import type { Mesh } from '../base/geometry/mesh.ts';
import type { Piece } from './piece.ts';

/**
 * A piece seen from above, in its own coordinates: how high its topmost surface is, cell by cell. Tops of tables are
 * round, of two heights or smaller than their feet, so none of it can be told from the piece's size.
 */
export interface Support {
  readonly columns: number;
  readonly rows: number;
  /** Least x and z, meters. */
  readonly from: readonly [x: number, z: number];
  /** Meters above the floor where the topmost surface is level, -1 where it slopes or nothing is. Row by row. */
  readonly heights: Float32Array;
}

/** The part of a thing that touches the surface below, around its own origin, meters. */
export interface Foot {
  readonly halfWidth: number;
  readonly halfDepth: number;
  /** Height of its lowest point: 0, but for rounding. */
  readonly bottom: number;
}

/** Side of a cell, meters. */
export const SUPPORT_CELL = 0.01;
/** Steeper surfaces, by the upward part of their normal, carry nothing. */
const LEVEL = 0.99;
/** Parts of a thing lower than this touch the ground, meters. */
const TOUCHING = 0.012;
const NOTHING = -1;

/** The places for small things on a piece. */
export function supportOf({ parts }: Piece): Support {
  const { min, max } = boundsOf(parts.map(({ mesh }) => mesh));
  const columns = Math.max(1, Math.ceil((max[0] - min[0]) / SUPPORT_CELL));
  const rows = Math.max(1, Math.ceil((max[2] - min[2]) / SUPPORT_CELL));
  const top = new Float32Array(columns * rows).fill(NOTHING);
  const isLevel = new Uint8Array(columns * rows);
  for (const { mesh } of parts) {
    for (let at = 0; at < mesh.triangles.length; at += 3) {
      const triangle = readTriangle(mesh, at);
      const upward = upwardness(triangle);
      if (upward < 1e-6) continue;
      eachCell(triangle, { columns, rows, from: [min[0], min[2]] }, (cell, height) => {
        if (height <= top[cell]!) return;
        top[cell] = height;
        isLevel[cell] = upward >= LEVEL ? 1 : 0;
      });
    }
  }
  return {
    columns,
    rows,
    from: [min[0], min[2]],
    heights: top.map((height, cell) => (isLevel[cell] ? height : NOTHING)),
  };
}

/** The foot of a thing: the rectangle around its lowest parts. */
export function footOf({ parts }: Piece): Foot {
  const bottom = boundsOf(parts.map(({ mesh }) => mesh)).min[1];
  let [halfWidth, halfDepth] = [0, 0];
  for (const { mesh } of parts) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      if (mesh.positions[i + 1]! > bottom + TOUCHING) continue;
      halfWidth = Math.max(halfWidth, Math.abs(mesh.positions[i]!));
      halfDepth = Math.max(halfDepth, Math.abs(mesh.positions[i + 2]!));
    }
  }
  return { halfWidth, halfDepth, bottom };
}

type Triangle = readonly [Corner, Corner, Corner];
type Corner = readonly [x: number, y: number, z: number];

function readTriangle({ positions, triangles }: Mesh, at: number): Triangle {
  const corner = (i: number): Corner => {
    const from = triangles[at + i]! * 3;
    return [positions[from]!, positions[from + 1]!, positions[from + 2]!];
  };
  return [corner(0), corner(1), corner(2)];
}

/** Upwardness of a triangle (or, seen from its back, downwardness): 1 = level, 0 = upright. */
function upwardness([a, b, c]: Triangle): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const up = uz * vx - ux * vz;
  const length = Math.hypot(uy * vz - uz * vy, up, ux * vy - uy * vx);
  return length > 0 ? Math.abs(up) / length : 0;
}

/** Visits the cells whose middle is under a triangle, with the triangle's height there. */
function eachCell(
  [a, b, c]: Triangle,
  { columns, rows, from }: Pick<Support, 'columns' | 'rows' | 'from'>,
  visit: (cell: number, height: number) => void,
): void {
  const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
  const first = (value: number) => Math.max(0, Math.ceil(value / SUPPORT_CELL - 0.5));
  const last = (value: number, count: number) => Math.min(count - 1, Math.floor(value / SUPPORT_CELL - 0.5));
  const [left, right] = [Math.min(a[0], b[0], c[0]) - from[0], Math.max(a[0], b[0], c[0]) - from[0]];
  const [near, far] = [Math.min(a[2], b[2], c[2]) - from[1], Math.max(a[2], b[2], c[2]) - from[1]];
  for (let row = first(near); row <= last(far, rows); row++) {
    const z = from[1] + (row + 0.5) * SUPPORT_CELL;
    for (let column = first(left); column <= last(right, columns); column++) {
      const x = from[0] + (column + 0.5) * SUPPORT_CELL;
      const toB = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area;
      const toC = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area;
      if (toB < 0 || toC < 0 || toB + toC > 1) continue;
      visit(row * columns + column, a[1] + toB * (b[1] - a[1]) + toC * (c[1] - a[1]));
    }
  }
}
