import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { placed } from '../../../src/base/geometry/mesh.ts';
import { bar, pillow } from '../../../src/base/geometry/shapes.ts';
import { aboutX } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import { BLACK, CHROME, clothOf, frontOf, metalOf, paintOf, STEEL, WHITE, woodOf } from './looks.ts';
import { block, cushion, going, repeat, type Thing } from './thing.ts';

export type Make = (random: () => number) => Thing;

/** A box with one leg under each corner. */
export const legs = (wide: number, deep: number, high: number, thick: number): Mesh[] =>
  [-1, 1].flatMap((x) =>
    [0, deep - thick].map((z) => block([thick, high, thick], [(x * (wide - thick)) / 2, 0, z])),
  );

/** A swivel chair on five wheels. */
export const officeChair: Make = (random) => {
  const [cover, base] = [random() < 0.5 ? BLACK : clothOf(random), pick(random, [BLACK, CHROME, STEEL])];
  const high = between(random, 0.42, 0.52);
  const spokes = repeat(5, (i) => {
    const angle = (i * 2 * Math.PI) / 5;
    const [x, z] = [Math.cos(angle) * 0.28, Math.sin(angle) * 0.28];
    return [bar([0, 0.12, 0], [x, 0.07, z], 0.02, 0.014, 6), block([0.04, 0.06, 0.04], [x, 0, z - 0.02])];
  }).flat();
  const back = placed(
    cushion([0.46, between(random, 0.45, 0.7), 0.06], [0, high + 0.16, -0.26], 0.03),
    [0, 0, 0],
    aboutX(-0.08),
  );
  const arms =
    random() < 0.6
      ? [-1, 1].flatMap((x) => [
          block([0.06, 0.03, 0.26], [x * 0.28, high + 0.24, -0.15]),
          block([0.03, 0.24, 0.04], [x * 0.28, high, -0.02]),
        ])
      : [];
  return [
    ...going('furniture', cover, cushion([0.5, 0.09, 0.48], [0, high, -0.24], 0.04), back),
    ...going(
      'furniture',
      base,
      ...spokes,
      bar([0, 0.1, 0], [0, high, 0], 0.028, 0.028, 8),
      block([0.06, 0.22, 0.02], [0, high, -0.27]),
      ...arms,
    ),
  ];
};

/** A sofa of boxes with loose cushions. */
export const boxySofa: Make = (random) => {
  const seats = 1 + Math.floor(random() * 3);
  const [seat, arm, deep] = [
    between(random, 0.6, 0.8),
    between(random, 0.1, 0.26),
    between(random, 0.8, 1.05),
  ];
  const [foot, low, back] = [
    between(random, 0.02, 0.16),
    between(random, 0.2, 0.28),
    between(random, 0.62, 0.9),
  ];
  const wide = seats * seat + 2 * arm;
  const cover = clothOf(random);
  const throws = Math.floor(random() * 4);
  return [
    ...going(
      'furniture',
      cover,
      cushion([wide, low, deep], [0, foot, 0], 0.02),
      cushion([wide, back - foot, 0.2], [0, foot, 0], 0.05),
      ...[-1, 1].map((x) =>
        cushion([arm, between(random, 0.5, 0.62) - foot, deep], [(x * (wide - arm)) / 2, foot, 0], 0.04),
      ),
      ...repeat(seats, (i) =>
        cushion([seat - 0.01, 0.16, deep - 0.2], [(i - (seats - 1) / 2) * seat, foot + low, 0.2], 0.05),
      ),
      ...repeat(seats, (i) =>
        cushion([seat - 0.03, 0.42, 0.16], [(i - (seats - 1) / 2) * seat, foot + low + 0.15, 0.17], 0.06),
      ),
    ),
    ...going('furniture', woodOf(random), ...legs(wide - 0.1, deep, foot + 0.01, 0.05)),
    ...repeat(throws, () =>
      going(
        'furniture',
        clothOf(random),
        placed(
          pillow(0.44, 0.44, 0.15, 8),
          [between(random, -0.4, 0.4) * seats * seat, foot + low + 0.38, 0.44],
          aboutX(-0.3),
        ),
      ),
    ).flat(),
  ];
};

/** A bed or cot: a mattress on a frame with a blanket and pillows. */
export const plainBed: Make = (random) => {
  const isCot = random() < 0.3;
  const [wide, long] = isCot ? [0.66, 1.28] : [pick(random, [0.9, 1.2, 1.4, 1.6]), 2.02];
  const high = isCot ? 0.45 : between(random, 0.2, 0.38);
  const frame = random() < 0.3 ? clothOf(random) : random() < 0.5 ? woodOf(random) : paintOf(random);
  const cot = isCot
    ? [-1, 1].flatMap((x) => [
        block([0.03, 0.04, long], [(x * wide) / 2, 0.9, 0]),
        ...repeat(12, (i) =>
          block([0.015, 0.7, 0.015], [(x * wide) / 2, 0.2, 0.06 + (i * (long - 0.12)) / 12]),
        ),
      ])
    : [];
  const heads = isCot ? 1 : wide > 1.1 ? 2 : 1;
  return [
    ...going(
      'furniture',
      frame,
      block([wide + 0.04, 0.14, long], [0, high - 0.14, 0]),
      ...legs(wide, long, high - 0.1, 0.06),
      block([wide + 0.06, isCot ? 0.95 : between(random, 0.5, 1.15), 0.05], [0, 0, -0.05]),
      ...cot,
    ),
    ...going('furniture', WHITE, cushion([wide, 0.2, long - 0.02], [0, high, 0], 0.05)),
    ...going(
      'furniture',
      clothOf(random),
      cushion([wide + 0.03, 0.09, long * between(random, 0.4, 0.72)], [0, high + 0.15, long * 0.26], 0.04),
    ),
    ...going(
      'furniture',
      random() < 0.6 ? WHITE : clothOf(random),
      ...repeat(heads, (i) =>
        cushion(
          [wide / heads - 0.1, 0.12, 0.4],
          [(i - (heads - 1) / 2) * (wide / heads), high + 0.18, 0.05],
          0.055,
          0.01,
        ),
      ),
    ),
  ];
};

/** A folding or stacking chair. */
export const plainChair: Make = (random) => {
  const [cover, frame] = [
    random() < 0.4 ? clothOf(random) : frontOf(random),
    random() < 0.5 ? metalOf(random) : woodOf(random),
  ];
  const back = between(random, 0.3, 0.45);
  return [
    ...going(
      'furniture',
      cover,
      cushion([0.42, 0.03, 0.42], [0, 0.44, 0.02], 0.012),
      cushion([0.42, back * 0.5, 0.025], [0, 0.46 + back * 0.5, 0], 0.01),
    ),
    ...going(
      'furniture',
      frame,
      ...legs(0.42, 0.44, 0.45, 0.028),
      ...[-1, 1].map((x) => block([0.028, back + 0.03, 0.028], [x * 0.196, 0.44, 0])),
    ),
  ];
};
