import { between, pick } from '../../../src/base/random.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import type { FixtureSpec } from '../../samples/room-spec.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import { BLACK_GLASS, claddingOf, frontOf, metalOf, STEEL, WHITE } from './looks.ts';
import type { Site } from './site.ts';
import { block, repeat, staying, type Thing } from './thing.ts';

type Run = Extract<FixtureSpec, { kind: 'kitchen-run' }>;

const WORKTOP = 0.92;
const UNIT = 0.6;
const RUN_DEPTH = 0.58;
const HOOD = 0.44;
const UPPERS = { foot: 1.44, depth: 0.34, least: 0.4 };
const SPLASH = 0.008;
const WINDOW_MARGIN = 0.14;
const LIKELY = {
  uppers: 0.65,
  openShelf: 0.2,
  splash: 0.75,
  oven: 0.6,
  fridge: 0.7,
  peninsula: 0.35,
  sameFront: 0.7,
};

/** Wall units, tiles behind the worktop, an oven and a fridge for the kitchens of a room. */
export function completeKitchens(site: Site): void {
  const { random } = site;
  const runs = site.spec.fixtures.filter((fixture): fixture is Run => fixture.kind === 'kitchen-run');
  for (const run of runs) {
    const isUppers = random() < LIKELY.uppers;
    if (random() < LIKELY.splash) tile(site, run);
    if (isUppers) hangUnits(site, run);
    if (random() < LIKELY.oven) {
      const at = run.along + run.tall * UNIT + (run.hob ?? between(random, 0.4, 1));
      site.mount(oven(), run.wall, Math.min(at, run.along + run.width - 0.32), 0.12, {
        ignores: ['fixture', 'piece'],
      });
    }
  }
  if (runs.length > 0 && random() < LIKELY.fridge)
    site.mountAnywhere(fridge(random, 'built-in'), 0.01, { clears: true });
}

/** A kitchen along a wall of another room, as in open plans. */
export function fitSecondKitchen(site: Site): void {
  const { random } = site;
  const front = frontOf(random);
  const worktop = random() < 0.5 ? claddingOf(random) : frontOf(random);
  for (const wall of site.walls()) {
    const { length } = wallFrame(site.spec.size, wall);
    const width = Math.min(length - 0.1, between(random, 1.5, 3.4));
    const tall = random() < 0.4 ? 1 : 0;
    const room = width - tall * UNIT;
    const run: Run = {
      kind: 'kitchen-run',
      wall,
      along: random() < 0.5 ? 0.02 : length - width - 0.02,
      width,
      front,
      worktop,
      handle: metalOf(random),
      ...(random() < 0.7 && { sink: room * 0.35 }),
      ...(random() < 0.5 && { hob: room * 0.75 }),
      tall,
    };
    if (!site.build(run, { clears: true })) continue;
    if (random() < LIKELY.peninsula) counter(site, front, worktop);
    return;
  }
}

/** A counter free in the room. */
function counter(site: Site, front: Material, worktop: Material): void {
  const { random } = site;
  const [wide, deep] = [between(random, 1.2, 2.2), between(random, 0.6, 0.9)];
  const high = pick(random, [0.9, 0.9, 1.1]);
  const thing = [
    ...staying('built-in', front, block([wide - 0.1, high, deep - 0.2], [0, 0, 0])),
    ...staying('built-in', worktop, block([wide, 0.04, deep], [0, high, -0.05])),
  ];
  for (let i = 0; i < 6; i++) {
    const [x, z] = site.seenPlace(1.6, 4.5);
    if (site.stand(thing, x, z, pick(random, [0, 90, 180, 270]), { clears: true })) return;
  }
}

/** Parts of a run that have neither hood, tall unit nor window above. */
function freeParts(
  site: Site,
  run: Run,
  isHoodKept: boolean,
): Array<readonly [from: number, to: number, top: number]> {
  const start = run.along + run.tall * UNIT + 0.01;
  const blocked = [
    ...(run.hob !== undefined && !isHoodKept
      ? [[start + run.hob - HOOD, start + run.hob + HOOD] as const]
      : []),
    ...site.spec.windows
      .filter(({ wall }) => wall === run.wall)
      .map(({ along, width }) => [along - WINDOW_MARGIN, along + width + WINDOW_MARGIN] as const),
  ].toSorted((a, b) => a[0] - b[0]);
  const parts: Array<readonly [number, number, number]> = [];
  let from = start;
  for (const [low, high] of [...blocked, [run.along + run.width, Infinity] as const]) {
    const to = Math.min(low, run.along + run.width);
    if (to - from > UPPERS.least) parts.push([from, to, UPPERS.foot]);
    from = Math.max(from, high);
  }
  return parts;
}

