import { part, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Piece } from '../../piece.ts';
import { coverOf, padded } from '../../upholstery.ts';
import { rolledArm } from '../rolled-arm.ts';
import { cushionRow } from '../sofa/cushioned.ts';
import { dressing } from '../sofa/dressing.ts';
import { sofaSize } from '../sofa/sofa-size.ts';

const LEG = 0.09;

/** Broad rolled arms around one deep cushion. */
export function clubArmchair(making: Making): Piece {
  const chosen = coverOf(making, making.style.secondUpholstery);
  const cover = {
    ...chosen,
    piping: chosen.piping ?? chosen.material,
    plumpness: Math.max(0.6, chosen.plumpness),
  };
  const [width, height, depth] = sofaSize(making, [0.92, 0.84, 0.9]);
  const [arm, seat, thickness, back] = [0.2, 0.45, 0.17, 0.16];
  const inside = width - 2 * arm;
  const base = seat - thickness - LEG + 0.012;
  const parts = [
    part(cover.material, padded(cover, [width - 0.14, base, depth - 0.05], 0.02, 0.004), [
      0,
      LEG + base / 2,
      -0.005,
    ]),
    part(cover.material, padded(cover, [inside + 0.16, height - LEG - 0.02, back], 0.075, 0.014, 1), [
      0,
      LEG + (height - LEG - 0.02) / 2,
      back / 2 - depth / 2 + 0.01,
    ]),
    ...[-1, 1].flatMap((side) =>
      rolledArm(cover, making.style, { side, width: arm, height: 0.62, depth: depth - 0.05, foot: LEG }).map(
        (p) => part(p.material, p.mesh, [(side * (width - arm)) / 2, 0, 0.01]),
      ),
    ),
    ...cushionRow(cover, {
      inside: inside + 0.02,
      count: 1,
      seat,
      thickness,
      front: depth / 2,
      back: back - depth / 2 + 0.01,
      backHeight: height - seat - 0.02,
      backThickness: 0.15,
      lean: 0.18,
    }),
    ...legs('turned', making.style.legMaterial, {
      width: width - 0.14,
      depth: depth - 0.12,
      height: LEG + 0.01,
      detail: making.detail,
      thickness: 0.055,
    }),
    ...dressing(making, {
      inside,
      seat: seat + 0.025,
      back: back - depth / 2 + 0.2,
      lean: 0.18,
      rise: height - seat,
    }),
  ];
  return standing(parts, { top: seat });
}
