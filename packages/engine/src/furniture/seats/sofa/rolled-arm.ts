import { part, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf, padded } from '../../upholstery.ts';
import { rolledArm } from '../rolled-arm.ts';
import { cushionRow, seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

const LEG = 0.11;
const LEAN = 0.19;

/** English rolled arms with piped or nailed fronts, a rolled back, plump cushions, bun feet. */
export function rolledArmSofa(making: Making): Piece {
  const chosen = coverOf(making, making.style.upholstery);
  const cover = {
    ...chosen,
    piping: chosen.piping ?? chosen.material,
    plumpness: Math.max(0.7, chosen.plumpness),
  };
  const [width, height, depth] = sofaSize(making, [2.15, 0.87, 0.95]);
  const arm = 0.2;
  const [seat, thickness, armHeight, back] = [0.46, 0.18, 0.64, 0.16];
  const inside = width - 2 * arm;
  const base = seat - thickness - LEG + 0.012;
  const parts = [
    part(cover.material, padded(cover, [width - 0.14, base, depth - 0.05], 0.025, 0.006), [
      0,
      LEG + base / 2,
      -0.005,
    ]),
    part(cover.material, padded(cover, [inside + 0.1, height - LEG - 0.1, back], 0.06, 0.01, 1), [
      0,
      LEG + (height - LEG - 0.1) / 2,
      back / 2 - depth / 2 + 0.03,
    ]),
    part(cover.material, padded(cover, [inside + 0.14, 0.15, 0.19], 0.074, 0.008, 2), [
      0,
      height - 0.14,
      0.095 - depth / 2,
    ]),
    ...[-1, 1].flatMap((side) =>
      rolledArm(cover, making.style, {
        side,
        width: arm,
        height: armHeight,
        depth: depth - 0.05,
        foot: LEG,
      }).map((p) => part(p.material, p.mesh, [(side * (width - arm)) / 2, 0, 0.01])),
    ),
    ...cushionRow(cover, {
      inside: inside + 0.03,
      count: seatsIn(inside),
      seat,
      thickness,
      front: depth / 2,
      back: back - depth / 2 + 0.03,
      backHeight: height - seat + 0.01,
      backThickness: 0.2,
      lean: LEAN,
    }),
    ...legs(making.style.leg === 'block' ? 'block' : 'turned', making.style.legMaterial, {
      width: width - 0.14,
      depth: depth - 0.1,
      height: LEG + 0.01,
      detail: making.detail,
      thickness: 0.062,
    }),
    ...dressing(making, {
      inside,
      seat: seat + 0.03,
      back: back - depth / 2 + 0.27,
      lean: LEAN,
      rise: height - seat,
      arm: { inner: inside / 2 - 0.005, outer: width / 2 + 0.005, top: armHeight, z: depth * 0.1 },
    }),
  ];
  return standing(parts, { top: seat });
}
