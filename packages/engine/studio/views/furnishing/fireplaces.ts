import { bar } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import { BLACK, BLACK_GLASS, claddingOf, DARK_HOLE, frontOf, metalOf, woodOf } from './looks.ts';
import type { Site } from './site.ts';
import { block, staying, type Thing } from './thing.ts';

type Corner = { readonly x: 0 | 1; readonly turn: number };
const CORNERS: readonly [Corner, ...Corner[]] = [
  { x: 0, turn: 45 },
  { x: 1, turn: 315 },
];
/** Distance of a corner's fireplace from the corner. */
const CORNER_OUT = 0.52;

/** A fireplace of a kind that the kit lacks. */
export function fitFireplace(site: Site): void {
  const { random, spec } = site;
  if (spec.fireplace || spec.roomType === 'bathroom') return;
  const chance = random();
  const { width, height } = spec.size;
  if (chance < 0.15) {
    const { x, turn } = pick(random, CORNERS);
    const at = [x === 0 ? CORNER_OUT : width - CORNER_OUT, CORNER_OUT] as const;
    site.stand(mantel(random, 0.9, 0.22), ...at, turn, { clears: true });
    return;
  }
  if (chance < 0.4) site.mountAnywhere(flatPanel(random), between(random, 0.3, 0.7), { clears: true });
  else if (chance < 0.65) site.mountAnywhere(cladBreast(random, height), 0, { clears: true });
  else if (chance < 0.85)
    site.mountAnywhere(mantel(random, between(random, 1.2, 1.8), 0.16), 0, { clears: true });
  else site.mountAnywhere(stove(height), 0, { clears: true });
}

/** A black glass of an electric fire with or without a frame. */
function flatPanel(random: () => number): Thing {
  const [wide, high] = [between(random, 0.9, 1.9), between(random, 0.35, 0.6)];
  return [
    ...staying(
      'built-in',
      pick(random, [BLACK, metalOf(random), frontOf(random)]),
      block([wide + 0.1, high + 0.1, 0.03], [0, 0, 0]),
    ),
    ...staying('built-in', BLACK_GLASS, block([wide, high, 0.006], [0, 0.05, 0.03])),
  ];
}

/** A chimney breast of stone, tiles or wood, with a hole and a beam as mantel. */
function cladBreast(random: () => number, ceiling: number): Thing {
  const [wide, deep] = [between(random, 1.3, 2.2), between(random, 0.25, 0.45)];
  const [hole, low] = [
    { wide: between(random, 0.7, 1.1), high: between(random, 0.5, 0.8) },
    between(random, 0.05, 0.4),
  ];
  const side = (wide - hole.wide) / 2;
  const top = ceiling - 0.01;
  return [
    ...staying(
      'covering',
      claddingOf(random),
      ...[-1, 1].map((way) => block([side, top, deep], [(way * (hole.wide + side)) / 2, 0, 0])),
      block([hole.wide, low, deep], [0, 0, 0]),
      block([hole.wide, top - low - hole.high, deep], [0, low + hole.high, 0]),
    ),
    ...staying('built-in', DARK_HOLE, block([hole.wide, hole.high, 0.05], [0, low, 0])),
    ...staying(
      'built-in',
      woodOf(random),
      block([wide - 0.1, 0.12, deep + 0.14], [0, low + hole.high + 0.18, 0]),
      block([wide, 0.04, deep + 0.35], [0, 0, 0]),
    ),
  ];
}

/** A mantel of wood or stone around a tiled surround with a dark hole. */
function mantel(random: () => number, wide: number, leg: number): Thing {
  const [high, deep] = [between(random, 0.95, 1.25), between(random, 0.15, 0.3)];
  const inner = wide - 2 * leg;
  return [
    ...staying(
      'built-in',
      random() < 0.6 ? frontOf(random) : claddingOf(random),
      ...[-1, 1].map((way) => block([leg, high, deep], [(way * (wide - leg)) / 2, 0, 0])),
      block([wide, 0.2, deep], [0, high - 0.2, 0]),
      block([wide + 0.16, 0.05, deep + 0.08], [0, high, 0]),
    ),
    ...staying('built-in', claddingOf(random), block([inner, high - 0.2, deep * 0.6], [0, 0, 0])),
    ...staying('built-in', DARK_HOLE, block([inner * 0.66, (high - 0.2) * 0.8, 0.006], [0, 0, deep * 0.6])),
    ...staying('built-in', claddingOf(random), block([wide + 0.1, 0.025, deep + 0.3], [0, 0, 0])),
  ];
}

/** An iron stove whose pipe goes up through the ceiling. */
function stove(ceiling: number): Thing {
  return [
    ...staying(
      'built-in',
      BLACK,
      block([0.52, 0.62, 0.4], [0, 0.16, 0.25]),
      ...[-0.2, 0.2].flatMap((x) => [0.28, 0.56].map((z) => block([0.04, 0.16, 0.04], [x, 0, z]))),
      bar([0, 0.75, 0.42], [0, ceiling - 0.01, 0.42], 0.075, 0.075, 12),
    ),
    ...staying('built-in', BLACK_GLASS, block([0.38, 0.34, 0.012], [0, 0.32, 0.65])),
  ];
}
