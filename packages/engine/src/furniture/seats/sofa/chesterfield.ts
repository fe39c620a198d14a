import { bentPath, evenly } from '../../../base/geometry/curve.ts';
import type { Point } from '../../../base/geometry/extrude.ts';
import { joined, placed } from '../../../base/geometry/mesh.ts';
import { ellipsoid } from '../../../base/geometry/shapes.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { wall } from '../../../base/geometry/wall.ts';
import { moved, part, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import { nailheads } from '../../nailheads.ts';
import type { Making, Piece } from '../../piece.ts';
import { diamondTufting } from '../../tufting.ts';
import { coverOf, padded, seatCushion } from '../../upholstery.ts';
import { seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

const LEG = 0.1;
/** Width of arm and back, with their roll. */
const WALL = 0.24;
/** Places along the profile, meters: tufting starts above the seat and ends on top of the roll. */
const TUFTED = { from: 0.34, to: 0.78 };

/** Arms and back of one height, rolled outwards and deep-buttoned in diamonds. */
export function chesterfieldSofa(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.upholstery);
  const [width, height, depth] = sofaSize(making, [2.15, 0.74, 0.95]);
  const [seat, thickness] = [0.45, 0.16];
  const [x, back, front] = [width / 2 - WALL + 0.06, -depth / 2 + WALL - 0.06, depth / 2 - 0.05];
  const corners: Vec3[] = [
    [-x, 0, front],
    [-x, 0, back],
    [x, 0, back],
    [x, 0, front],
  ];
  const path = evenly(bentPath(corners, 0.17, 6), 60);
  const columns = Math.round((2 * (front - back) + 2 * x) / 0.2);
  const length = 2 * (front - back) + 2 * x - 0.15;
  const tufting = diamondTufting({ ...TUFTED, length, columns, rows: 2, depth: 0.038 });
  const body = wall({
    path,
    profile: rolledProfile(height),
    columns: columns * 4 * detail,
    rows: 10 * detail,
    relief: tufting.relief,
    cap: 0.03,
  });
  const button = ellipsoid([0.012, 0.012, 0.012], 5);
  const buttons = tufting.buttons.map(([along, rise]) =>
    placed(button, body.at(along / length, rise / body.rise)),
  );
  const inside = 2 * x - 0.05;
  const count = seatsIn(inside);
  const seatDepth = front - back + 0.02;
  const base = seat - thickness - LEG + 0.01;
  const cushions = Array.from({ length: count }, (_, i) => i).flatMap((i) =>
    moved(
      seatCushion({ ...cover, piping: cover.material }, [inside / count - 0.006, thickness, seatDepth], i),
      [(i - (count - 1) / 2) * (inside / count), seat - thickness / 2, (front + back) / 2 + 0.02],
    ),
  );
  const nails = style.nailheads
    ? nailheads(style.metal[0], [
        [-inside / 2, LEG + 0.025, front + 0.012],
        [inside / 2, LEG + 0.025, front + 0.012],
      ])
    : [];
  const parts = [
    part(cover.material, joined([body.mesh, ...buttons])),
    part(cover.material, padded(cover, [inside + 0.06, base, front - back], 0.02, 0.006), [
      0,
      LEG + base / 2,
      (front + back) / 2,
    ]),
    ...cushions,
    ...nails,
    ...legs('turned', style.legMaterial, {
      width: width - 0.2,
      depth: depth - 0.16,
      height: LEG + 0.01,
      detail,
      thickness: 0.065,
    }),
    ...dressing(making, { inside, seat: seat + 0.02, back: back + 0.06, lean: 0.12, rise: height - seat }),
  ];
  return standing(parts, { top: seat });
}

/** From inside the seat up, over the roll and down the outside. */
function rolledProfile(height: number): Point[] {
  const roll = 0.088;
  const [x, y] = [0.085, height - roll];
  const profile: Point[] = [
    [-0.03, LEG],
    [-0.03, 0.16],
    [-0.03, 0.22],
    [-0.03, 0.29],
    [-0.03, 0.36],
    [-0.03, 0.42],
    [-0.028, 0.48],
    [-0.02, 0.54],
    [-0.008, y - 0.05],
  ];
  for (let i = 0; i <= 10; i++) {
    const angle = Math.PI * (1.02 - (i / 10) * 1.32);
    profile.push([x + roll * Math.cos(angle), y + roll * Math.sin(angle)]);
  }
  for (const part of [0.06, 0.2, 0.4, 0.6, 0.8, 1])
    profile.push([x + 0.035, (y - 0.07) * (1 - part) + LEG * part]);
  return profile;
}
