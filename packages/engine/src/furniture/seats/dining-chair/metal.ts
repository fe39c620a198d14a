import { smoothCurve } from '../../../base/geometry/curve.ts';
import { extruded, roundedOutline } from '../../../base/geometry/extrude.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { rod, strap } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type ChairHeight, laid, rungs, saddleSeat } from '../chair-parts.ts';

/** Pressed steel of the French factories: splayed channel legs, a hoop back with one broad slat; seat of steel or plank. */
export function metalChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const { style, seed } = making;
  const metal = reseeded(style.metal[seed % 2 === 0 ? 0 : style.metal.length - 1] ?? style.metal[0], seed);
  const outline = roundedOutline(
    [
      [-0.18, -0.18],
      [0.18, -0.18],
      [0.165, 0.175],
      [-0.165, 0.175],
    ],
    0.06,
    4,
  );
  const out = 0.045;
  const foot = (s: number, t: number): Vec3 => [s * (0.17 + out), 0, t * (0.165 + out)];
  const top = (s: number, t: number): Vec3 => [s * 0.165, seat - 0.02, t * 0.155];
  const on = (s: number, t: number, y: number): Vec3 => {
    const [a, b] = [foot(s, t), top(s, t)];
    const k = y / b[1];
    return [a[0] + (b[0] - a[0]) * k, y, a[2] + (b[2] - a[2]) * k];
  };
  const legs = (
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const
  ).map(([s, t]) => strap(metal, [on(s, t, seat - 0.02), on(s, t, 0)], 0.021, 0.5, 8));
  const back = seat + (footrest === undefined ? 0.39 : 0.24);
  const hoop = smoothCurve(
    [
      [-0.165, seat - 0.01, -0.15],
      [-0.185, seat + 0.15, -0.2],
      [-0.17, back - 0.05, -0.24],
      [-0.09, back, -0.265],
      [0.09, back, -0.265],
      [0.17, back - 0.05, -0.24],
      [0.185, seat + 0.15, -0.2],
      [0.165, seat - 0.01, -0.15],
    ],
    4,
  );
  const slat: Vec3[] = [
    [0, seat - 0.01, -0.165],
    [0, (seat + back) / 2, -0.235],
    [0, back - 0.006, -0.266],
  ];
  const rest = footrest ?? seat * 0.35;
  const wooden = seed % 3 !== 1;
  const parts: Part[] = [
    ...legs,
    rod(metal, hoop, 0.0105, 8),
    strap(metal, smoothCurve(slat, 4), 0.052, 0.06, 12),
    ...rungs(
      metal,
      [
        [on(-1, 1, rest), on(1, 1, rest)],
        [on(-1, -1, rest), on(1, -1, rest)],
        [on(-1, 1, rest + 0.04), on(-1, -1, rest + 0.04)],
        [on(1, 1, rest + 0.04), on(1, -1, rest + 0.04)],
      ],
      0.008,
    ),
    laid(metal, extruded(outline, 0.03, { bevel: 0.012, steps: 2 }), 0.03, seat - (wooden ? 0.016 : 0)),
    ...(wooden ? [saddleSeat(reseeded(style.wood[0], seed), outline, 0.024, seat + 0.006)] : []),
  ];
  return standing(parts, { top: seat });
}
