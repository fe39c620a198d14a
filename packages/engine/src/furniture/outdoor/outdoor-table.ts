import { ellipse } from '../../base/geometry/extrude.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { concrete } from '../materials/solid.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { slabOf, turnedBody } from '../woodwork.ts';
import { outdoorsOf } from './outdoor-frame.ts';

function tableSize({ size }: Making) {
  return sizeWithin(size, [1, 0.36, 0.6], [0.4, 0.3, 0.4], [2.6, 0.78, 1.2]);
}

/** Slats on four square legs. */
function slatted(making: Making): Piece {
  const [width, height, depth] = tableSize(making);
  const { teak } = outdoorsOf(making);
  const count = Math.round(depth / 0.085);
  const pitch = depth / count;
  const leg = height > 0.5 ? 0.07 : 0.055;
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      plank(
        teak,
        [leg, height - 0.024, leg],
        [x * (width / 2 - leg / 2 - 0.02), (height - 0.024) / 2, z * (depth / 2 - leg / 2 - 0.02)],
        0.005,
      ),
    ),
  );
  return standing(
    [
      ...Array.from({ length: count }, (_, i) =>
        plank(
          reseeded(teak, i % 3),
          [width, 0.024, pitch - 0.006],
          [0, height - 0.012, (i + 0.5) * pitch - depth / 2],
          0.003,
        ),
      ),
      ...[-1, 1].flatMap((s) => [
        plank(teak, [width - 0.12, 0.05, 0.022], [0, height - 0.049, s * (depth / 2 - 0.05)], 0.003),
        plank(teak, [0.022, 0.05, depth - 0.12], [s * (width / 2 - 0.05), height - 0.049, 0], 0.003),
      ]),
      ...feet,
    ],
    { top: height },
  );
}

/** A teak plate on a frame of coated tube. */
function framed(making: Making): Piece {
  const [width, height, depth] = tableSize(making);
  const { teak, metal } = outdoorsOf(making);
  const boards = Math.round(depth / 0.14);
  const pitch = depth / boards;
  const [x, z] = [width / 2 - 0.03, depth / 2 - 0.03];
  return standing(
    [
      ...Array.from({ length: boards }, (_, i) =>
        plank(
          reseeded(teak, i),
          [width, 0.022, pitch - 0.004],
          [0, height - 0.011, (i + 0.5) * pitch - depth / 2],
          0.003,
        ),
      ),
      ...[-1, 1].flatMap((side) => [
        rod(
          metal,
          [
            [side * x, height - 0.03, -z],
            [side * x, 0.012, -z],
            [side * x, 0.012, z],
            [side * x, height - 0.03, z],
          ],
          0.012,
          8,
        ),
        plank(metal, [0.025, 0.02, depth - 0.03], [side * x, height - 0.032, 0], 0.003),
      ]),
    ],
    { top: height },
  );
}

/** Cast concrete, turned like a drum. */
function drum(making: Making): Piece {
  const [width, height, depth] = tableSize(making);
  const across = Math.min(width, depth * 1.25);
  const cover = reseeded(concrete('#b5b0a7'), making.seed);
  const steps = 24 + 10 * making.detail;
  const body = turnedBody(
    [
      [0.001, 0],
      [across * 0.27, 0],
      [across * 0.3, height * 0.05],
      [across * 0.25, height * 0.5],
      [across * 0.33, height * 0.92],
      [across * 0.3, height - 0.03],
    ],
    steps,
    3,
  );
  return standing([part(cover, body), slabOf(cover, ellipse(across, across, steps), 0.035, height, 0.008)], {
    top: height,
  });
}

export const OUTDOOR_TABLE: PieceDesign = designFrom({ slatted, framed, drum });
