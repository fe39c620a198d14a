import { ellipse, roundedOutline } from '../../base/geometry/extrude.ts';
import { aboutX, aboutZ, type Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { reseeded } from '../materials/reseeded.ts';
import { pill, ribbed, softRectangle } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { batten, columnOf, legWood, metalOf, slabOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';
import { plankTop } from './plank-top.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [1.8, 0.75, 0.9], [0.7, 0.7, 0.7], [2.8, 0.78, 1.3]);
}

/** Boards on two trestles, tied by a wedged stretcher. */
function trestle(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const thick = 0.045;
  const x = width / 2 - Math.min(0.42, width * 0.2);
  const ends = [-1, 1].flatMap((s): Part[] => [
    plank(reseeded(wood, 3), [0.09, 0.07, depth * 0.78], [s * x, 0.035, 0], 0.012),
    plank(reseeded(wood, 4), [0.09, 0.07, depth * 0.82], [s * x, height - thick - 0.035, 0], 0.012),
    plank(reseeded(wood, 5 + s), [0.07, height - thick - 0.1, 0.2], [s * x, (height - thick) / 2, 0], 0.008),
    plank(reseeded(wood, 8), [0.022, 0.1, 0.03], [s * (x + 0.075), height * 0.4, 0], 0.003),
  ]);
  return level(
    [
      ...plankTop(wood, [width, thick, depth], height),
      ...ends,
      plank(wood, [2 * x + 0.24, 0.1, 0.04], [0, height * 0.4, 0], 0.006),
    ],
    height,
  );
}

/** A round or oval top on one waisted foot. */
function pedestal(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, detail } = making;
  const fine = 18 + 8 * detail;
  const wooden = style.leg === 'turned' || style.leg === 'splayed' || style.leg === 'block';
  const material = wooden ? legWood(making) : style.painted[0];
  const top = wooden ? woodOf(making) : stoneOf(making);
  const r = Math.min(0.34, depth * 0.36);
  const body = turnedBody(
    [
      [r, 0],
      [r, 0.012],
      [r * 0.7, 0.036],
      [r * 0.32, height * 0.2],
      [r * 0.2, height * 0.52],
      [r * 0.26, height * 0.8],
      [r * 0.62, height - 0.028],
    ],
    fine,
  );
  const double = width > depth * 1.7;
  const feet = double ? [-width * 0.24, width * 0.24] : [0];
  const stretch = double ? 1 : Math.min(1.6, width / depth);
  const foot = { ...body, positions: body.positions.map((v, i) => (i % 3 === 0 ? v * stretch : v)) };
  return level(
    [
      slabOf(top, ellipse(width, depth, 36 + 14 * detail), 0.03, height, 0.011),
      ...feet.map((x) => part(material, foot, [x, 0, 0])),
    ],
    height,
  );
}

/** Legs as thick as the top, flush at its corners. */
function parsons(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const wood = woodOf(making);
  return level(
    [
      ...plankTop(wood, [width, 0.055, depth], height, 1),
      ...legs('block', wood, { width, depth, height: height - 0.055, detail, thickness: 0.066 }),
    ],
    height,
  );
}

/** Boards on sawhorses whose legs stand apart. */
function sawhorse(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const wood = woodOf(making);
  const thick = 0.038;
  const rise = height - thick;
  const x = width / 2 - Math.min(0.36, width * 0.19);
  const lean = 0.2;
  const long = rise / Math.cos(lean);
  const horse = [
    plank(wood, [0.06, 0.09, depth * 0.86], [0, rise - 0.045, 0], 0.005),
    ...[-1, 1].flatMap((t) =>
      [-1, 1].map((s) =>
        plank(
          reseeded(wood, s + 2),
          [0.045, long, 0.06],
          [s * (0.034 + (Math.tan(lean) * rise) / 2), rise / 2, t * depth * 0.33],
          0.004,
          aboutZ(s * lean),
        ),
      ),
    ),
    ...[-1, 1].map((t) => batten(wood, [0.17, 0.045, 0.022], [0, rise * 0.36, t * depth * 0.33])),
    batten(wood, [0.022, 0.05, depth * 0.66], [0, rise * 0.36, 0]),
  ];
  return level(
    [
      ...plankTop(reseeded(wood, 7), [width, thick, depth], height),
      ...moved(horse, [-x, 0, 0]),
      ...moved(horse, [x, 0, 0]),
    ],
    height,
  );
}

