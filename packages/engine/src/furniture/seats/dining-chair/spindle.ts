import { smoothCurve } from '../../../base/geometry/curve.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { rod, strap } from '../../joinery.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type ChairHeight, chairWood, rungs, saddleSeat, seatOutline } from '../chair-parts.ts';

/** Windsor: splayed legs with an H of rungs, a saddled seat, and spindles to a curved crest. */
export function spindleChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const wood = chairWood(making);
  const sides = 6 + 2 * making.detail;
  const splay = 0.05 + 0.03 * (seat - 0.45);
  const foot = (s: number, t: number): Vec3 => [s * (0.165 + splay), 0, t * (0.155 + splay)];
  const top = (s: number, t: number): Vec3 => [s * 0.155, seat - 0.02, t * 0.14];
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
  ).map(([s, t]) =>
    rod(
      wood,
      [0, 0.3, 0.42, 0.55, 0.8, 1].map((k) => on(s, t, k * (seat - 0.02))),
      (k) => 0.0115 + 0.0085 * Math.sin(Math.PI * Math.min(1, k * 0.95 + 0.05)) ** 2,
      sides,
    ),
  );
  const rest = footrest ?? seat * 0.42;
  const back = seat + 0.38;
  const crestAt = (k: number): Vec3 => [k * 0.2, back - 0.015 * k * k, -0.29 + 0.055 * k * k];
  const spindles = [-1, -0.72, -0.43, -0.145, 0.145, 0.43, 0.72, 1].map((k): Part => {
    const end = crestAt(k * 0.97);
    const start: Vec3 = [k * 0.165, seat - 0.015, -0.175 + 0.03 * k * k];
    const middle: Vec3 = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2 - 0.006];
    return rod(
      wood,
      [start, middle, end],
      (t) => (Math.abs(k) === 1 ? 0.0105 : 0.0062 + 0.002 * Math.sin(Math.PI * t)),
      7,
    );
  });
  const crest = smoothCurve([-1.08, -0.7, -0.35, 0, 0.35, 0.7, 1.08].map(crestAt), 4);
  const parts: Part[] = [
    ...legs,
    ...rungs(
      wood,
      [
        [on(-1, 1, rest), on(-1, -1, rest)],
        [on(1, 1, rest), on(1, -1, rest)],
        [
          [-0.17, rest, 0],
          [0.17, rest, 0],
        ],
      ],
      0.0085,
    ),
    ...(footrest === undefined ? [] : rungs(wood, [[on(-1, 1, rest + 0.03), on(1, 1, rest + 0.03)]], 0.011)),
    saddleSeat(wood, seatOutline(0.43, 0.38, 0.41, 0.1), 0.036, seat),
    ...spindles,
    strap(wood, crest, 0.012, 2.4, 12),
  ];
  return standing(parts, { top: seat });
}
