import { placed } from '../../../src/base/geometry/mesh.ts';
import { bar, lathe } from '../../../src/base/geometry/shapes.ts';
import { aboutX, aboutZ, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { fridge } from './kitchens.ts';
import { BLACK, BLACK_GLASS, FROSTED, frontOf, metalOf, STEEL, WHITE, woodOf } from './looks.ts';
import { boxySofa, legs, type Make, officeChair, plainBed, plainChair } from './plain-seats.ts';
import { shelves } from './shelving.ts';
import { block, cushion, going, repeat, shifted } from './thing.ts';
import { screen } from './wall-things.ts';

/** An upright piano with its keys. */
const piano: Make = (random) => [
  ...going(
    'furniture',
    random() < 0.5 ? BLACK_GLASS : woodOf(random),
    block([1.48, between(random, 1.05, 1.25), 0.32], [0, 0, 0]),
    block([1.48, 0.12, 0.6], [0, 0.58, 0]),
    ...[-1, 1].map((x) => block([0.08, 0.6, 0.08], [x * 0.68, 0, 0.5])),
  ),
  ...going('furniture', WHITE, block([1.24, 0.02, 0.15], [0, 0.7, 0.42])),
  ...going(
    'furniture',
    BLACK,
    ...repeat(18, (i) => block([0.02, 0.015, 0.09], [-0.59 + i * 0.069, 0.72, 0.42])),
  ),
];

/** A machine for exercise: a wheel, a saddle and handles on a frame. */
const exerciseBike: Make = (random) => {
  const wheel = placed(
    lathe(
      [
        [0, -0.05],
        [0.25, -0.05],
        [0.25, 0.05],
        [0, 0.05],
      ],
      20,
    ),
    [0, 0.32, 0.75],
    aboutZ(Math.PI / 2),
  );
  const tube = (from: Vec3, to: Vec3) => bar(from, to, 0.028, 0.028, 8);
  return [
    ...going(
      'furniture',
      metalOf(random),
      tube([-0.25, 0.03, 0.1], [0.25, 0.03, 0.1]),
      tube([-0.25, 0.03, 1], [0.25, 0.03, 1]),
      tube([0, 0.05, 0.1], [0, 0.4, 0.5]),
      tube([0, 0.05, 1], [0, 0.4, 0.5]),
      tube([0, 0.3, 0.45], [0, 0.85, 0.25]),
      tube([0, 0.3, 0.55], [0, 1.12, 0.82]),
      tube([-0.24, 1.12, 0.8], [0.24, 1.12, 0.8]),
    ),
    ...going(
      'furniture',
      BLACK,
      wheel,
      cushion([0.2, 0.07, 0.26], [0, 0.85, 0.12], 0.03),
      block([0.2, 0.12, 0.03], [0, 1.15, 0.84]),
    ),
  ];
};

/** A table with a top of glass, wood or paint. */
const plainTable: Make = (random) => {
  const [wide, deep, high] = [
    between(random, 0.6, 2.2),
    between(random, 0.5, 1),
    pick(random, [0.4, 0.74, 0.74, 0.9]),
  ];
  const isGlass = random() < 0.35;
  const leg = between(random, 0.03, 0.09);
  return [
    ...going(
      'furniture',
      isGlass ? FROSTED : frontOf(random),
      block([wide, isGlass ? 0.012 : 0.035, deep], [0, high, 0]),
    ),
    ...going(
      'furniture',
      isGlass ? metalOf(random) : woodOf(random),
      ...legs(wide - 0.06, deep, high, leg),
      block([wide - 0.1, 0.05, 0.02], [0, high - 0.05, deep - 0.03]),
      block([wide - 0.1, 0.05, 0.02], [0, high - 0.05, 0.01]),
    ),
  ];
};

/** A screen on a low stand. */
const screenOnStand: Make = (random) => {
  const wide = between(random, 0.7, 1.6);
  const high = between(random, 0.35, 0.6);
  const stand = wide * between(random, 0.9, 1.3);
  return [
    ...going(
      'furniture',
      frontOf(random),
      block([stand, high - 0.08, 0.4], [0, 0.08, 0]),
      ...repeat(2, (i) => block([stand / 2 - 0.01, high - 0.1, 0.015], [(i - 0.5) * (stand / 2), 0.09, 0.4])),
      ...legs(stand, 0.4, 0.09, 0.04),
    ),
    ...going(
      'hanging',
      BLACK,
      block([0.3, 0.02, 0.2], [0, high, 0.1]),
      block([0.06, 0.1, 0.03], [0, high, 0.18]),
    ),
    ...shifted(screen(wide, 0.2), [0, high + 0.07, 0]),
  ];
};

/** A washing machine with its round door. */
const washer: Make = (random) => [
  ...going(
    'furniture',
    random() < 0.8 ? WHITE : STEEL,
    block([0.6, 0.85, 0.58], [0, 0, 0]),
    block([0.58, 0.1, 0.01], [0, 0.73, 0.58]),
  ),
  ...going(
    'furniture',
    BLACK_GLASS,
    placed(
      lathe(
        [
          [0, 0],
          [0.17, 0],
          [0.14, 0.03],
          [0, 0.04],
        ],
        20,
      ),
      [0, 0.42, 0.58],
      aboutX(Math.PI / 2),
    ),
  ),
];

/** Crates on each other. */
const crates: Make = (random) => {
  const look = woodOf(random);
  const boards = repeat(1 + Math.floor(random() * 3), (k) => {
    const y = k * 0.32;
    return [
      block([0.5, 0.02, 0.36], [0, y, 0]),
      ...[0, 0.11, 0.22].flatMap((up) => [
        block([0.5, 0.08, 0.015], [0, y + up, 0]),
        block([0.5, 0.08, 0.015], [0, y + up, 0.345]),
        ...[-1, 1].map((x) => block([0.015, 0.08, 0.33], [x * 0.2425, y + up, 0.015])),
      ]),
    ];
  });
  return going('furniture', look, ...boards.flat());
};

/** A chest of drawers. */
const drawers: Make = (random) => {
  const [wide, high, rows] = [
    between(random, 0.4, 1.5),
    between(random, 0.5, 1.2),
    2 + Math.floor(random() * 4),
  ];
  const step = (high - 0.06) / rows;
  return [
    ...going(
      'furniture',
      frontOf(random),
      block([wide, high, 0.44], [0, 0, 0]),
      ...repeat(rows, (i) => block([wide - 0.03, step - 0.01, 0.015], [0, 0.05 + i * step, 0.44])),
    ),
    ...going(
      'furniture',
      metalOf(random),
      ...repeat(rows, (i) => block([0.14, 0.014, 0.02], [0, 0.05 + (i + 0.6) * step, 0.455])),
    ),
  ];
};

const freeShelves: Make = (random) =>
  shelves([between(random, 0.4, 1.5), between(random, 0.7, 2.1), between(random, 0.26, 0.4)], false, random);
const freeFridge: Make = (random) => fridge(random, 'furniture');

/** Low things may stand anywhere, also in the foreground; tall ones stand at walls. */
export const LOW: readonly [Make, ...Make[]] = [
  officeChair,
  boxySofa,
  boxySofa,
  plainBed,
  plainTable,
  plainTable,
  plainChair,
  plainChair,
  exerciseBike,
  crates,
  washer,
];
export const AT_WALLS: readonly [Make, ...Make[]] = [
  piano,
  screenOnStand,
  screenOnStand,
  drawers,
  freeShelves,
  freeShelves,
  freeFridge,
  boxySofa,
  plainBed,
];
