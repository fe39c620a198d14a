import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { placed } from '../../../src/base/geometry/mesh.ts';
import { ellipsoid, lathe } from '../../../src/base/geometry/shapes.ts';
import { tube } from '../../../src/base/geometry/tube.ts';
import { aboutX, aboutY, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import {
  BLACK,
  BLACK_GLASS,
  brightOf,
  CARDBOARD,
  clothOf,
  FROSTED,
  metalOf,
  PLASTIC,
  WHITE,
  wickerOf,
} from './looks.ts';
import { block, cushion, going, repeat, shifted, type Thing } from './thing.ts';

type Make = (random: () => number) => Thing;

/** Boxes closed and stacked, as on the day of a move. */
const boxes: Make = (random) => {
  let y = 0;
  return repeat(1 + Math.floor(random() * 3), () => {
    const size: Vec3 = [between(random, 0.3, 0.6), between(random, 0.2, 0.42), between(random, 0.3, 0.45)];
    const x = between(random, -0.06, 0.06);
    const box = [
      ...going('clutter', random() < 0.8 ? CARDBOARD : WHITE, block(size, [x, y, 0])),
      ...going('clutter', PLASTIC, block([0.05, 0.002, size[2] + 0.002], [x, y + size[1], -0.001])),
    ];
    y += size[1] + 0.002;
    return box;
  }).flat();
};

/** A free-standing bag of cloth or plastic. */
const bag: Make = (random) => {
  const [wide, high] = [between(random, 0.25, 0.6), between(random, 0.2, 0.5)];
  const look = random() < 0.3 ? BLACK : random() < 0.6 ? clothOf(random) : brightOf(random);
  const handles = [-0.04, 0.04].map((z) =>
    tube(
      [
        [-wide * 0.25, high * 0.9, z],
        [0, high * 1.35, z],
        [wide * 0.25, high * 0.9, z],
      ],
      0.008,
      { sides: 5 },
    ),
  );
  return going(
    'clutter',
    look,
    cushion([wide, high, wide * 0.5], [0, 0, -wide * 0.25], 0.07, 0.03),
    ...handles,
  );
};

/** A heap of clothes or blankets. */
const heap: Make = (random) =>
  repeat(3 + Math.floor(random() * 4), (i) => {
    const mesh = placed(
      ellipsoid([between(random, 0.12, 0.24), between(random, 0.05, 0.1), between(random, 0.1, 0.2)], 14),
      [between(random, -0.15, 0.15), 0.06 + i * 0.035, between(random, -0.12, 0.12)],
      aboutY(between(random, 0, 3)),
    );
    return going('clutter', clothOf(random), mesh);
  }).flat();

/** A basket with clothes in it. */
const laundryBasket: Make = (random) => {
  const [radius, high] = [between(random, 0.2, 0.28), between(random, 0.3, 0.6)];
  return [
    ...going(
      'clutter',
      random() < 0.5 ? wickerOf(random) : PLASTIC,
      lathe(
        [
          [0, 0.005],
          [radius * 0.85, 0],
          [radius, high],
          [radius * 0.96, high],
          [radius * 0.9, high - 0.06],
        ],
        20,
      ),
    ),
    ...repeat(3, (i) =>
      going(
        'clutter',
        clothOf(random),
        placed(ellipsoid([radius * 0.6, 0.07, radius * 0.55], 12), [
          between(random, -0.06, 0.06),
          high - 0.05 + i * 0.03,
          between(random, -0.06, 0.06),
        ]),
      ),
    ).flat(),
  ];
};

/** Balls, blocks and a low car. */
const toys: Make = (random) =>
  repeat(3 + Math.floor(random() * 6), () => {
    const [x, z, size] = [
      between(random, -0.35, 0.35),
      between(random, -0.35, 0.35),
      between(random, 0.03, 0.09),
    ];
    const mesh: Mesh =
      random() < 0.5
        ? placed(ellipsoid([size, size, size], 12), [x, size, z])
        : placed(block([size * 1.5, size, size], [0, 0, 0]), [x, 0, z], aboutY(between(random, 0, 3)));
    return going('clutter', brightOf(random), mesh);
  }).flat();

/** A cable that runs over the floor in bends. */
const cable: Make = (random) => {
  const length = between(random, 0.6, 2);
  const path = repeat(9, (i): Vec3 => [(i / 8 - 0.5) * length, 0.006, between(random, -0.14, 0.14)]);
  return going(
    'clutter',
    random() < 0.5 ? BLACK : PLASTIC,
    tube(path, 0.005, { sides: 5 }),
    block([0.28, 0.04, 0.06], [length / 2, 0, path[8]![2] - 0.03]),
  );
};

const bottle = (random: () => number): Thing => {
  const [radius, high] = [between(random, 0.025, 0.045), between(random, 0.16, 0.32)];
  const look = pick(random, [BLACK_GLASS, FROSTED, brightOf(random), brightOf(random)]);
  return going(
    'clutter',
    look,
    lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, high * 0.6],
        [radius * 0.4, high * 0.78],
        [radius * 0.4, high],
        [0, high],
      ],
      12,
    ),
  );
};

