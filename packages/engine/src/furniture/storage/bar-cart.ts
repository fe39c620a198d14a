import { bentPath } from '../../base/geometry/curve.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { pill } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { squareFrame } from '../tables/frame.ts';
import { batten, metalOf, slabOf, stoneOf, woodOf } from '../woodwork.ts';
import { bottles } from './bottles.ts';

const RUBBER: Material = material({ kind: 'plain', color: '#232221' }, { coat: 0.02, roughness: 0.7 });

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.75, 0.82, 0.42], [0.5, 0.7, 0.34], [1.0, 0.95, 0.5]);
}

/** A caster with its wheel under a post. */
function caster(x: number, z: number, metal: Material, r = 0.032): Part[] {
  const wheel = rod(
    RUBBER,
    [
      [x, r, z - 0.009],
      [x, r, z + 0.009],
    ],
    r,
    14,
  );
  return [wheel, batten(metal, [0.012, r * 1.2, 0.026], [x, r * 1.6, z])];
}

function standsOn(making: Making, top: number, shelf: number, [width, , depth]: Vec3): Part[] {
  return [
    ...moved(bottles(making.seed + 3, width * 0.86, depth, 0.34), [0, top, 0]),
    ...moved(bottles(making.seed + 11, width * 0.6, depth, Math.min(0.3, top - shelf - 0.06)), [
      -width * 0.1,
      shelf,
      0,
    ]),
  ];
}

/** Two rounded trays between hoops of tube. */
function hoop(making: Making): Piece {
  const size = sizeOf(making);
  const [width, height, depth] = size;
  const metal = metalOf(making);
  const { detail } = making;
  const r = 0.0095;
  const wheel = 0.055;
  const [top, shelf] = [height - 0.12, 0.24];
  const ends = [-1, 1].map((s): Part => {
    const x = s * (width / 2 - 2 * r);
    const path = bentPath(
      [
        [x, wheel, -depth / 2 + 0.03],
        [x, height, -depth / 2 + 0.03],
        [x, height, depth / 2 - 0.03],
        [x, wheel, depth / 2 - 0.03],
      ],
      0.13,
      5 + detail,
    );
    return part(metal, tube(path, r, { sides: 8 }));
  });
  const trays = [top, shelf].flatMap((y, i): Part[] => {
    const outline = pill(width - 4 * r, depth - 0.05, 36);
    const rail = outline.map(([x, z]): Vec3 => [x, y + 0.045, z]);
    return [
      slabOf(i === 0 ? stoneOf(making) : woodOf(making), outline, 0.014, y, 0.003),
      part(metal, tube(rail, 0.005, { sides: 5, closed: true })),
      part(
        metal,
        tube(
          outline.map(([x, z]): Vec3 => [x, y - 0.006, z]),
          0.0075,
          { sides: 5, closed: true },
        ),
      ),
    ];
  });
  const feet = [-1, 1].flatMap((s) =>
    [-1, 1].flatMap((t) => caster(s * (width / 2 - 2 * r), t * (depth / 2 - 0.03), metal)),
  );
  return standing([...ends, ...trays, ...feet, ...standsOn(making, top, shelf, size)], { top });
}

/** Trays of wood with lipped edges between slender posts, large wheels at one end. */
function wooden(making: Making): Piece {
  const size = sizeOf(making);
  const [width, height, depth] = size;
  const wood = woodOf(making);
  const [top, shelf] = [height - 0.08, 0.3];
  const [x, z] = [width / 2 - 0.05, depth / 2 - 0.018];
  const posts = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) =>
      rod(
        wood,
        [
          [s * (x + (s < 0 ? 0 : 0.012)), s < 0 ? 0.1 : 0, t * z],
          [s * (x - 0.01), height - 0.02, t * z],
        ],
        0.0135,
        10,
      ),
    ),
  );
  const trays = [top, shelf].flatMap((y, i): Part[] => [
    plank(reseeded(wood, i), [width - 0.06, 0.012, depth - 0.036], [0, y - 0.006, 0], 0.002),
    ...[-1, 1].flatMap((s) => [
      plank(wood, [width - 0.06, 0.05, 0.014], [0, y + 0.012, s * (depth / 2 - 0.018)], 0.003),
      plank(wood, [0.014, 0.05, depth - 0.04], [s * (width / 2 - 0.035), y + 0.012, 0], 0.003),
    ]),
  ]);
  const handle = rod(
    wood,
    [
      [-x - 0.012, height - 0.014, -z],
      [-x - 0.012, height - 0.014, z],
    ],
    0.013,
    10,
  );
  const wheels = [-1, 1].flatMap((t): Part[] => [
    rod(
      RUBBER,
      [
        [-x, 0.1, t * z - 0.01],
        [-x, 0.1, t * z + 0.01],
      ],
      0.1,
      28,
    ),
    rod(
      wood,
      [
        [-x, 0.1, t * z - 0.012],
        [-x, 0.1, t * z + 0.012],
      ],
      0.084,
      28,
    ),
  ]);
  const axle = rod(
    metalOf(making),
    [
      [-x, 0.1, -z],
      [-x, 0.1, z],
    ],
    0.006,
    6,
  );
  return standing([...posts, ...trays, handle, ...wheels, axle, ...standsOn(making, top, shelf, size)], {
    top,
  });
}

/** A square steel frame with plank shelves and a push bar. */
function pipe(making: Making): Piece {
  const size = sizeOf(making);
  const [width, height, depth] = size;
  const metal = metalOf(making);
  const wood = woodOf(making);
  const bar = 0.02;
  const lift = 0.06;
  const [top, shelf] = [height - 0.06, 0.26];
  const frame = moved(
    squareFrame(metal, [width - 0.06, height - lift, depth], bar, [
      top - lift - 0.022,
      shelf - lift - 0.022,
      height - lift - bar / 2,
    ]),
    [0.03, lift, 0],
  );
  const shelves = [top, shelf].flatMap((y, i) =>
    [-1, 1].map((t) =>
      plank(
        reseeded(wood, i * 2 + t),
        [width - 0.1, 0.022, depth / 2 - bar - 0.002],
        [0.03, y - 0.011, (t * (depth / 2 - bar)) / 2],
        0.002,
      ),
    ),
  );
  const push = bentPath(
    [
      [-width / 2 + 0.06, height - 0.04, -depth / 2 + 0.03],
      [-width / 2 + 0.009, height - 0.02, -depth / 2 + 0.03],
      [-width / 2 + 0.009, height - 0.02, depth / 2 - 0.03],
      [-width / 2 + 0.06, height - 0.04, depth / 2 - 0.03],
    ],
    0.03,
    3,
  );
  const feet = [-1, 1].flatMap((s) =>
    [-1, 1].flatMap((t) =>
      caster(0.03 + s * ((width - 0.06) / 2 - bar / 2), t * (depth / 2 - bar / 2), metal, 0.028),
    ),
  );
  return standing(
    [
      ...frame,
      ...shelves,
      part(metal, tube(push, 0.009, { sides: 8 })),
      ...feet,
      ...standsOn(making, top, shelf, [width - 0.1, height, depth]),
    ],
    { top },
  );
}

export const BAR_CART: PieceDesign = designFrom({ hoop, wooden, pipe });
