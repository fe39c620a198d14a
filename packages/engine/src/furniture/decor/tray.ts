import { ellipse, type Point } from '../../base/geometry/extrude.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { pill } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { metalOf, slabOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';
import { beads, candle } from './small-things.ts';

function traySize({ size }: Making): Vec3 {
  return sizeWithin(size, [0.4, 0.08, 0.3], [0.2, 0.03, 0.16], [0.7, 0.3, 0.5]);
}

/** Candle, small jar and beads, as they are set out on a coffee table. */
function still({ style, seed }: Making, width: number, depth: number, wood: Material): Part[] {
  const clay = reseeded(chosen(style.ceramic, seed + 1), seed);
  const jar: Point[] = [
    [0.001, 0],
    [0.03, 0],
    [0.043, 0.025],
    [0.04, 0.055],
    [0.026, 0.068],
    [0.03, 0.074],
    [0.023, 0.07],
    [0.02, 0.05],
  ];
  return [
    ...moved(candle(0.034, 0.085), [-width * 0.24, 0, -depth * 0.12]),
    part(clay, turnedBody(jar, 20, 3), [width * 0.02, 0, -depth * 0.2]),
    ...moved(beads(wood, 0.0065, seed, Math.min(0.06, depth * 0.2)), [width * 0.2, 0, depth * 0.1]),
  ];
}

/** A rimmed oblong with two handles. */
function handled(making: Making): Piece {
  const [width, , depth] = traySize(making);
  const wood = woodOf(making);
  const metal = metalOf(making);
  const rim = 0.034;
  const handles = [-1, 1].map((side) => {
    const x = side * (width / 2 - 0.006);
    return rod(
      metal,
      [
        [x, rim - 0.004, -0.05],
        [x, rim + 0.018, -0.042],
        [x, rim + 0.018, 0.042],
        [x, rim - 0.004, 0.05],
      ],
      0.004,
      8,
    );
  });
  return standing([
    plank(wood, [width, 0.01, depth], [0, 0.005, 0], 0.002),
    ...[-1, 1].flatMap((side) => [
      plank(wood, [width, rim, 0.01], [0, rim / 2, side * (depth / 2 - 0.005)], 0.002),
      plank(wood, [0.01, rim, depth], [side * (width / 2 - 0.005), rim / 2, 0], 0.002),
    ]),
    ...handles,
    ...moved(still(making, width, depth, woodOf({ ...making, seed: making.seed + 1 })), [0, 0.01, 0]),
  ]);
}

/** A round tray of stone or metal with a low rim. */
function round(making: Making): Piece {
  const [width, , depth] = traySize(making);
  const across = Math.min(width, depth * 1.2);
  const cover = making.seed % 2 === 0 ? stoneOf(making) : metalOf(making);
  const steps = 24 + 10 * making.detail;
  const loop = ellipse(across - 0.012, across - 0.012, steps).map(([x, z]): Vec3 => [x, 0.013, z]);
  return standing([
    slabOf(cover, ellipse(across, across, steps), 0.012, 0.012, 0.003),
    part(cover, tube(loop, 0.006, { sides: 6, closed: true })),
    ...moved(still(making, across * 0.85, across * 0.8, woodOf(making)), [0, 0.012, 0]),
  ]);
}

/** A board with half-round ends. */
function oval(making: Making): Piece {
  const [width, , depth] = traySize(making);
  const wood = woodOf(making);
  return standing([
    slabOf(wood, pill(width, depth, 40), 0.016, 0.016, 0.005),
    ...moved(still(making, width, depth, wood), [0, 0.016, 0]),
  ]);
}

export const TRAY: PieceDesign = designFrom({ handled, round, oval });
