import { roundedOutline } from '../../base/geometry/extrude.ts';
import { aboutZ, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, sizeWithin } from '../finish.ts';
import { plank } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { reseeded } from '../materials/reseeded.ts';
import { pill, ribbed } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { hardwareOn } from '../storage/hardware.ts';
import { columnOf, legWood, metalOf, slabOf, stoneOf, woodOf } from '../woodwork.ts';
import { squareFrame } from './frame.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.2, 0.78, 0.36], [0.7, 0.68, 0.25], [1.8, 0.9, 0.48]);
}

/** A thin metal frame with a top and a low shelf. */
function framed(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const bar = 0.018;
  return level(
    [
      ...squareFrame(metalOf(making), [width, height - 0.02, depth], bar, [height - 0.02 - bar / 2, 0.16]),
      plank(wood, [width, 0.02, depth], [0, height - 0.01, 0], 0.003),
      plank(reseeded(wood, 1), [width - 2 * bar, 0.018, depth - bar], [0, 0.178, 0], 0.003),
    ],
    height,
  );
}

/** One board folded down to the floor at both ends, with mitered corners and a slim drawer between. */
function waterfall(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const thick = 0.032;
  const drawer = 0.1;
  const inside = width - 2 * thick;
  const y = height - thick - drawer / 2;
  const face = depth / 2 - 0.012;
  return level(
    [
      plank(wood, [width, thick, depth], [0, height - thick / 2, 0], 0.003),
      ...[-1, 1].map((s) =>
        plank(
          reseeded(wood, s + 2),
          [thick, height - thick, depth],
          [s * (width / 2 - thick / 2), (height - thick) / 2, 0],
          0.003,
        ),
      ),
      plank(wood, [inside, drawer, depth - 0.05], [0, y, -0.012], 0.002),
      ...[-1, 1].flatMap((s) => [
        plank(
          reseeded(wood, 5 + s),
          [inside / 2 - 0.004, drawer - 0.006, 0.018],
          [(s * inside) / 4, y, face - 0.009],
          0.002,
        ),
        ...hardwareOn(making, [(s * inside) / 4, y, face], 0.3),
      ]),
    ],
    height,
  );
}

/** Drawers in an apron on turned legs, with a shelf for baskets. */
function turned(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, detail } = making;
  const wood = legWood(making);
  const [w, d] = [width - 0.06, depth - 0.04];
  const [block, apron] = [0.056, 0.13];
  const y = height - 0.026 - apron / 2;
  const count = width > 1.3 ? 3 : 2;
  const span = (w - 2 * block) / count;
  const drawers = Array.from({ length: count }, (_, i): Part[] => {
    const x = (i - (count - 1) / 2) * span;
    return [
      plank(reseeded(wood, i), [span - 0.03, apron - 0.035, 0.014], [x, y, d / 2 - 0.012], 0.004),
      ...hardwareOn(making, [x, y, d / 2 - 0.005], span - 0.03),
    ];
  }).flat();
  const shape = style.leg === 'block' ? 'block' : 'turned';
  return level(
    [
      plank(wood, [width, 0.026, depth], [0, height - 0.013, 0], 0.008),
      plank(wood, [w - 0.03, apron, d - 0.03], [0, y, 0], 0.003),
      ...drawers,
      ...legs(shape, wood, { width: w, depth: d, height: height - 0.03, detail, thickness: block }),
      plank(reseeded(wood, 9), [w - 0.02, 0.02, d - 0.01], [0, 0.15, 0], 0.006),
    ],
    height,
  );
}

/** A stone slab on two ribbed columns. */
function columns(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const thick = 0.036;
  const across = depth * 0.8;
  const outline = ribbed(pill(across * 1.1, across, 48), 0.028, 0.008, 1 + detail);
  const column = [
    columnOf(woodOf(making), outline, height - thick - 0.02, 0.02),
    slabOf(metalOf(making), pill(across * 1.1 - 0.03, across - 0.03, 40), 0.02, 0.02, 0.002),
  ];
  const x = width * 0.31;
  return level(
    [
      ...moved(column, [-x, 0, 0]),
      ...moved(column, [x, 0, 0]),
      slabOf(stoneOf(making), softCorners(width, depth), thick, height, 0.006),
    ],
    height,
  );
}

/** Crossed timbers at both ends under a thick plank. */
function crossed(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const thick = 0.045;
  const rise = height - thick;
  const post = 0.055;
  const angle = Math.atan2(width * 0.26, rise);
  const long = rise / Math.cos(angle) - post * Math.tan(angle);
  const ends = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) =>
      plank(
        reseeded(wood, s + t + 4),
        [post, long, post],
        [s * width * 0.25, rise / 2, t * (depth / 2 - post / 2 - 0.02) * (s * t > 0 ? 1 : 0.98)],
        0.005,
        aboutZ(angle * s * t),
      ),
    ),
  );
  return level(
    [
      plank(wood, [width, thick, depth], [0, height - thick / 2, 0], 0.008),
      ...ends,
      plank(wood, [width * 0.62, 0.06, 0.035], [0, rise / 2, 0], 0.005),
      ...[-1, 1].map((s) =>
        plank(wood, [0.06, 0.04, depth - 0.06], [s * width * 0.25, rise - 0.02, 0], 0.004),
      ),
    ],
    height,
  );
}

function softCorners(width: number, depth: number) {
  const [x, y] = [width / 2, depth / 2];
  return roundedOutline(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    0.06,
    6,
  );
}

export const CONSOLE_TABLE: PieceDesign = designFrom({ framed, waterfall, turned, columns, crossed });
