import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { quad } from '../../../src/base/geometry/shapes.ts';
import { scale } from '../../../src/base/geometry/vector.ts';
import type { WallFrame } from './wall-frame.ts';

/** Width of the boards around doors and windows. */
export const CASING = 0.085;

/** A rectangle on a wall. */
export interface Rectangle {
  readonly along: number;
  readonly up: number;
  readonly width: number;
  readonly height: number;
}

/** The four sides of a hole, `depth` into the wall. */
export function revealOf(frame: WallFrame, { along, up, width, height }: Rectangle, depth: number): Mesh[] {
  const { point, right, inward } = frame;
  const across = scale(right, width);
  const in_ = scale(inward, depth);
  return [
    quad(point(along, up, -depth), in_, across),
    quad(point(along, up + height, -depth), across, in_),
    quad(point(along, up, -depth), [0, height, 0], in_),
    quad(point(along + width, up, -depth), in_, [0, height, 0]),
  ];
}

/** Boards around a hole with a raised outer edge; their backs are sunk into the wall. */
export function casingOf(frame: WallFrame, hole: Rectangle, below: boolean): Mesh[] {
  const { along, up, width, height } = hole;
  const bottom = below ? up - CASING : up;
  const rise = up + height - bottom;
  const board = (x: number, y: number, wide: number, high: number, proud: number) =>
    frame.board(x, y, -0.02, [wide, high, 0.02 + proud], 0.004);
  const ring = (inset: number, wide: number, proud: number) => [
    board(along - CASING + inset, bottom, wide, rise, proud),
    board(along + width + CASING - inset - wide, bottom, wide, rise, proud),
    board(
      along - CASING + inset,
      up + height + CASING - inset - wide,
      width + 2 * (CASING - inset),
      wide,
      proud,
    ),
  ];
  return [
    ...ring(0, CASING, 0.018),
    ...ring(0, 0.022, 0.028),
    ...(below ? [board(along, bottom, width, CASING, 0.018)] : []),
  ];
}
