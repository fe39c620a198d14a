import { bentPath } from '../../base/geometry/curve.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank } from '../joinery.ts';
import { leather } from '../materials/cloth.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { batten, metalOf, woodOf } from '../woodwork.ts';
import { shelfFiller } from './shelf-things.ts';

const IRON: Material = material(
  { kind: 'metal', color: '#3a3632', finish: 'plain', patina: 0.3, seed: 44 },
  {
    metallic: 1,
    roughness: 0.5,
  },
);
const BOARD = 0.028;

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.9, 0.24, 0.22], [0.4, 0.1, 0.1], [1.8, 0.5, 0.32]);
}

/** Its back on the wall; the things on it count. */
function onWall(parts: readonly Part[]): Piece {
  const piece = standing(parts);
  return { ...piece, parts: moved(piece.parts, [0, 0, piece.size[2] / 2]) };
}

function things(making: Making, board: number, room: number): Part[] {
  const [width, , depth] = sizeOf(making);
  return shelfFiller(making).fill([width - 0.04, Math.max(0.16, room), depth - 0.01], [0, board, 0]);
}

/** A board held from within. */
function floating(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const thick = 0.036;
  return onWall([
    plank(woodOf(making), [width, thick, depth], [0, thick / 2, 0], 0.003),
    ...things(making, thick, height - thick),
  ]);
}

/** A board on two angle irons. */
function bracket(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const low = 0.15;
  const iron = making.style.leg === 'turned' ? woodOf(making) : IRON;
  const brackets = [-1, 1].flatMap((s) => {
    const x = s * width * 0.33;
    const stay = bentPath(
      [
        [x, 0.02, -depth / 2 + 0.006],
        [x, 0.06, -depth * 0.12],
        [x, low - 0.004, depth * 0.36],
      ],
      0.12,
      6,
    );
    return [
      batten(iron, [0.026, low, 0.006], [x, low / 2, -depth / 2 + 0.003]),
      batten(iron, [0.026, 0.006, depth * 0.92], [x, low - 0.003, 0]),
      part(iron, tube(stay, 0.006, { sides: 6 })),
    ];
  });
  return onWall([
    plank(woodOf(making), [width, BOARD, depth], [0, low + BOARD / 2, 0], 0.004),
    ...brackets,
    ...things(making, low + BOARD, height - BOARD),
  ]);
}

/** A narrow ledge with a lip, for things that lean on the wall. */
function ledge(making: Making): Piece {
  const [width, height, full] = sizeOf(making);
  const depth = Math.min(full, 0.13);
  const wood = woodOf(making);
  return onWall([
    plank(wood, [width, 0.016, depth], [0, 0.008, 0], 0.002),
    plank(reseeded(wood, 1), [width, 0.07, 0.016], [0, 0.035, -depth / 2 + 0.008], 0.002),
    plank(reseeded(wood, 2), [width, 0.036, 0.012], [0, 0.018, depth / 2 - 0.006], 0.002),
    ...shelfFiller(making).fill([width - 0.04, Math.max(0.2, height), depth - 0.02], [0, 0.016, 0.004]),
  ]);
}

/** A board in two loops of leather from pegs. */
function strap(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const skin = leather('#8a552f', 0.4);
  const metal = metalOf(making);
  const peg = 0.3;
  const loops = [-1, 1].flatMap((s) => {
    const x = s * width * 0.36;
    const band = (from: Vec3, to: Vec3): Part => {
      const path = [from, to];
      return part(skin, tube(path, 0.013, { sides: 8, flatness: 0.14 }));
    };
    return [
      band([x, peg, -depth / 2 + 0.008], [x, -0.002, depth / 2 + 0.002]),
      batten(skin, [0.026, 0.003, depth], [x, -0.0015, 0]),
      batten(skin, [0.026, peg, 0.003], [x, peg / 2, -depth / 2 + 0.0015]),
      batten(metal, [0.016, 0.016, 0.02], [x, peg, -depth / 2 + 0.011]),
    ];
  });
  const clear = shelfFiller(making).fill(
    [width * 0.66, Math.max(0.18, height - 0.02), depth - 0.02],
    [0, 0.022, 0],
  );
  return onWall([plank(woodOf(making), [width, 0.022, depth], [0, 0.011, 0], 0.003), ...loops, ...clear]);
}

export const WALL_SHELF: PieceDesign = designFrom({ floating, bracket, ledge, strap });
