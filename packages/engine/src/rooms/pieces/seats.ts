import { aboutX, aboutY, aboutZ, multiply, type Vec3 } from '../../geometry/vector.ts';
import { placed } from '../geometry/mesh.ts';
import { bar, pillow } from '../geometry/shapes.ts';
import { glossy, matte } from '../materials/material.ts';
import { cushionCloth, fabric, wood } from '../materials/textures.ts';
import { block, type Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

const LEG = 0.13;

/** A sofa with seat and back cushions, rounded arms, turned legs and throw pillows. */
export function sofa(making: Making): Piece {
  const seats = making.size[0] > 1.9 ? 3 : 2;
  return upholstered(making, { seats, arm: 0.18, pillows: making.variant });
}

/** An armchair with one pillow. */
export function armchair(making: Making): Piece {
  return upholstered(making, { seats: 1, arm: 0.13, pillows: -1 });
}

interface Upholstery {
  readonly seats: number;
  readonly arm: number;
  /** -1 = a single pillow in the second color, else which set of pillows. */
  readonly pillows: number;
}

function upholstered({ size, colors, detail, seed }: Making, { seats, arm, pillows }: Upholstery): Piece {
  const [width, height, depth] = size;
  const cloth = matte(fabric(colors[0], seed));
  const edge = (radius: number, puff = 0) => ({ radius, steps: detail, puff });
  const inside = width - 2 * arm;
  const seatTop = height * 0.52;
  const back = 0.2;
  const parts: Part[] = [
    block(cloth, [inside + 0.02, 0.16, depth - 0.06], [0, LEG + 0.08, -0.01], edge(0.03)),
    block(
      cloth,
      [inside + 0.06, height - LEG - 0.03, back],
      [0, LEG + (height - LEG - 0.03) / 2, back / 2 - depth / 2],
      edge(0.07),
    ),
  ];
  for (const side of [-1, 1]) {
    parts.push(
      block(
        cloth,
        [arm, height * 0.72 - LEG, depth],
        [(side * (width - arm)) / 2, LEG + (height * 0.72 - LEG) / 2, 0],
        edge(0.075, 0.006),
      ),
    );
  }
  const cushion = inside / seats;
  const seatDepth = depth - back - 0.02;
  for (let i = 0; i < seats; i++) {
    const x = (i - (seats - 1) / 2) * cushion;
    parts.push(
      block(
        cloth,
        [cushion - 0.006, 0.17, seatDepth],
        [x, seatTop - 0.085, (depth - seatDepth) / 2 + 0.015],
        edge(0.055, 0.016),
      ),
      block(
        cloth,
        [cushion - 0.012, height * 0.5, 0.17],
        [x, seatTop + height * 0.245, back - depth / 2 + 0.06],
        edge(0.07, 0.03),
        aboutX(-0.17),
      ),
    );
  }
  parts.push(...legs(width - 0.16, depth - 0.14, wood('#6b4a31', seed + 3), detail));
  parts.push(...throwPillows(seats === 1 ? -1 : pillows, inside, seatTop, depth, colors[1], detail, seed));
  return { parts, bulbs: [] };
}

function legs(width: number, depth: number, texture: ReturnType<typeof wood>, detail: number): Part[] {
  const material = glossy(texture, 0.04, 0.35);
  return [-1, 1].flatMap((x) =>
    [-1, 1].map((z): Part => {
      const top: Vec3 = [(x * width) / 2, LEG + 0.02, (z * depth) / 2];
      return {
        mesh: bar(top, [top[0] + x * 0.025, 0, top[2] + z * 0.025], 0.024, 0.014, 6 + detail * 2),
        material,
      };
    }),
  );
}

const PILLOW_SETS: readonly (readonly {
  x: number;
  size: number;
  high: number;
  hex: string | undefined;
  lean: number;
}[])[] = [
  [
    { x: -0.4, size: 0.5, high: 0.5, hex: undefined, lean: 0.1 },
    { x: -0.22, size: 0.44, high: 0.44, hex: '#ece5d8', lean: -0.14 },
    { x: 0.38, size: 0.48, high: 0.48, hex: '#6f7c69', lean: -0.08 },
    { x: 0.22, size: 0.52, high: 0.32, hex: '#e4d9c6', lean: 0.06 },
  ],
  [
    { x: -0.38, size: 0.48, high: 0.48, hex: undefined, lean: 0.08 },
    { x: 0.38, size: 0.48, high: 0.48, hex: '#d9cdb8', lean: -0.08 },
  ],
  [],
];

function throwPillows(
  set: number,
  inside: number,
  seatTop: number,
  depth: number,
  hex: string,
  detail: number,
  seed: number,
): Part[] {
  const chosen =
    set < 0
      ? [{ x: 0, size: 0.44, high: 0.36, hex: undefined, lean: 0.05 }]
      : (PILLOW_SETS[set % PILLOW_SETS.length] ?? []);
  return chosen.map(({ x, size, high, hex: own, lean }, i): Part => {
    const shape = pillow(size, high, 0.17, 4 + detail * 3);
    const turn = multiply(aboutY(-x * 0.5), multiply(aboutX(-0.3), aboutZ(lean)));
    const front = 0.22 - depth / 2 + 0.24 + 0.05 * (i % 2);
    const mesh = placed(shape, [x * inside, seatTop + high / 2 - 0.03, front], turn);
    return { mesh, material: matte(cushionCloth(own ?? hex, '#d8ccb8', i === 3 ? 1 : 0, seed + 40 + i)) };
  });
}

/** A dining or desk chair: wooden frame, upholstered seat. */
export function chair({ size, colors, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const frame = glossy(wood(colors[0], seed), 0.04, 0.4);
  const seat = height * 0.54;
  const parts: Part[] = [
    block(matte(fabric(colors[1], seed + 1)), [width, 0.06, depth], [0, seat - 0.03, 0], {
      radius: 0.025,
      steps: detail,
      puff: 0.012,
    }),
    block(
      frame,
      [width, 0.16, 0.025],
      [0, height - 0.1, -depth / 2 + 0.005],
      { radius: 0.012, steps: detail },
      aboutX(-0.12),
    ),
  ];
  for (const x of [-1, 1]) {
    const side = (x * (width - 0.05)) / 2;
    parts.push(
      {
        mesh: bar([side, seat - 0.05, depth / 2 - 0.04], [side * 1.06, 0, depth / 2], 0.02, 0.013, 8),
        material: frame,
      },
      {
        mesh: bar([side, height - 0.03, -depth / 2], [side * 1.06, 0, -depth / 2 - 0.03], 0.016, 0.014, 8),
        material: frame,
      },
    );
  }
  return { parts, bulbs: [] };
}
