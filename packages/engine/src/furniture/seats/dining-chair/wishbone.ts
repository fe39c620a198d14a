import { smoothCurve } from '../../../base/geometry/curve.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { rod, strap } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type ChairHeight, chairWood, rungs, seatOutline, wovenSeat } from '../chair-parts.ts';

/** Steam-bent rail on curved rear legs, a Y for a back and a seat of woven cord. */
export function wishboneChair(making: Making, { seat, footrest }: ChairHeight): Piece {
  const wood = chairWood(making);
  const sides = 6 + 2 * making.detail;
  const rail = seat + 0.27;
  const parts: Part[] = [-1, 1].flatMap((s) => {
    const front: Vec3[] = [
      [s * 0.24, 0, 0.215],
      [s * 0.235, seat * 0.6, 0.205],
      [s * 0.232, seat + 0.012, 0.2],
    ];
    const rear = smoothCurve(
      [
        [s * 0.2, 0, -0.24],
        [s * 0.19, seat * 0.55, -0.215],
        [s * 0.205, seat, -0.185],
        [s * 0.24, seat + 0.14, -0.12],
        [s * 0.245, rail - 0.005, -0.075],
      ],
      5,
    );
    return [
      rod(wood, front, (t) => 0.013 + 0.006 * Math.sin(Math.PI * Math.min(1, t + 0.15)), sides),
      rod(wood, rear, (t) => 0.012 + 0.006 * Math.sin(Math.PI * Math.min(1, t + 0.12)), sides),
      ...rungs(
        wood,
        [
          [
            [s * 0.234, seat - 0.025, 0.2],
            [s * 0.2, seat - 0.025, -0.19],
          ],
          [
            [s * 0.236, footrest ?? seat * 0.55, 0.205],
            [s * 0.19, footrest ?? seat * 0.55, -0.215],
          ],
        ],
        0.0095,
      ),
    ];
  });
  const bow = smoothCurve(
    [
      [-0.265, rail - 0.004, 0.06],
      [-0.255, rail, -0.05],
      [-0.2, rail + 0.012, -0.17],
      [-0.1, rail + 0.035, -0.232],
      [0, rail + 0.045, -0.25],
      [0.1, rail + 0.035, -0.232],
      [0.2, rail + 0.012, -0.17],
      [0.255, rail, -0.05],
      [0.265, rail - 0.004, 0.06],
    ],
    5,
  );
  parts.push(
    strap(wood, bow, 0.017, 0.72, 10),
    ...yBack(wood, seat, rail),
    ...rungs(
      wood,
      [
        [
          [-0.232, seat - 0.025, 0.2],
          [0.232, seat - 0.025, 0.2],
        ],
        [
          [-0.2, seat - 0.025, -0.19],
          [0.2, seat - 0.025, -0.19],
        ],
        [
          [-0.236, footrest ?? seat * 0.45, 0.207],
          [0.236, footrest ?? seat * 0.45, 0.207],
        ],
      ],
      0.0095,
    ),
    wovenSeat(reseeded(making.style.woven[0], making.seed), seatOutline(0.47, 0.4, 0.4, 0.03), seat, 0.005),
  );
  return standing(parts, { top: seat });
}

function yBack(wood: Part['material'], seat: number, rail: number): Part[] {
  const stem: Vec3[] = [
    [0, seat - 0.02, -0.195],
    [0, seat + 0.08, -0.215],
    [0, seat + 0.14, -0.226],
  ];
  const branch = (s: number) =>
    smoothCurve(
      [
        [s * 0.008, seat + 0.05, -0.208],
        [s * 0.016, seat + 0.14, -0.227],
        [s * 0.06, seat + 0.21, -0.236],
        [s * 0.088, rail + 0.034, -0.234],
      ],
      4,
    );
  return [
    strap(wood, stem, 0.02, 0.3, 8),
    strap(wood, branch(-1), 0.013, 0.5, 8),
    strap(wood, branch(1), 0.013, 0.5, 8),
  ];
}
