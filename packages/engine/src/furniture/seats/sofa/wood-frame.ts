import { smoothCurve } from '../../../base/geometry/curve.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { standing } from '../../finish.ts';
import { plank, rod, strap } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';
import { cushionRow, seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

const LEAN = 0.3;

/** Danish: an open frame of turned posts, paddle arms and back spindles, with loose piped cushions. */
export function woodFrameSofa(making: Making): Piece {
  return woodFrameSeat(making, sofaSize(making, [1.95, 0.8, 0.86]));
}

/** The same construction in any width. */
export function woodFrameSeat(making: Making, [width, height, depth]: Vec3): Piece {
  const { style, detail } = making;
  const chosen = coverOf(making, style.upholstery);
  const cover = { ...chosen, piping: chosen.piping ?? chosen.material };
  const wood = reseeded(style.legMaterial.metallic > 0 ? style.wood[0] : style.legMaterial, making.seed);
  const side = width / 2 - 0.03;
  const [front, rear] = [depth / 2 - 0.04, -depth / 2 + 0.12];
  const [rail, arm, seat] = [0.27, 0.585, 0.43];
  const inside = width - 0.15;
  const sides = 6 + 2 * detail;
  const frame: Part[] = [-1, 1].flatMap((s) => {
    const x = s * side;
    const post = (z: number, lean: number, top: number) =>
      rod(
        wood,
        [
          [x, 0, z + lean],
          [x, rail, z],
          [x, top, z],
        ],
        (t) => 0.013 + 0.01 * Math.sin(Math.min(1, t * 1.1) * Math.PI) ** 0.7,
        sides,
      );
    const armRest = smoothCurve(
      [
        [x, arm - 0.005, front + 0.035],
        [x, arm + 0.012, front - 0.1],
        [x, arm, 0],
        [x, arm - 0.03, rear - 0.06],
      ],
      5,
    );
    return [
      post(front, 0.02, arm),
      post(rear, -0.05, arm - 0.02),
      strap(wood, armRest, 0.034, 0.36, 12),
      plank(wood, [0.026, 0.055, depth - 0.2], [x * 0.985, rail, 0], 0.008),
    ];
  });
  frame.push(
    plank(wood, [width - 0.09, 0.06, 0.026], [0, rail, front - 0.02], 0.008),
    plank(wood, [width - 0.09, 0.06, 0.026], [0, rail, rear + 0.02], 0.008),
    ...backrest(wood, inside, { height, rail, rear, sides }),
  );
  const row = {
    inside,
    count: seatsIn(inside),
    seat,
    thickness: 0.13,
    front: depth / 2,
    back: rear + 0.02,
    backHeight: height - seat + 0.03,
    backThickness: 0.13,
    lean: LEAN,
  };
  const pillows = dressing(making, {
    inside,
    seat: seat + 0.01,
    back: rear + 0.18,
    lean: LEAN,
    rise: height - seat,
  });
  return standing([...frame, ...cushionRow(cover, row), ...pillows], { top: seat });
}

function backrest(
  wood: Part['material'],
  inside: number,
  { height, rail, rear, sides }: { height: number; rail: number; rear: number; sides: number },
): Part[] {
  const at = (y: number): number => rear - (y - rail) * Math.tan(LEAN) + 0.01;
  const [low, high] = [rail + 0.06, height - 0.05];
  const beam = (y: number, r: number) => {
    const ends: Vec3[] = [-1, -0.5, 0, 0.5, 1].map((k) => [(k * inside) / 2, y - 0.006 * k * k, at(y)]);
    return strap(wood, ends, r, 0.55, sides);
  };
  const posts = [-1, 1].map((s): Part => {
    const x = (s * (inside - 0.02)) / 2;
    return strap(
      wood,
      [
        [x, rail - 0.02, at(rail) + 0.01],
        [x, high + 0.012, at(high)],
      ],
      0.017,
      0.7,
      sides,
    );
  });
  const count = Math.round(inside / 0.11);
  const spindles = Array.from({ length: count }, (_, i): Part => {
    const x = ((i + 0.5) / count - 0.5) * (inside - 0.06);
    return rod(
      wood,
      [
        [x, low, at(low)],
        [x, high, at(high)],
      ],
      0.007,
      6,
    );
  });
  return [beam(high, 0.026), beam(low, 0.02), ...posts, ...spindles];
}