function tile(site: Site, run: Run): void {
  const { random } = site;
  const cladding = claddingOf(random);
  const top = random() < 0.7 ? UPPERS.foot : site.spec.size.height - 0.15;
  for (const [from, to] of freeParts(site, run, true)) {
    const thing = staying('covering', cladding, block([to - from, top - WORKTOP, SPLASH], [0, 0, 0]));
    site.mount(thing, run.wall, (from + to) / 2, WORKTOP, { ignores: ['fixture', 'piece', 'added'] });
  }
}

function hangUnits(site: Site, run: Run): void {
  const { random } = site;
  const front = random() < LIKELY.sameFront ? run.front : frontOf(random);
  const high = Math.min(site.spec.size.height - UPPERS.foot - 0.02, between(random, 0.55, 1.1));
  const isOpen = random() < LIKELY.openShelf;
  for (const [from, to] of freeParts(site, run, false)) {
    const width = to - from - 0.02;
    const count = Math.max(1, Math.round(width / UNIT));
    const x = (i: number) => -width / 2 + ((i + 0.5) * width) / count;
    const thing = isOpen
      ? staying('built-in', front, ...[0, 0.36].map((y) => block([width, 0.03, 0.25], [0, y, 0])))
      : [
          ...staying(
            'built-in',
            front,
            block([width, high, UPPERS.depth - 0.02], [0, 0, 0]),
            ...repeat(count, (i) =>
              block([width / count - 0.004, high - 0.004, 0.02], [x(i), 0.002, UPPERS.depth - 0.02]),
            ),
          ),
          ...staying(
            'built-in',
            run.handle,
            ...repeat(count, (i) =>
              block([0.012, 0.12, 0.025], [x(i) + width / count / 2 - 0.04, 0.04, UPPERS.depth]),
            ),
          ),
        ];
    site.mount(thing, run.wall, (from + to) / 2, UPPERS.foot, { ignores: ['piece'] });
  }
}

/** A black front with a handle, set into the units. */
function oven(): Thing {
  const z = RUN_DEPTH + 0.001;
  return [
    ...staying('built-in', BLACK_GLASS, block([0.58, 0.56, 0.012], [0, 0.1, z])),
    ...staying(
      'built-in',
      STEEL,
      block([0.58, 0.1, 0.014], [0, 0.66, z]),
      block([0.48, 0.02, 0.03], [0, 0.58, z + 0.02]),
    ),
  ];
}

/** A fridge with a freezer below, or two doors side by side. */
export function fridge(random: () => number, shows: 'built-in' | 'furniture'): Thing {
  const isWide = random() < 0.3;
  const [wide, high, deep] = [
    isWide ? 0.91 : between(random, 0.55, 0.7),
    between(random, 1.5, 1.95),
    between(random, 0.55, 0.68),
  ];
  const body = pick(random, [STEEL, STEEL, WHITE, WHITE, frontOf(random)]);
  const doors = isWide
    ? [-1, 1].map((side) => block([wide / 2 - 0.004, high - 0.05, 0.04], [(side * wide) / 4, 0.04, deep]))
    : [
        block([wide, high * 0.62, 0.04], [0, high * 0.37, deep]),
        block([wide, high * 0.35 - 0.04, 0.04], [0, 0.04, deep]),
      ];
  const thing = [
    ...staying(shows, body, block([wide, high, deep], [0, 0, 0]), ...doors),
    ...staying(
      shows,
      metalOf(random),
      ...(isWide ? [-0.04, 0.04] : [-wide / 2 + 0.06]).map((x) =>
        block([0.02, 0.5, 0.03], [x, high * 0.45, deep + 0.045]),
      ),
    ),
  ];
  return shows === 'furniture' ? thing.map((part) => ({ ...part, goes: true })) : thing;
}
