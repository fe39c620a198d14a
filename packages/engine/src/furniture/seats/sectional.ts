import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { legs } from '../legs.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import type { LegShape } from '../styles/style.ts';
import { backCushion, type Cover, coverOf, padded, seatCushion } from '../upholstery.ts';
import { rolledArm } from './rolled-arm.ts';
import { dressing } from './sofa/dressing.ts';

/** What tells one sectional from another. Meters. */
interface Build {
  readonly arm: number;
  readonly armHeight: number;
  readonly rolled: boolean;
  readonly leg: number;
  readonly seat: number;
  readonly thickness: number;
  readonly height: number;
  readonly backThickness: number;
  readonly edge: number;
}

const TRACK: Build = {
  arm: 0.14,
  armHeight: 0.6,
  rolled: false,
  leg: 0.14,
  seat: 0.445,
  thickness: 0.16,
  height: 0.82,
  backThickness: 0.16,
  edge: 0.025,
};
const LOW: Build = {
  arm: 0.26,
  armHeight: 0.5,
  rolled: false,
  leg: 0.05,
  seat: 0.4,
  thickness: 0.22,
  height: 0.7,
  backThickness: 0.22,
  edge: 0.085,
};
const ROLLED: Build = {
  arm: 0.2,
  armHeight: 0.63,
  rolled: true,
  leg: 0.1,
  seat: 0.46,
  thickness: 0.18,
  height: 0.87,
  backThickness: 0.2,
  edge: 0.06,
};

/** Depth of the part that is no chaise, and thickness of the frame's back. */
const MAIN = 0.95;
const BACK = 0.15;
const LEAN = 0.2;

/** An L of sofa and chaise; the chaise is on `side`: -1 left, 1 right as seen from the front. */
function sectional(making: Making, build: Build, side: number): Piece {
  const cover = coverOf(making, making.style.upholstery);
  const { arm, seat, thickness, edge, leg } = build;
  const [width, height, depth] = sizeWithin(
    making.size,
    [2.8, build.height, 1.65],
    [2.3, build.height - 0.06, 1.4],
    [3.6, build.height + 0.1, 2],
  );
  const inside = width - 2 * arm;
  const count = inside > 2.7 ? 4 : 3;
  const cell = inside / count;
  const rear = -depth / 2;
  const from = rear + BACK;
  const base = seat - thickness - leg + 0.012;
  const chaise = side * (inside / 2 - cell / 2);
  const frame = height - leg - 0.06;
  const block = (size: Vec3, at: Vec3, radius: number, seed: number): Part =>
    part(cover.material, padded(cover, size, radius, 0.006, seed), at);
  const parts: Part[] = [
    block([width - 0.1, base, MAIN - 0.03], [0, leg + base / 2, rear + MAIN / 2], 0.02, 1),
    block([cell + 0.02, base, depth - 0.03], [chaise, leg + base / 2, 0], 0.02, 2),
    block([width - 0.06, frame, BACK], [0, leg + frame / 2, rear + BACK / 2], Math.min(0.06, edge), 3),
    ...arms(making, cover, build).map((p) =>
      part(p.material, p.mesh, [p.side * (width - arm) * 0.5, 0, rear + MAIN / 2]),
    ),
    ...feet(making, build, [width, depth], cell, chaise),
  ];
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * cell;
    const front = Math.abs(x - chaise) < 0.01 ? depth / 2 : rear + MAIN;
    const cushion = seatCushion(cover, [cell - 0.008, thickness, front - from], i);
    const rest = backCushion(cover, [cell - 0.016, height - seat + 0.03, build.backThickness], i + 11);
    parts.push(
      ...moved(cushion, [x, seat - thickness / 2, (front + from) / 2]),
      ...moved(
        rest,
        [x, seat + (height - seat) / 2 + 0.01, from + build.backThickness / 2 + 0.02],
        aboutX(-LEAN),
      ),
    );
  }
  const couch = {
    inside,
    seat: seat + 0.01 + 0.02 * cover.plumpness,
    back: from + build.backThickness + 0.05,
    lean: LEAN,
    rise: height - seat,
  };
  return standing([...parts, ...dressing(making, couch)], { top: seat });
}

function arms(making: Making, cover: Cover, build: Build): Array<Part & { side: number }> {
  const { arm, armHeight, leg, edge } = build;
  return [-1, 1].flatMap((side) => {
    if (build.rolled) {
      const shape = { side, width: arm, height: armHeight, depth: MAIN - 0.05, foot: leg };
      return rolledArm(cover, making.style, shape).map((p) => ({ ...p, side }));
    }
    const mesh = padded(cover, [arm, armHeight - leg, MAIN], edge, 0.008, side + 5);
    return [{ ...part(cover.material, mesh, [0, leg + (armHeight - leg) / 2, 0]), side }];
  });
}

function feet(
  making: Making,
  build: Build,
  [width, depth]: readonly [number, number],
  cell: number,
  chaise: number,
): Part[] {
  const { style, detail } = making;
  const shape = build.rolled ? 'turned' : lowLeg(style.leg, build.leg);
  const [height, rear] = [build.leg + 0.01, -depth / 2];
  return [
    ...moved(legs(shape, style.legMaterial, { width: width - 0.14, depth: MAIN - 0.12, height, detail }), [
      0,
      0,
      rear + MAIN / 2,
    ]),
    ...moved(legs(shape, style.legMaterial, { width: cell - 0.06, depth: depth - 0.14, height, detail }), [
      chaise,
      0,
      0,
    ]),
  ];
}

function lowLeg(shape: LegShape, height: number): LegShape {
  if (height < 0.08) return 'plinth';
  return shape === 'plinth' ? 'block' : shape;
}

export const SECTIONAL: PieceDesign = designFrom({
  'track-left': (making) => sectional(making, TRACK, -1),
  'track-right': (making) => sectional(making, TRACK, 1),
  'low-left': (making) => sectional(making, LOW, -1),
  'low-right': (making) => sectional(making, LOW, 1),
  'rolled-left': (making) => sectional(making, ROLLED, -1),
  'rolled-right': (making) => sectional(making, ROLLED, 1),
});
