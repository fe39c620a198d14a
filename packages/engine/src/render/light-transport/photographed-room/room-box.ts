import type { RoomBoxLight } from '../../scene.ts';

/**
 * The geometry of a photographed room's box: six faces (floor, ceiling, left, right, far, behind) of cells x cells,
 * see `RoomBoxLight` for their order.
 */
export interface RoomBox {
  /** Cells of all faces. */
  readonly count: number;
  /** Square meters of a cell of each face. */
  readonly cellArea: Float64Array;
  /** Three floats a face, into the room. */
  readonly normals: Float64Array;
  /** The place of the last `exit` or `cellPlace`. */
  readonly place: Float64Array;
  /**
   * Follows a ray from inside to the box: returns the cell, writes `place` and, to `distance[0]`, the way in meters.
   */
  exit(from: Float64Array, towards: Float64Array): number;
  readonly distance: Float64Array;
  /** Writes the place at u, v (0 … 1) of a cell. */
  cellPlace(cell: number, u: number, v: number): void;
  /** Number of a cell's face. */
  faceOf(cell: number): number;
  /** The cell of a face at a place on it. */
  cellAt(face: number, x: number, y: number, z: number): number;
}

export const FLOOR = 0;
export const CEILING = 1;
/** For each face: the axis it is square to, and the axes its cells run along, the first fastest. */
const AXES = Uint8Array.of(1, 0, 2, 1, 0, 2, 0, 2, 1, 0, 2, 1, 2, 0, 1, 2, 0, 1);

export function createRoomBox(light: Pick<RoomBoxLight, 'min' | 'max' | 'cells'>): RoomBox {
  const { cells } = light;
  const min = Float64Array.from(light.min);
  const max = Float64Array.from(light.max);
  const size = max.map((m, i) => Math.max(1e-6, m - min[i]!));
  const perFace = cells * cells;
  const cellArea = Float64Array.from(
    { length: 6 },
    (_, face) => (size[AXES[face * 3 + 1]!]! * size[AXES[face * 3 + 2]!]!) / perFace,
  );
  const normals = new Float64Array(18);
  for (let face = 0; face < 6; face++) normals[face * 3 + AXES[face * 3]!] = face % 2 === 0 ? 1 : -1;
  const place = new Float64Array(3);
  const distance = new Float64Array(1);

  const step = (value: number, axis: number): number => {
    const i = Math.floor(((value - min[axis]!) / size[axis]!) * cells);
    return i < 0 ? 0 : i >= cells ? cells - 1 : i;
  };

  function cellAt(face: number, x: number, y: number, z: number): number {
    const base = face * perFace;
    if (face < 2) return base + step(z, 2) * cells + step(x, 0);
    if (face < 4) return base + step(y, 1) * cells + step(z, 2);
    return base + step(y, 1) * cells + step(x, 0);
  }

  function exit(from: Float64Array, towards: Float64Array): number {
    const ox = from[0]!;
    const oy = from[1]!;
    const oz = from[2]!;
    const dx = towards[0]!;
    const dy = towards[1]!;
    const dz = towards[2]!;
    const tx = dx > 0 ? (max[0]! - ox) / dx : dx < 0 ? (min[0]! - ox) / dx : Infinity;
    const ty = dy > 0 ? (max[1]! - oy) / dy : dy < 0 ? (min[1]! - oy) / dy : Infinity;
    const tz = dz > 0 ? (max[2]! - oz) / dz : dz < 0 ? (min[2]! - oz) / dz : Infinity;
    let face = dy > 0 ? 1 : 0;
    let t = ty;
    if (tx < t) {
      t = tx;
      face = dx > 0 ? 3 : 2;
    }
    if (tz < t) {
      t = tz;
      face = dz > 0 ? 5 : 4;
    }
    // Things may stick out of a box found wrongly: their rays end where they begin.
    if (!(t > 0)) t = 0;
    place[0] = ox + dx * t;
    place[1] = oy + dy * t;
    place[2] = oz + dz * t;
    distance[0] = t;
    return cellAt(face, place[0]!, place[1]!, place[2]!);
  }

  function cellPlace(cell: number, u: number, v: number): void {
    const face = (cell / perFace) | 0;
    const inFace = cell - face * perFace;
    const row = (inFace / cells) | 0;
    const axis = AXES[face * 3]!;
    const s = AXES[face * 3 + 1]!;
    const t = AXES[face * 3 + 2]!;
    place[axis] = face % 2 === 0 ? min[axis]! : max[axis]!;
    place[s] = min[s]! + ((inFace - row * cells + u) / cells) * size[s]!;
    place[t] = min[t]! + ((row + v) / cells) * size[t]!;
  }

  return {
    count: perFace * 6,
    cellArea,
    normals,
    place,
    distance,
    exit,
    cellPlace,
    faceOf: (cell) => (cell / perFace) | 0,
    cellAt,
  };
}
