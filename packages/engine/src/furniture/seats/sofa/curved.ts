import { evenly } from '../../../base/geometry/curve.ts';
import type { Point } from '../../../base/geometry/extrude.ts';
import { roundedOutline } from '../../../base/geometry/extrude.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { wall } from '../../../base/geometry/wall.ts';
import { part, standing } from '../../finish.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

/** A crescent: fat round back that bends around a curved seat, almost no base. */
export function curvedSofa(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.upholstery);
  const [width, height, depth] = sofaSize(making, [2.4, 0.74, 1.1]);
  const seat = 0.43;
  const thick = 0.26;
  const half = width / 2 - 0.15;
  const sag = depth * 0.34;
  const radius = (half * half + sag * sag) / (2 * sag);
  const spread = Math.asin(Math.min(1, half / radius));
  const arc = (inset: number, turn: number): Vec3[] =>
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const angle = (i / 16 - 1) * turn;
      return [(radius - inset) * Math.sin(angle), 0, radius - (radius - inset) * Math.cos(angle)];
    });
  // Angles are symmetric about the middle of the back, which is at z = 0 and bends towards +z at both ends.
  const back = wall({
    path: arc(0, spread),
    profile: softProfile(thick, 0.09, height),
    columns: 26 * detail,
    rows: 15 * detail,
    cap: 0.13,
  });
  const seatDepth = depth * 0.62;
  const bench = wall({
    path: arc(seatDepth / 2 + 0.04, spread * 0.97),
    profile: closedProfile(seatDepth, 0.075, seat),
    columns: 22 * detail,
    rows: 16 * detail,
    relief: (along, rise) => 0.006 * Math.sin(along * 9 + cover.seed) * Math.sin(rise * 5),
    cap: 0.1,
  });
  const base = wall({
    path: arc(seatDepth / 2, spread * 0.86),
    profile: closedProfile(seatDepth * 0.8, 0, 0.08),
    columns: 12 * detail,
    rows: 12,
    cap: 0.02,
  });
  const parts = [
    part(cover.material, back.mesh),
    part(cover.material, bench.mesh),
    part(style.legMaterial, base.mesh),
    ...dressing(making, {
      inside: width * 0.5,
      seat,
      back: thick / 2 + 0.16,
      lean: 0.1,
      rise: height - seat,
    }),
  ];
  return standing(parts, { top: seat });
}

/** A tall oval. */
function softProfile(thick: number, foot: number, height: number): Point[] {
  return closedProfile(thick, foot, height, 0.13);
}

/** A rounded box from its inner foot around the top back to its inner foot. */
function closedProfile(thick: number, foot: number, top: number, radius = 0.08): Point[] {
  const half = thick / 2;
  const corner = Math.min(radius, (top - foot) * 0.49, half * 0.98);
  const outline = roundedOutline(
    [
      [-half, foot],
      [-half, top],
      [half, top],
      [half, foot],
    ],
    corner * 1.25,
    6,
  );
  const loop = [...outline, outline[0]!].map(([x, y]): Vec3 => [x, y, 0]);
  return evenly(loop, 44).map(([x, y]): Point => [x, y]);
}
