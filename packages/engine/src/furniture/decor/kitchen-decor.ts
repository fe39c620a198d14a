import { extruded, type Point, roundedOutline } from '../../base/geometry/extrude.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import { aboutX, aboutY, multiply, type Vec3 } from '../../base/geometry/vector.ts';
import { createRandom } from '../../base/random.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { metalOf, turnedBody, woodOf } from '../woodwork.ts';

function decorSize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.5, 0.3, 0.25], [0.3, 0.2, 0.18], [0.9, 0.5, 0.4]);
}

/** A cutting board with a handle, leaning back; its foot at z = 0. */
function board(making: Making, width: number, height: number, seed: number, round: boolean): Part[] {
  const neck = width * 0.13;
  const body = height * 0.76;
  const corners: Point[] = round
    ? Array.from({ length: 22 }, (_, i): Point => {
        const angle = -Math.PI / 2 + 0.24 + ((i + 0.5) / 22 - 0.5) * (2 * Math.PI - 0.5) + Math.PI - 0.24;
        return [(Math.cos(angle) * width) / 2, body / 2 + (Math.sin(angle) * body) / 2];
      })
    : [
        [-width / 2, 0],
        [width / 2, 0],
        [width / 2, body],
        [neck, body * 1.02],
        [neck, height],
        [-neck, height],
        [-neck, body * 1.02],
        [-width / 2, body],
      ];
  const wood = reseeded(making.style.wood[seed % making.style.wood.length] ?? making.style.wood[0], seed);
  const slab = part(
    wood,
    extruded(roundedOutline(corners, 0.022, 3), 0.018, { bevel: 0.004, steps: 2 }),
    [0, 0, 0.009],
  );
  return moved([slab], [0, 0.004, 0], multiply(aboutY(0.04 * (seed % 3) - 0.04), aboutX(-0.14)));
}

/** A crock of wooden spoons and spatulas. */
function utensils(making: Making, height: number): Part[] {
  const random = createRandom(making.seed * 157);
  const wood = woodOf(making);
  const [r, tall] = [0.056, height * 0.5];
  const crock = turnedBody(
    [
      [0.001, 0],
      [r * 0.92, 0],
      [r, 0.012],
      [r, tall * 0.96],
      [r * 0.97, tall],
      [r * 0.9, tall * 0.97],
      [r * 0.88, tall * 0.4],
    ],
    28,
    2,
  );
  const tools = Array.from({ length: 6 }, (_, i): Part[] => {
    const angle = i * 2.4;
    const lean = 0.5 + 0.35 * random();
    const top: Vec3 = [
      Math.cos(angle) * r * (0.4 + lean),
      height * (0.84 + 0.12 * random()),
      Math.sin(angle) * r * (0.4 + lean),
    ];
    const foot: Vec3 = [-top[0] * 0.3, tall * 0.3, -top[2] * 0.3];
    const head =
      i % 3 === 0
        ? ellipsoid([0.024, 0.034, 0.006], 10)
        : i % 3 === 1
          ? ellipsoid([0.02, 0.04, 0.004], 8)
          : ellipsoid([0.016, 0.03, 0.009], 8);
    const cover = i % 4 === 3 ? metalOf(making) : wood;
    return [part(cover, tube([foot, top], 0.0052, { sides: 6 })), part(cover, head, top, aboutY(angle))];
  });
  return [part(reseeded(chosen(making.style.ceramic, making.seed), making.seed), crock), ...tools.flat()];
}

/** Storage jars with lids, from large to small. */
function jarRow(making: Making, count: number, height: number): Part[] {
  const clay = reseeded(chosen(making.style.ceramic, making.seed + 2), making.seed);
  const wood = woodOf(making);
  return Array.from({ length: count }, (_, i): Part[] => {
    const [r, h] = [0.055 - 0.007 * i, height * (0.62 - 0.13 * i)];
    const jar = turnedBody(
      [
        [0.001, 0],
        [r * 0.94, 0],
        [r, 0.01],
        [r, h * 0.92],
        [r * 0.92, h],
        [0.001, h],
      ],
      26,
      2,
    );
    const lid = turnedBody(
      [
        [0.001, h],
        [r * 0.9, h],
        [r * 0.9, h + 0.014],
        [0.012, h + 0.018],
        [0.011, h + 0.028],
        [0.001, h + 0.031],
      ],
      26,
      1,
    );
    return moved([part(clay, jar), part(wood, lid)], [i * 0.118, 0, 0.01 * i]);
  }).flat();
}

/** Boards leaning behind a crock of spoons. */
function boards(making: Making): Piece {
  const [width, height] = decorSize(making);
  return standing([
    ...moved(board(making, width * 0.44, height, 0, false), [-width * 0.12, 0, -0.06]),
    ...moved(board(making, width * 0.4, height * 0.84, 1, true), [width * 0.14, 0, -0.03]),
    ...moved(utensils(making, height * 0.92), [width / 2 - 0.07, 0, 0.03]),
  ]);
}

/** Canisters and a crock. */
function jars(making: Making): Piece {
  const [width, height] = decorSize(making);
  return standing([
    ...moved(jarRow(making, Math.max(2, Math.round(width / 0.17)), height), [-width / 2 + 0.055, 0, 0]),
    ...moved(utensils(making, height), [width / 2 - 0.07, 0, 0]),
  ]);
}

/** One large board behind two jars. */
function spare(making: Making): Piece {
  const [width, height] = decorSize(making);
  return standing([
    ...moved(board(making, width * 0.5, height, 2, false), [-width * 0.1, 0, -0.05]),
    ...moved(jarRow(making, 2, height * 0.8), [width * 0.06, 0, 0.05]),
  ]);
}

export const KITCHEN_DECOR: PieceDesign = designFrom({ boards, jars, spare });
