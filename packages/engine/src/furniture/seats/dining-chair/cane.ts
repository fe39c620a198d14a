import { ellipse, extruded } from '../../../base/geometry/extrude.ts';
import { tube } from '../../../base/geometry/tube.ts';
import { aboutX, apply, type Vec3 } from '../../../base/geometry/vector.ts';
import { part, standing } from '../../finish.ts';
import { rod } from '../../joinery.ts';
import { legs } from '../../legs.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import { chairWood, laid, padSeat, seatOutline } from '../chair-parts.ts';

/** A round caned medallion in a turned frame over an upholstered seat. */
export function caneChair(making: Making): Piece {
  const { style, detail, seed } = making;
  const wood = chairWood(making);
  const cover = coverOf(making, style.secondUpholstery);
  const [seat, lean] = [0.48, 0.17];
  const [wide, high] = [0.4, 0.42];
  const middle: Vec3 = [0, seat + 0.29, -0.275];
  const ring = Array.from({ length: 20 + 8 * detail }, (_, i): Vec3 => {
    const angle = (i / (20 + 8 * detail)) * 2 * Math.PI;
    const [x, y, z] = apply(aboutX(-lean), [(Math.cos(angle) * wide) / 2, (Math.sin(angle) * high) / 2, 0]);
    return [x, y + middle[1], z + middle[2]];
  });
  const panel = extruded(ellipse(wide - 0.015, high - 0.015, 28), 0.008, {
    bevel: 0.003,
    steps: 1,
    puff: 0.002,
  });
  const outline = seatOutline(0.47, 0.42, 0.45, 0.07);
  const shape = style.leg === 'splayed' || style.leg === 'turned' ? style.leg : 'tapered';
  const parts: Part[] = [
    part(wood, tube(ring, 0.0155, { sides: 6 + 2 * detail, closed: true })),
    part(reseeded(style.woven[0], seed), panel, middle, aboutX(-lean)),
    ...[-1, 1].map((s) =>
      rod(
        wood,
        [
          [s * 0.15, seat - 0.06, -0.2],
          [s * 0.14, seat + 0.155, -0.25],
        ],
        0.015,
        8,
      ),
    ),
    laid(wood, extruded(outline, 0.05, { bevel: 0.01, steps: 2 }), 0.05, seat - 0.045),
    padSeat(cover, seatOutline(0.45, 0.4, 0.43, 0.06), 0.06, seat + 0.005),
    ...legs(shape, wood, { width: 0.45, depth: 0.43, height: seat - 0.07, detail, thickness: 0.042 }),
  ];
  return standing(parts, { top: seat });
}
