import { bar } from '../../../src/base/geometry/shapes.ts';
import { between, pick } from '../../../src/base/random.ts';
import { painted } from '../../../src/furniture/materials/solid.ts';
import { BLACK, CHROME, WHITE } from './looks.ts';
import type { Site } from './site.ts';
import { block, repeat, staying, type Thing } from './thing.ts';

const RIB = 0.045;
const COLUMN = 0.062;
/** Height of the lower edge above the floor. */
const FOOT = { panel: 0.13, column: 0.09, towel: 0.7 };
const UNDER_SILL = 0.12;
const LEAST_HEIGHT = 0.24;
const LIKELY = { each: 0.6, wall: 0.3, columns: 0.35, upright: 0.15, pipes: 0.6 };

/** Radiators under windows, and sometimes on a wall. */
export function fitRadiators(site: Site): void {
  const { random } = site;
  const look = pick(random, [WHITE, WHITE, WHITE, painted('#e9e4d6', 0.3), BLACK, painted('#6d7175', 0.4)]);
  const isColumns = random() < LIKELY.columns;
  const make = isColumns ? columnRadiator : panelRadiator;
  const foot = isColumns ? FOOT.column : FOOT.panel;
  for (const { wall, along, width, sill } of site.spec.windows) {
    const high = Math.min(sill - foot - UNDER_SILL, between(random, 0.4, 0.65));
    if (high < LEAST_HEIGHT || random() > LIKELY.each) continue;
    const wide = Math.min(2.2, width * between(random, 0.55, 1));
    site.mount(make(look, wide, high, foot, random), wall, along + width / 2, foot, {
      clears: random() < 0.4,
    });
  }
  if (random() < LIKELY.wall) {
    const isUpright = random() < LIKELY.upright;
    const [wide, high] = isUpright
      ? [between(random, 0.4, 0.6), between(random, 1.4, 1.9)]
      : [between(random, 0.6, 1.4), between(random, 0.45, 0.65)];
    site.mountAnywhere(make(look, wide, high, foot, random), foot);
  }
}

/** A sheet of steel with upright ribs and a grille on top. */
function panelRadiator(
  look: Thing[number]['material'],
  width: number,
  height: number,
  foot: number,
  random: () => number,
): Thing {
  const ribs = Math.floor((width - 0.06) / RIB);
  const deep = between(random, 0.06, 0.11);
  return staying(
    'built-in',
    look,
    block([width, height, deep], [0, 0, 0.03]),
    ...repeat(ribs, (i) =>
      block([RIB * 0.5, height - 0.08, 0.006], [(i - (ribs - 1) / 2) * RIB, 0.04, 0.03 + deep]),
    ),
    ...(random() < LIKELY.pipes ? pipes(width, foot) : []),
  );
}

/** Round columns side by side, two deep. */
function columnRadiator(
  look: Thing[number]['material'],
  width: number,
  height: number,
  foot: number,
  random: () => number,
): Thing {
  const count = Math.max(3, Math.round(width / COLUMN));
  const step = width / count;
  const column = (i: number, z: number) => {
    const x = (i - (count - 1) / 2) * step;
    return bar([x, 0.02, z], [x, height - 0.02, z], 0.019, 0.019, 6);
  };
  return staying(
    'built-in',
    look,
    ...repeat(count, (i) => column(i, 0.06)),
    ...(count < 18 ? repeat(count, (i) => column(i, 0.12)) : []),
    ...[0.02, height - 0.05].map((y) => block([width, 0.035, 0.09], [0, y, 0.045])),
    ...(random() < LIKELY.pipes ? pipes(width, foot) : []),
  );
}

const pipes = (width: number, foot: number) =>
  [-1, 1].map((side) =>
    bar([side * (width / 2 + 0.03), -foot, 0.07], [side * (width / 2 + 0.03), 0.06, 0.07], 0.009, 0.009, 6),
  );

/** A ladder of rails for towels. */
export function towelRail(random: () => number): Thing {
  const [width, height] = [between(random, 0.4, 0.6), between(random, 0.8, 1.5)];
  const rails = Math.round(height / 0.09);
  return staying(
    'built-in',
    pick(random, [CHROME, WHITE, BLACK]),
    ...[-1, 1].map((side) => block([0.03, height, 0.03], [(side * width) / 2, 0, 0.04])),
    ...repeat(rails, (i) => block([width, 0.02, 0.02], [0, 0.03 + (i * (height - 0.08)) / rails, 0.06])),
  );
}