const cup = (random: () => number): Thing => {
  const [radius, high] = [between(random, 0.03, 0.1), between(random, 0.05, 0.12)];
  return going(
    'clutter',
    random() < 0.5 ? WHITE : brightOf(random),
    lathe(
      [
        [0, 0.002],
        [radius * 0.7, 0],
        [radius, high],
        [radius * 0.92, high],
        [radius * 0.6, 0.01],
      ],
      14,
    ),
  );
};

const papers: Make = (random) =>
  going(
    'clutter',
    WHITE,
    ...repeat(2 + Math.floor(random() * 5), (i) =>
      placed(
        block([0.21, 0.002, 0.297], [0, 0, -0.15]),
        [between(random, -0.15, 0.15), 0.001 + i * 0.0025, between(random, -0.12, 0.12)],
        aboutY(between(random, 0, 3)),
      ),
    ),
  );

const laptop: Make = (random) => {
  const lid = placed(block([0.34, 0.23, 0.008], [0, 0, 0]), [0, 0.018, -0.12], aboutX(-0.3));
  return [
    ...going('clutter', metalOf(random), block([0.34, 0.016, 0.24], [0, 0, -0.12]), lid),
    ...going(
      'clutter',
      BLACK_GLASS,
      placed(block([0.32, 0.2, 0.002], [0, 0.015, 0.008]), [0, 0.018, -0.12], aboutX(-0.3)),
    ),
  ];
};

/** A kettle, toaster or machine for coffee. */
const appliance: Make = (random) => {
  const [wide, high, deep] = [
    between(random, 0.14, 0.48),
    between(random, 0.18, 0.38),
    between(random, 0.16, 0.3),
  ];
  return [
    ...going(
      'clutter',
      random() < 0.5 ? metalOf(random) : brightOf(random),
      cushion([wide, high, deep], [0, 0, 0], 0.02),
    ),
    ...going('clutter', BLACK_GLASS, block([wide * 0.6, high * 0.4, 0.004], [-wide * 0.1, high * 0.4, deep])),
  ];
};

const group =
  (make: (random: () => number) => Thing, most: number): Make =>
  (random) =>
    repeat(1 + Math.floor(random() * most), (i) =>
      shifted(make(random), [i * 0.13, 0, between(random, -0.06, 0.06)]),
    ).flat();

/** A bin, a bucket or an umbrella stand. */
const bin: Make = (random) => {
  const [radius, high] = [between(random, 0.1, 0.18), between(random, 0.25, 0.6)];
  return going(
    'clutter',
    random() < 0.5 ? metalOf(random) : brightOf(random),
    lathe(
      [
        [0, 0.002],
        [radius * 0.85, 0],
        [radius, high],
        [radius * 0.92, high],
        [radius * 0.8, high * 0.5],
        [0, high * 0.5],
      ],
      18,
    ),
  );
};

export const ON_FLOOR: readonly [Make, ...Make[]] = [
  boxes,
  boxes,
  bag,
  bag,
  heap,
  heap,
  laundryBasket,
  toys,
  cable,
  papers,
  group(bottle, 5),
  bin,
];
export const ON_TABLE: readonly [Make, ...Make[]] = [
  group(bottle, 4),
  group(cup, 3),
  papers,
  laptop,
  heap,
  bag,
  boxes,
];
export const ON_WORKTOP: readonly [Make, ...Make[]] = [
  appliance,
  appliance,
  group(bottle, 4),
  group(cup, 4),
  papers,
];
