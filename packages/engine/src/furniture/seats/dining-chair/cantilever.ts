import { bentPath } from '../../../base/geometry/curve.ts';
import { tube } from '../../../base/geometry/tube.ts';
import { aboutX, type Vec3 } from '../../../base/geometry/vector.ts';
import { part, standing } from '../../finish.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf, padded } from '../../upholstery.ts';

/** One bent steel tube from back to floor and forth, with seat and back hung in it. */
export function cantileverChair(making: Making): Piece {
  const { style, detail, seed } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const metal = reseeded(style.metal[style.metal.length - 1] ?? style.metal[0], seed);
  const [seat, height, r] = [0.46, 0.83, 0.0115];
  const [x, front, rear] = [0.23, 0.24, -0.24];
  const path: Vec3[] = [
    [-x, height, rear - 0.06],
    [-x, seat - 0.03, rear + 0.02],
    [-x, seat - 0.03, front],
    [-x, r, front - 0.02],
    [-x, r, rear - 0.02],
    [x, r, rear - 0.02],
    [x, r, front - 0.02],
    [x, seat - 0.03, front],
    [x, seat - 0.03, rear + 0.02],
    [x, height, rear - 0.06],
  ];
  const frame = tube(bentPath(path, 0.075, 5), r, { sides: 6 + 2 * detail });
  const lean = Math.atan2(0.08, height - seat + 0.03);
  const parts = [
    part(metal, frame),
    part(cover.material, padded(cover, [0.445, 0.05, 0.44], 0.022, 0.008), [0, seat - 0.028, 0.015]),
    part(
      cover.material,
      padded(cover, [0.445, 0.25, 0.036], 0.016, 0.007, 2),
      [0, height - 0.125, rear - 0.035],
      aboutX(-lean),
    ),
  ];
  return standing(parts, { top: seat });
}
