import { ellipse, type Point, roundedOutline } from '../../base/geometry/extrude.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin } from '../finish.ts';
import { plank } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { reseeded } from '../materials/reseeded.ts';
import { liveEdge, pill, ribbed, softRectangle } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { batten, columnOf, legWood, metalOf, slabOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';
import { squareFrame } from './frame.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.15, 0.38, 0.62], [0.5, 0.28, 0.4], [1.6, 0.5, 1.2]);
}

/** A thick slab on two offset blocks. */
function slabOnPlinth(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const stony = making.style.leg === 'plinth' || making.seed % 2 === 0;
  const [top, base] = stony ? [stoneOf(making), woodOf(making)] : [woodOf(making), woodOf(making)];
  const thick = Math.min(0.07, height * 0.2);
  const outline = roundedOutline(corners(width, depth), 0.035, 5);
  return level(
    [
      slabOf(top, outline, thick, height, 0.006),
      plank(
        base,
        [width * 0.16, height - thick, depth * 0.74],
        [-width * 0.27, (height - thick) / 2, 0],
        0.004,
      ),
      plank(
        reseeded(base, 3),
        [width * 0.5, height - thick, depth * 0.34],
        [width * 0.1, (height - thick) / 2, 0],
        0.004,
      ),
    ],
    height,
  );
}

/** An oval top on a waisted foot, after the tulip tables. */
function pedestal(making: Making): Piece {
  const { style, detail } = making;
  const [width, height, depth] = sizeOf(making);
  const foot = style.metal[0].metallic > 0 ? metalOf(making) : style.painted[0];
  const stretch = width / depth;
  const r = depth * 0.34;
  const body = turnedBody(
    [
      [r, 0],
      [r, 0.008],
      [r * 0.62, 0.024],
      [r * 0.28, height * 0.2],
      [r * 0.17, height * 0.5],
      [r * 0.26, height * 0.8],
      [r * 0.5, height - 0.02],
    ],
    16 + 8 * detail,
  );
  const wide = { ...body, positions: body.positions.map((v, i) => (i % 3 === 0 ? v * stretch : v)) };
  const top = slabOf(stoneOf(making), ellipse(width, depth, 32 + 12 * detail), 0.026, height, 0.009);
  return level([part(foot, wide), top], height);
}

/** A pill-shaped drum, ribbed all around. */
function drum(making: Making): Piece {
  const { detail } = making;
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const outline = pill(width - 0.02, depth - 0.02, 60);
  const ribs = ribbed(outline, 0.034, 0.01, 1 + detail);
  return level(
    [
      columnOf(wood, ribs, height - 0.055, 0.025),
      slabOf(wood, pill(width, depth, 40), 0.03, height, 0.006),
      slabOf(reseeded(wood, 2), pill(width - 0.07, depth - 0.07, 40), 0.025, 0.025, 0.002),
    ],
    height,
  );
}

/** A square-bar frame with a top let in and a shelf below. */
function twoTier(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const metal = metalOf(making);
  const wood = woodOf(making);
  const bar = 0.022;
  const [w, d] = [width - 2 * bar, depth - 2 * bar];
  const boards = Math.max(2, Math.round(d / 0.13));
  const tier = (y: number, thick: number): Part[] =>
    Array.from({ length: boards }, (_, i) =>
      plank(
        reseeded(wood, i),
        [w - 0.002, thick, d / boards - 0.0015],
        [0, y - thick / 2, ((i + 0.5) / boards - 0.5) * d],
        0.0025,
      ),
    );
  return level(
    [
      ...squareFrame(metal, [width, height, depth], bar, [height - bar / 2, 0.11]),
      ...tier(height, 0.024),
      ...tier(0.125, 0.018),
    ],
    height,
  );
}

/** A plank as it came off the log, on hairpins. */
function liveEdged(making: Making): Piece {
  const { style, detail, seed } = making;
  const [width, height, depth] = sizeOf(making);
  const thick = 0.048;
  const metal = style.metal[0];
  return level(
    [
      slabOf(woodOf(making), liveEdge(width, depth, seed + 5), thick, height, 0.012),
      ...legs('hairpin', metal, { width: width - 0.2, depth: depth - 0.17, height: height - thick, detail }),
    ],
    height,
  );
}

/** A larger and a smaller round table, one under the edge of the other. */
function nested(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const metal = metalOf(making);
  const big = Math.min(depth, width * 0.66);
  const small = Math.min(depth * 0.78, width - big * 0.72);
  const one = (across: number, high: number, top: Part['material']): Part[] => [
    slabOf(top, ellipse(across, across, 32 + 8 * detail), 0.022, high, 0.005),
    ...legs('tapered', metal, {
      width: across * 0.74,
      depth: across * 0.74,
      height: high - 0.02,
      detail,
      thickness: 0.02,
    }),
  ];
  return level(
    [
      ...moved(one(big, height, woodOf(making)), [(big - width) / 2, 0, (big - depth) / 2]),
      ...moved(one(small, height * 0.78, stoneOf(making)), [
        (big - width) / 2 + (big + small) * 0.46,
        0,
        (depth - small) / 2,
      ]),
    ],
    height,
  );
}

/** A boat-shaped top over a spindled magazine shelf, on splayed legs. */
function boat(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const wood = woodOf(making);
  const count = Math.round((depth * 0.5) / 0.045);
  const spindles = Array.from({ length: count }, (_, i) =>
    batten(wood, [width * 0.66, 0.009, 0.018], [0, height * 0.45, ((i + 0.5) / count - 0.5) * depth * 0.5]),
  );
  const bearers = [-1, 1].map((s) =>
    plank(wood, [0.025, 0.026, depth * 0.62], [s * width * 0.31, height * 0.41, 0], 0.004),
  );
  return level(
    [
      slabOf(wood, softRectangle(width, depth, 3, 40 + 12 * detail), 0.026, height, 0.01),
      ...legs('splayed', legWood(making), {
        width: width * 0.78,
        depth: depth * 0.78,
        height: height - 0.024,
        detail,
        thickness: 0.038,
      }),
      ...bearers,
      ...spindles,
    ],
    height,
  );
}

/** Turned legs, an apron with a moulding and a shelf: the English parlour. */
function turned(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const wood = legWood(making);
  const [w, d] = [width - 0.06, depth - 0.06];
  const block = 0.058;
  const apron = 0.075;
  const y = height - 0.028 - apron / 2;
  return level(
    [
      plank(wood, [width, 0.028, depth], [0, height - 0.014, 0], 0.009),
      ...[-1, 1].flatMap((s) => [
        plank(wood, [w - block, apron, 0.02], [0, y, s * (d / 2 - block / 2)], 0.003),
        plank(wood, [0.02, apron, d - block], [s * (w / 2 - block / 2), y, 0], 0.003),
      ]),
      ...legs('turned', wood, { width: w, depth: d, height: height - 0.02, detail, thickness: block }),
      plank(reseeded(wood, 2), [w - 0.03, 0.018, d - 0.03], [0, height * 0.24, 0], 0.006),
    ],
    height,
  );
}

function corners(width: number, depth: number): Point[] {
  const [x, y] = [width / 2, depth / 2];
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

export const COFFEE_TABLE: PieceDesign = designFrom({
  boat,
  'slab-on-plinth': slabOnPlinth,
  pedestal,
  drum,
  'two-tier': twoTier,
  'live-edge': liveEdged,
  nested,
  turned,
});
