import { part, standing } from '../../finish.ts';
import { plank } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf, padded } from '../../upholstery.ts';
import { cushionRow, seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

const LEAN = 0.26;

/** Deep thick cushions on a wooden platform that shows at both ends, with low pads for arms. */
export function lowPlatformSofa(making: Making): Piece {
  const { style } = making;
  const chosen = coverOf(making, style.upholstery);
  const cover = {
    ...chosen,
    softness: Math.max(0.06, chosen.softness),
    plumpness: Math.max(0.45, chosen.plumpness),
  };
  const [width, height, depth] = sofaSize(making, [2.4, 0.7, 1.02]);
  const wood = reseeded(style.wood[0], making.seed);
  const [foot, deck] = [0.07, 0.045];
  const ledge = 0.06;
  const arm = 0.27;
  const seat = 0.4;
  const soft = width - 2 * ledge;
  const inside = soft - 2 * arm;
  const floor = foot + deck;
  const back = 0.17;
  const armHeight = 0.3;
  const parts = [
    plank(wood, [width - 0.3, foot, depth - 0.3], [0, foot / 2, 0]),
    plank(wood, [width, deck, depth], [0, foot + deck / 2, 0], 0.006),
    part(cover.material, padded(cover, [soft, height - floor - 0.12, back], 0.06, 0.012), [
      0,
      floor + (height - floor - 0.12) / 2,
      back / 2 - depth / 2 + 0.02,
    ]),
    ...[-1, 1].map((side) =>
      part(cover.material, padded(cover, [arm, armHeight + 0.1, depth - 0.05], 0.085, 0.02, side + 3), [
        (side * (soft - arm)) / 2,
        floor + (armHeight + 0.1) / 2,
        0,
      ]),
    ),
    ...cushionRow(cover, {
      inside,
      count: Math.max(inside > 1.1 ? 2 : 1, seatsIn(inside) - 1),
      seat,
      thickness: seat - floor,
      front: depth / 2 - 0.015,
      back: back - depth / 2 + 0.02,
      backHeight: height - seat + 0.04,
      backThickness: 0.22,
      lean: LEAN,
    }),
    ...dressing(making, {
      inside,
      seat: seat + 0.02,
      back: back - depth / 2 + 0.28,
      lean: LEAN,
      rise: height - seat,
    }),
  ];
  return standing(parts, { top: seat });
}
