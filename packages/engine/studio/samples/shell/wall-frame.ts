import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { quad, roundedBox } from '../../../src/base/geometry/shapes.ts';
import { add, type Rotation, scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import type { RoomSize, WallSide } from '../room-spec.ts';

/**
 * A wall as a drawing board: `along` from its left end seen from inside, `up` from the floor, `out` from its face into
 * the room. Meters.
 */
export interface WallFrame {
  readonly length: number;
  readonly height: number;
  /** Unit vectors along the wall to the right, and into the room. */
  readonly right: Vec3;
  readonly inward: Vec3;
  point(along: number, up: number, out?: number): Vec3;
  /** An upright rectangle facing the room. */
  rectangle(along: number, up: number, width: number, height: number, out?: number): Mesh;
  /** A box given by its lower left back corner and its size. */
  board(along: number, up: number, out: number, size: Vec3, radius?: number): Mesh;
  /** A mesh made with x to the right, y up and z into the room, moved onto the wall. */
  mounted(mesh: Mesh, along: number, up: number, out: number): Mesh;
}

export function wallFrame(size: RoomSize, side: WallSide): WallFrame {
  const { origin, right, inward, length } = placementOf(size, side);
  const turn: Rotation = [
    [right[0], 0, inward[0]],
    [0, 1, 0],
    [right[2], 0, inward[2]],
  ];
  const point = (along: number, up: number, out = 0): Vec3 =>
    add(add(origin, scale(right, along)), add([0, up, 0], scale(inward, out)));
  const mounted = (mesh: Mesh, along: number, up: number, out: number) =>
    placed(mesh, point(along, up, out), turn);
  return {
    length,
    height: size.height,
    right,
    inward,
    point,
    mounted,
    rectangle: (along, up, wide, high, out = 0) =>
      quad(point(along, up, out), scale(right, wide), [0, high, 0], [along, up]),
    board: (along, up, out, [wide, high, deep], radius = 0) =>
      mounted(
        roundedBox([wide, high, deep], radius, radius > 0 ? 2 : 1),
        along + wide / 2,
        up + high / 2,
        out + deep / 2,
      ),
  };
}

function placementOf({ width, depth }: RoomSize, side: WallSide) {
  const sides: Record<WallSide, { origin: Vec3; right: Vec3; inward: Vec3; length: number }> = {
    north: { origin: [0, 0, 0], right: [1, 0, 0], inward: [0, 0, 1], length: width },
    east: { origin: [width, 0, 0], right: [0, 0, 1], inward: [-1, 0, 0], length: depth },
    south: { origin: [width, 0, depth], right: [-1, 0, 0], inward: [0, 0, -1], length: width },
    west: { origin: [0, 0, depth], right: [0, 0, -1], inward: [1, 0, 0], length: depth },
  };
  return sides[side];
}
