import { smoothCurve } from '../../../base/geometry/curve.ts';
import { deformed } from '../../../base/geometry/deform.ts';
import { extruded, type Point } from '../../../base/geometry/extrude.ts';
import { joined, placed } from '../../../base/geometry/mesh.ts';
import { ellipsoid } from '../../../base/geometry/shapes.ts';
import { softBox } from '../../../base/geometry/soft-box.ts';
import { aboutX, aboutY, type Vec3 } from '../../../base/geometry/vector.ts';
import { moved, part, sizeWithin, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { diamondTufting } from '../../tufting.ts';
import { type Cover, coverOf, padded, piping, seatCushion } from '../../upholstery.ts';
import { dressing } from '../sofa/dressing.ts';

const LEAN = 0.16;

/** A tall back between wings that flow into the arms. */
export function wingbackArmchair(making: Making): Piece {
  const { style, detail } = making;
  const chosen = coverOf(making, style.secondUpholstery);
  const cover = { ...chosen, piping: chosen.piping ?? chosen.material };
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.76, 1.06, 0.84],
    [0.68, 0.96, 0.76],
    [0.88, 1.16, 0.94],
  );
  const [leg, seat, thickness] = [0.17, 0.45, 0.13];
  const [side, inside] = [0.075, width - 0.15];
  const [front, rear] = [depth / 2, -depth / 2 + 0.08];
  const base = seat - thickness - leg + 0.012;
  const backHeight = height - seat + 0.14;
  const wings = [-1, 1].flatMap((s) => wing(cover, s, { x: (width - side) / 2, side, height, depth, leg }));
  const parts: Part[] = [
    part(cover.material, padded(cover, [width - 0.04, base, depth - 0.12], 0.025, 0.004), [
      0,
      leg + base / 2,
      0.02,
    ]),
    ...moved(
      tuftedBack(cover, [inside + 0.05, backHeight, 0.13], style.nailheads),
      [0, seat - 0.1 + backHeight / 2, rear + 0.085],
      aboutX(-LEAN),
    ),
    ...wings,
    ...moved(seatCushion(cover, [inside - 0.006, thickness, front - rear - 0.1], 2), [
      0,
      seat - thickness / 2,
      (front + rear) / 2 + 0.05,
    ]),
    ...legs(
      style.leg === 'sled' || style.leg === 'plinth' || style.leg === 'hairpin' ? 'tapered' : style.leg,
      style.legMaterial,
      {
        width: width - 0.06,
        depth: depth - 0.14,
        height: leg + 0.01,
        detail,
      },
    ),
    ...dressing(making, { inside, seat: seat + 0.02, back: rear + 0.16, lean: LEAN, rise: height - seat }),
  ];
  return standing(parts, { top: seat });
}

interface Wing {
  readonly x: number;
  readonly side: number;
  readonly height: number;
  readonly depth: number;
  readonly leg: number;
}

/** One side: arm and wing in one upholstered panel, leaning with the back. */
function wing(cover: Cover, s: number, { x, side, height, depth, leg }: Wing): Part[] {
  const [front, rear] = [depth / 2 - 0.03, -depth / 2 + 0.1];
  const slope = (y: number) => rear - Math.max(0, y - 0.45) * Math.tan(LEAN);
  const corners: Vec3[] = [
    [rear + 0.02, leg + 0.03, 0],
    [0, leg + 0.02, 0],
    [front - 0.02, leg + 0.03, 0],
    [front, 0.42, 0],
    [front + 0.015, 0.585, 0],
    [front - 0.07, 0.635, 0],
    [0.06, 0.62, 0],
    [-0.03, 0.68, 0],
    [-0.03, height - 0.24, 0],
    [-0.1, height - 0.08, 0],
    [slope(height) + 0.06, height - 0.02, 0],
    [slope(height) - 0.03, height - 0.06, 0],
    [slope(0.7), 0.7, 0],
  ];
  const outline = smoothCurve([...corners, corners[0]!], 4)
    .slice(0, -1)
    .map(([z, y]): Point => [z, y]);
  const panel = extruded(outline, side, { bevel: side * 0.45, steps: 1 + cover.detail, puff: 0.012 });
  // The outline's x is the chair's z.
  const turn = aboutY(-Math.PI / 2);
  const mesh = deformed(placed(panel, [s * x, 0, 0], turn), ([px, py, pz]) => [
    px + s * 0.05 * Math.max(0, py - 0.6) * (1 + pz),
    py,
    pz,
  ]);
  const cord = outline.map(
    ([z, y]): Vec3 => [s * (x + side * 0.2) + s * 0.05 * Math.max(0, y - 0.6) * (1 + z), y, z],
  );
  return [part(cover.material, mesh), ...piping(cover, cord, true)];
}

/** The inner back; formal styles button it. */
function tuftedBack(cover: Cover, size: Vec3, buttoned: boolean): Part[] {
  const [width, height, thick] = size;
  const tufting = diamondTufting({
    length: width,
    from: height * 0.3,
    to: height * 0.98,
    columns: 3,
    rows: 2,
    depth: buttoned ? 0.026 : 0,
  });
  const { detail } = cover;
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, t] = [(2 * x) / width, (2 * y) / height];
    const belly = 0.03 * Math.max(0, 1 - s * s) * Math.max(0, 1 - t * t);
    const fold = z > 0 ? tufting.relief(x + width / 2, y + height / 2) : 0;
    return [x, y - 0.03 * s * s * Math.max(0, t), z + (z > 0 ? belly + fold : 0)];
  };
  const spans: Vec3 = [10 * detail, 10 * detail, 1];
  const body = deformed(softBox(size, thick * 0.42, { edge: 2, spans }), shape);
  const button = ellipsoid([0.011, 0.011, 0.008], 5);
  const buttons = buttoned
    ? tufting.buttons.map(([a, b]) => placed(button, shape([a - width / 2, b - height / 2, thick / 2])))
    : [];
  return [part(cover.material, joined([body, ...buttons]))];
}
