import { evenly, smoothCurve } from '../../../base/geometry/curve.ts';
import type { Point } from '../../../base/geometry/extrude.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { wall } from '../../../base/geometry/wall.ts';
import { moved, part, standing } from '../../finish.ts';
import type { Making, Piece } from '../../piece.ts';
import { channels } from '../../tufting.ts';
import { coverOf, padded, seatCushion } from '../../upholstery.ts';
import { seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

/** A back of upright flutes that sweeps down into the arms, on a metal or wooden band: deco and Hollywood. */
export function channelSofa(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.upholstery);
  const [width, height, depth] = sofaSize(making, [2.15, 0.82, 0.92]);
  const [band, seat, thickness] = [0.1, 0.45, 0.17];
  const [x, back, front] = [width / 2 - 0.09, -depth / 2 + 0.1, depth / 2 - 0.06];
  const path = evenly(
    smoothCurve(
      [
        [-x, 0, front],
        [-x, 0, front * 0.3],
        [-x + 0.06, 0, back * 0.55],
        [-x * 0.8, 0, back * 0.94],
        [-x * 0.4, 0, back],
        [0, 0, back],
        [x * 0.4, 0, back],
        [x * 0.8, 0, back * 0.94],
        [x - 0.06, 0, back * 0.55],
        [x, 0, front * 0.3],
        [x, 0, front],
      ],
      6,
    ),
    64,
  );
  const flutes = 2 * Math.round((width + depth) / 0.26) + 1;
  const length = path
    .slice(1)
    .reduce((sum, p, i) => sum + Math.hypot(p[0] - path[i]![0], p[2] - path[i]![2]), 0);
  const low = 0.62 / height;
  const body = wall({
    path,
    profile: slabProfile(0.15, band, height),
    columns: flutes * 3 * detail,
    rows: 9 * detail,
    relief: channels(length, flutes, 0.026),
    lift: (part) => low + (1 - low) * Math.sin(Math.PI * part) ** 1.4,
    cap: 0.05,
  });
  const inside = 2 * x - 0.17;
  const count = Math.max(1, seatsIn(inside) - 1);
  const seatDepth = front - back + 0.01;
  const base = seat - thickness - band + 0.01;
  const cushions = Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    moved(seatCushion(cover, [inside / count - 0.006, thickness, seatDepth], i), [
      (i - (count - 1) / 2) * (inside / count),
      seat - thickness / 2,
      (front + back) / 2 + 0.05,
    ]),
  );
  const foot: Vec3 = [width - 0.16, band, depth - 0.2];
  const parts = [
    part(cover.material, body.mesh),
    part(cover.material, padded(cover, [inside + 0.04, base, seatDepth - 0.02], 0.02, 0.004), [
      0,
      band + base / 2,
      (front + back) / 2 + 0.03,
    ]),
    part(style.legMaterial, padded(cover, foot, 0.03, 0), [0, band / 2, 0.02]),
    ...cushions,
    ...dressing(making, { inside, seat: seat + 0.02, back: back + 0.1, lean: 0.1, rise: height - seat }),
  ];
  return standing(parts, { top: seat });
}

function slabProfile(thick: number, foot: number, top: number): Point[] {
  const half = thick / 2;
  const profile: Vec3[] = [[-half, foot, 0]];
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (1 - i / 8);
    profile.push([half * Math.cos(angle), top - half + half * Math.sin(angle), 0]);
  }
  profile.push([half, foot, 0]);
  return evenly(profile, 40).map(([x, y]): Point => [x, y]);
}
