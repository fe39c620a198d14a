import { smoothCurve } from '../../../base/geometry/curve.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { rod, strap } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type ChairHeight, chairWood, rungs, seatOutline, wovenSeat } from '../chair-parts.ts';

/** Tall turned posts with finials, bowed slats and a rush seat. */
export function ladderBackChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const wood = chairWood(making);
  const sides = 6 + 2 * making.detail;
  const height = seat + 0.56;
  const rest = footrest ?? seat * 0.38;
  const lean = (y: number) => -0.185 - Math.max(0, y - seat) * 0.15;
  const parts: Part[] = [-1, 1].flatMap((s) => {
    const post = [0, 0.25, 0.5, 0.75, 0.93, 0.945, 0.96, 0.985, 1].map(
      (k): Vec3 => [s * 0.19, k * height, lean(k * height)],
    );
    const finial = (t: number) => {
      if (t < 0.94) return 0.0165;
      return t < 0.955 ? 0.01 : 0.017 * Math.sqrt(Math.max(0.02, 1 - ((t - 0.975) / 0.027) ** 2));
    };
    return [
      rod(wood, post, finial, sides),
      rod(
        wood,
        [
          [s * 0.225, 0, 0.2],
          [s * 0.225, seat * 0.5, 0.2],
          [s * 0.225, seat + 0.015, 0.2],
        ],
        (t) => 0.013 + 0.006 * t,
        sides,
      ),
      ...rungs(
        wood,
        [0, 0.1].map(
          (up) =>
            [
              [s * 0.222, rest + up, 0.2],
              [s * 0.19, rest + up, -0.185],
            ] as const,
        ),
        0.009,
      ),
    ];
  });
  const slats = [0.15, 0.27, 0.39, 0.5].map((up) => {
    const y = seat + up;
    const bow = [-1, -0.5, 0, 0.5, 1].map(
      (k): Vec3 => [k * 0.185, y + 0.012 * (1 - k * k), lean(y) - 0.022 * (1 - k * k)],
    );
    return strap(wood, smoothCurve(bow, 3), 0.0075, 3.6, 12);
  });
  parts.push(
    ...slats,
    ...rungs(
      wood,
      [
        [
          [-0.225, rest + 0.02, 0.2],
          [0.225, rest + 0.02, 0.2],
        ],
        [
          [-0.225, rest + 0.12, 0.2],
          [0.225, rest + 0.12, 0.2],
        ],
        [
          [-0.19, rest + 0.03, -0.185],
          [0.19, rest + 0.03, -0.185],
        ],
      ],
      0.01,
    ),
    wovenSeat(reseeded(making.style.woven[0], making.seed), seatOutline(0.47, 0.4, 0.41, 0.03), seat, 0.005),
  );
  return standing(parts, { top: seat });
}
