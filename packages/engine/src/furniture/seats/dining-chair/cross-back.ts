import { smoothCurve } from '../../../base/geometry/curve.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { rod, strap } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type ChairHeight, chairWood, rungs, seatOutline, wovenSeat } from '../chair-parts.ts';

/** French bistro: one bent hoop for posts and top, two crossing ribs, a rattan seat. */
export function crossBackChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const wood = chairWood(making);
  const sides = 6 + 2 * making.detail;
  const height = seat + 0.43;
  const lean = (y: number) => -0.19 - Math.max(0, y - seat) * 0.2;
  const at = (x: number, y: number): Vec3 => [x, y, lean(y)];
  const hoop = smoothCurve(
    [
      [-0.2, 0, -0.25],
      [-0.19, seat * 0.6, -0.205],
      at(-0.195, seat),
      at(-0.215, seat + 0.22),
      at(-0.195, height - 0.06),
      at(-0.11, height - 0.006),
      at(0, height),
      at(0.11, height - 0.006),
      at(0.195, height - 0.06),
      at(0.215, seat + 0.22),
      at(0.195, seat),
      [0.19, seat * 0.6, -0.205],
      [0.2, 0, -0.25],
    ],
    4,
  );
  const rib = (s: number) =>
    smoothCurve(
      [
        at(-s * 0.19, seat + 0.02),
        at(-s * 0.1, seat + 0.14),
        at(s * 0.02, seat + 0.24),
        at(s * 0.11, height - 0.03),
      ],
      4,
    );
  const rest = footrest ?? seat * 0.45;
  const parts: Part[] = [
    rod(wood, hoop, 0.0145, sides),
    strap(wood, rib(1), 0.012, 0.5, 8),
    strap(wood, rib(-1), 0.012, 0.5, 8),
    ...[-1, 1].map((s) =>
      rod(
        wood,
        [
          [s * 0.235, 0, 0.22],
          [s * 0.215, seat - 0.01, 0.19],
        ],
        (t) => 0.0125 + 0.005 * t,
        sides,
      ),
    ),
    ...rungs(
      wood,
      [
        [
          [-0.224, rest, 0.205],
          [-0.192, rest, -0.215],
        ],
        [
          [0.224, rest, 0.205],
          [0.192, rest, -0.215],
        ],
        [
          [-0.224, rest + 0.03, 0.205],
          [0.224, rest + 0.03, 0.205],
        ],
      ],
      0.0085,
    ),
    wovenSeat(reseeded(making.style.woven[0], making.seed), seatOutline(0.45, 0.41, 0.43, 0.12), seat, 0),
  ];
  return standing(parts, { top: seat });
}
