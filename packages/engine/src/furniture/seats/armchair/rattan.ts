import { evenly } from '../../../base/geometry/curve.ts';
import { ellipse, extruded } from '../../../base/geometry/extrude.ts';
import { joined } from '../../../base/geometry/mesh.ts';
import { sheet } from '../../../base/geometry/shapes.ts';
import { tube } from '../../../base/geometry/tube.ts';
import { aboutX, type Vec3 } from '../../../base/geometry/vector.ts';
import { part, sizeWithin, standing } from '../../finish.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import { dressing } from '../sofa/dressing.ts';

/** Half of the angle the shell wraps around. */
const WRAP = 2.1;

/** A woven tub on a wicker drum, with a round loose cushion; its rim is a bundle of canes. */
export function rattanArmchair(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.78, 0.84, 0.76],
    [0.68, 0.76, 0.68],
    [0.92, 0.95, 0.9],
  );
  const cane = reseeded(style.woven[0], making.seed);
  const seat = 0.4;
  const [rx, rz] = [width / 2 - 0.02, depth / 2 - 0.02];
  // v runs from the floor to the rim; the tub is waisted at the seat and opens towards its rim.
  const place = (u: number, v: number): Vec3 => {
    const angle = (u - 0.5) * 2 * WRAP;
    const top = 0.6 + (height - 0.6) * Math.cos(angle / 2) ** 2.2;
    const y = v * top;
    const waist = 0.74 + 0.26 * smooth((y - 0.2) / 0.45) + 0.1 * smooth((0.2 - y) / 0.2);
    const back = 0.06 * smooth((y - 0.45) / 0.4);
    return [rx * waist * Math.sin(angle), y, -(rz * waist + back * Math.cos(angle)) * Math.cos(angle)];
  };
  const shell = sheet(place, 24 * detail, 8 * detail, [2.2, 0.9]);
  const drum = sheet(
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const y = v * (seat - 0.03);
      const waist = 0.73 + 0.1 * smooth((0.2 - y) / 0.2);
      return [rx * waist * Math.sin(angle), y, -rz * waist * Math.cos(angle)];
    },
    18 * detail,
    5,
    [2, 0.4],
  );
  const rim = Array.from({ length: 33 }, (_, i) => place(i / 32, 1));
  const edges = [
    place(0, 0.03),
    ...evenly([place(0, 0.3), place(0, 0.7), ...rim, place(1, 0.7), place(1, 0.3)], 48),
    place(1, 0.03),
  ];
  const cushion = extruded(ellipse(width * 0.72, depth * 0.74, 20 + 8 * detail), 0.11, {
    bevel: 0.045,
    steps: 1 + detail,
    puff: 0.03,
  });
  const parts: Part[] = [
    part(cane, joined([shell, drum])),
    part(style.wood[0], joined([tube(edges, 0.016, { sides: 8 }), ...hoops(rx, rz)])),
    part(cover.material, cushion, [0, seat + 0.02, 0.02], aboutX(-Math.PI / 2)),
    ...dressing(making, {
      inside: width * 0.62,
      seat: seat + 0.08,
      back: -rz * 0.72,
      lean: 0.2,
      rise: height - seat,
    }),
  ];
  return standing(parts, { top: seat + 0.07 });
}

/** Canes around the foot and under the cushion. */
function hoops(rx: number, rz: number) {
  return (
    [
      [0.013, 0.83, 0.013],
      [0.36, 0.745, 0.011],
    ] as const
  ).map(([y, waist, radius]) =>
    tube(
      Array.from({ length: 32 }, (_, i): Vec3 => {
        const angle = (i / 32) * 2 * Math.PI;
        return [rx * waist * Math.sin(angle), y, -rz * waist * Math.cos(angle)];
      }),
      radius,
      { sides: 6, closed: true },
    ),
  );
}

function smooth(part: number): number {
  const t = Math.max(0, Math.min(1, part));
  return t * t * (3 - 2 * t);
}
