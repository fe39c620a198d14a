import { add, type Rotation, scale, type Vec3 } from '../../geometry/vector.ts';
import { type Mesh, placed } from '../geometry/mesh.ts';
import { quad, roundedBox } from '../geometry/shapes.ts';
import type { RoomSpec, WallSide } from '../room-spec.ts';

/**
 * A wall as a drawing board: `along` metres from its left end seen from inside, `up` from the floor, `out` from
 * its face into the room.
 */
export interface WallFrame {
  readonly length: number;
  readonly height: number;
  point(along: number, up: number, out?: number): Vec3;
  /** An upright rectangle on (or before, or behind) the wall, facing the room. */
  rectangle(along: number, up: number, width: number, height: number, out?: number): Mesh;
  /** A box given by its lowest left corner and its size; it grows from `out` into the room. */
  board(along: number, up: number, out: number, size: Vec3, radius?: number): Mesh;
  /** A mesh made around the origin with x to the right, y up and z towards the room, moved onto the wall. */
  mounted(mesh: Mesh, along: number, up: number, out: number): Mesh;
}

export function wallFrame(size: RoomSpec['size'], side: WallSide): WallFrame {
  const { width, height, depth } = size;
  const [origin, right, inward, length] = corners(side, width, depth);
  const turn: Rotation = [
    [right[0], 0, inward[0]],
    [0, 1, 0],
    [right[2], 0, inward[2]],
  ];
  const point = (along: number, up: number, out = 0): Vec3 =>
    add(add(origin, scale(right, along)), add([0, up, 0], scale(inward, out)));
  const mounted = (mesh: Mesh, along: number, up: number, out: number): Mesh =>
    placed(mesh, point(along, up, out), turn);
  return {
    length,
    height,
    point,
    mounted,
    rectangle: (along, up, wide, high, out = 0) =>
      quad(point(along, up, out), scale(right, wide), [0, high, 0], [along, up]),
    board: (along, up, out, box, radius = 0) =>
      mounted(
        roundedBox(box, radius, radius > 0 ? 2 : 1),
        along + box[0] / 2,
        up + box[1] / 2,
        out + box[2] / 2,
      ),
  };
}

function corners(side: WallSide, width: number, depth: number): [Vec3, Vec3, Vec3, number] {
  switch (side) {
    case 'north':
      return [[0, 0, 0], [1, 0, 0], [0, 0, 1], width];
    case 'east':
      return [[width, 0, 0], [0, 0, 1], [-1, 0, 0], depth];
    case 'south':
      return [[width, 0, depth], [-1, 0, 0], [0, 0, -1], width];
    case 'west':
      return [[0, 0, depth], [0, 0, -1], [1, 0, 0], depth];
  }
}