/** Farmhouse: an apron on four stout turned legs. */
function turned(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail, style } = making;
  const paint = style.name === 'farmhouse' ? style.painted[0] : legWood(making);
  const [block, apron] = [0.095, 0.1];
  const [w, d] = [width - 0.12, depth - 0.12];
  const y = height - 0.038 - apron / 2;
  return level(
    [
      ...plankTop(woodOf(making), [width, 0.038, depth], height),
      ...[-1, 1].flatMap((s) => [
        plank(paint, [w - block, apron, 0.024], [0, y, s * (d / 2 - block * 0.4)], 0.003),
        plank(paint, [0.024, apron, d - block], [s * (w / 2 - block * 0.4), y, 0], 0.003),
      ]),
      ...legs('turned', paint, { width: w, depth: d, height: height - 0.034, detail, thickness: block }),
    ],
    height,
  );
}

/** A soft-cornered top on tapered legs that lean out: Danish. */
function splayed(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const wood = legWood(making);
  const [w, d] = [width * 0.84, depth * 0.8];
  const foot = (s: number, t: number): Part =>
    rod(
      wood,
      [
        [s * (w / 2 - 0.07), height - 0.02, t * (d / 2 - 0.06)],
        [s * (w / 2 + 0.01), 0, t * (d / 2 + 0.01)],
      ],
      (k) => 0.031 - 0.015 * k,
      8 + 3 * detail,
    );
  return level(
    [
      slabOf(woodOf(making), softRectangle(width, depth, 3.4, 48 + 12 * detail), 0.03, height, 0.012),
      ...[-1, 1].flatMap((s) => [foot(s, -1), foot(s, 1)]),
      ...[-1, 1].map((t) =>
        plank(wood, [w - 0.2, 0.06, 0.022], [0, height - 0.058, t * (d / 2 - 0.075)], 0.004),
      ),
      ...[-1, 1].map((s) =>
        plank(wood, [0.022, 0.06, d - 0.2], [s * (w / 2 - 0.085), height - 0.058, 0], 0.004),
      ),
    ],
    height,
  );
}

/** A stone or wooden slab on two ribbed drums. */
function drums(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { detail } = making;
  const outline = ribbed(pill(depth * 0.62, depth * 0.5, 48), 0.036, 0.011, 1 + detail);
  const drum = columnOf(woodOf(making), outline, height - 0.04);
  const places = width > 1.3 ? [-width * 0.27, width * 0.27] : [0];
  return level(
    [
      slabOf(stoneOf(making), pill(width, depth, 64), 0.042, height, 0.008),
      ...places.flatMap((x) => moved([drum], [x, 0, 0])),
    ],
    height,
  );
}

/** Crossed steel legs at both ends of a plank top. */
function steelCross(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const metal = metalOf(making);
  const thick = 0.042;
  const rise = height - thick;
  const x = width / 2 - Math.min(0.34, width * 0.18);
  const bar = 0.05;
  const angle = Math.atan2(depth * 0.68, rise);
  const long = rise / Math.cos(angle) - bar * Math.tan(angle);
  return level(
    [
      slabOf(woodOf(making), edged(width, depth), thick, height, 0.006),
      ...[-1, 1].flatMap((s) => [
        ...[-1, 1].map((t) =>
          plank(metal, [0.08, long, bar], [s * x, rise / 2, 0], 0.003, aboutX(angle * t)),
        ),
        batten(metal, [0.08, 0.008, depth * 0.8], [s * x, rise - 0.004, 0]),
      ]),
    ],
    height,
  );
}

function edged(width: number, depth: number) {
  const [x, y] = [width / 2, depth / 2];
  return roundedOutline(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    0.02,
    4,
  );
}

export const DINING_TABLE: PieceDesign = designFrom({
  splayed,
  trestle,
  pedestal,
  parsons,
  sawhorse,
  turned,
  drums,
  'steel-cross': steelCross,
});
