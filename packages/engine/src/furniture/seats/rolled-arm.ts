import { extruded, insetOutline, type Point } from '../../base/geometry/extrude.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { part } from '../finish.ts';
import { nailheads } from '../nailheads.ts';
import type { Part } from '../piece.ts';
import type { Style } from '../styles/style.ts';
import { type Cover, piping } from '../upholstery.ts';

/** A rolled arm around x = 0 and z = 0, standing on `foot`; its roll hangs over to `side` (-1 left, 1 right). */
export interface RolledArm {
  readonly side: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly foot: number;
}

/** The arm with a puffed front face, its cord, and nails where the style has them. */
export function rolledArm(cover: Cover, style: Style, arm: RolledArm): Part[] {
  const { side, depth } = arm;
  const outline = armOutline(arm).map(([x, y]): Point => [x * side, y]);
  if (side < 0) outline.reverse();
  const body = extruded(outline, depth, { bevel: 0.014, steps: cover.detail, puff: 0.014 });
  const along = (inward: number, z: number): Vec3[] =>
    insetOutline(outline, inward)
      .filter(([, y]) => y > arm.foot + 0.012)
      .map(([x, y]): Vec3 => [x, y, z]);
  const nails = style.nailheads
    ? nailheads(style.metal[0], cutAtFoot(along(0.024, depth / 2 + 0.004), arm.foot + 0.02))
    : [];
  const cord = piping(cover, cutAtFoot(along(0.008, depth / 2 - 0.003), arm.foot + 0.004), false);
  return [part(cover.material, body), ...cord, ...nails];
}

/** The line opened at the foot, where the outline was cut, and drawn down to it. */
function cutAtFoot(line: readonly Vec3[], foot: number): Vec3[] {
  const gap = line.findIndex((point, i) => {
    const next = line[(i + 1) % line.length]!;
    return point[1] < 0.2 && next[1] < 0.2 && Math.abs(next[0] - point[0]) > 0.06;
  });
  const open = [...line.slice(gap + 1), ...line.slice(0, gap + 1)];
  const [first, last] = [open[0]!, open[open.length - 1]!];
  return [[first[0], foot, first[2]], ...open, [last[0], foot, last[2]]];
}

/** Seen from the front, roll towards +x, counter-clockwise from the inner foot. */
function armOutline({ width, height, foot }: RolledArm): Point[] {
  const roll = Math.min(0.1, width * 0.46);
  const [centerX, centerY] = [width / 2 - roll, height - roll];
  const [inner, outer] = [-width / 2 + 0.02, width / 2 - 0.055];
  const outline: Point[] = [];
  const line = (from: Point, to: Point, steps: number) => {
    for (let i = 0; i < steps; i++) {
      const t = i / steps;
      outline.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  };
  const start = -0.72;
  const rollStart: Point = [centerX + roll * Math.cos(start), centerY + roll * Math.sin(start)];
  const rollEnd: Point = [centerX - roll * 0.98, centerY - 0.02];
  line([inner, foot], [outer, foot], 3);
  line([outer, foot], [outer, centerY - 0.11], 5);
  line([outer, centerY - 0.11], rollStart, 2);
  for (let i = 0; i < 14; i++) {
    const angle = start + ((Math.PI + 0.2 - start) * i) / 14;
    outline.push([centerX + roll * Math.cos(angle), centerY + roll * Math.sin(angle)]);
  }
  line(rollEnd, [inner, centerY - 0.12], 3);
  line([inner, centerY - 0.12], [inner, foot], 5);
  return outline;
}
