import { placed } from '../../../src/base/geometry/mesh.ts';
import { lathe } from '../../../src/base/geometry/shapes.ts';
import { aboutX } from '../../../src/base/geometry/vector.ts';
import { between, pick } from '../../../src/base/random.ts';
import {
  artOf,
  BLACK,
  BLACK_GLASS,
  brightOf,
  clothOf,
  frontOf,
  MIRROR,
  metalOf,
  PLASTIC,
  paintOf,
  STEEL,
  WHITE,
  woodOf,
} from './looks.ts';
import type { Site } from './site.ts';
import { block, going, repeat, shifted, type Thing } from './thing.ts';
import { fitFittings, fitWallLamps } from './wall-fittings.ts';

const LIKELY = {
  screen: 0.35,
  cables: 0.4,
  gallery: 0.3,
  picture: 0.45,
  mirror: 0.2,
  clock: 0.12,
  board: 0.08,
  shelf: 0.2,
  lamps: 0.2,
  fittings: 0.85,
};
/** Width over height of screens. */
const SCREEN_RATIO = 16 / 9;

/** Hangs screens, pictures, mirrors, clocks, boards, shelves and lamps on walls, and puts switches and sockets there. */
export function fitWallThings(site: Site): void {
  const { random } = site;
  const is = (share: number) => random() < share;
  if (is(LIKELY.screen)) fitScreen(site);
  if (is(LIKELY.gallery)) fitGallery(site);
  for (let i = 0; i < 3; i++) {
    if (is(LIKELY.picture))
      site.mountAnywhere(
        picture(random, between(random, 0.25, 1.4), between(random, 0.3, 1.1)),
        between(random, 1, 1.4),
      );
  }
  if (is(LIKELY.mirror)) fitMirror(site);
  if (is(LIKELY.clock)) site.mountAnywhere(clock(random), between(random, 1.5, 1.9));
  if (is(LIKELY.board)) site.mountAnywhere(board(random), between(random, 0.9, 1.2));
  if (is(LIKELY.shelf)) site.mountAnywhere(shelf(random), between(random, 1.2, 1.8));
  if (is(LIKELY.lamps)) fitWallLamps(site);
  if (is(LIKELY.fittings)) fitFittings(site);
}

/** A black screen in a thin frame. */
export function screen(wide: number, out: number): Thing {
  const high = wide / SCREEN_RATIO;
  return [
    ...going('hanging', BLACK, block([wide, high, 0.035], [0, 0, out])),
    ...going('hanging', BLACK_GLASS, block([wide - 0.02, high - 0.025, 0.003], [0, 0.015, out + 0.035])),
  ];
}

function fitScreen(site: Site): void {
  const { random } = site;
  const wide = between(random, 0.7, 1.9);
  const low = between(random, 0.75, 1.35);
  const at = site.mountAnywhere(screen(wide, between(random, 0.02, 0.08)), low);
  if (!at || random() > LIKELY.cables) return;
  const cable = going(
    'clutter',
    pick(random, [BLACK, PLASTIC]),
    ...repeat(2, (i) => block([0.008, low - 0.3, 0.008], [i * between(random, 0.01, 0.05), 0, 0])),
  );
  site.mount(cable, at.side, at.along, 0.3, { ignores: ['piece'] });
}

/** A frame with a picture, with or without a passe-partout; a canvas has no frame. */
function picture(random: () => number, wide: number, high: number): Thing {
  const isCanvas = random() < 0.25;
  if (isCanvas) return going('hanging', artOf(random, [wide, high]), block([wide, high, 0.03], [0, 0, 0]));
  const edge = between(random, 0.012, 0.05);
  const mat = random() < 0.5 ? Math.min(wide, high) * between(random, 0.08, 0.2) : 0;
  const [innerWide, innerHigh] = [wide - 2 * edge, high - 2 * edge];
  const art = [innerWide - 2 * mat, innerHigh - 2 * mat] as const;
  return [
    ...going(
      'hanging',
      pick(random, [BLACK, WHITE, woodOf(random), metalOf(random)]),
      block([wide, high, 0.02], [0, 0, 0]),
    ),
    ...(mat > 0 ? going('hanging', WHITE, block([innerWide, innerHigh, 0.002], [0, edge, 0.02])) : []),
    ...going(
      'hanging',
      random() < 0.8 ? artOf(random, art) : paintOf(random),
      block([art[0], art[1], 0.002], [0, edge + mat, 0.022]),
    ),
  ];
}

/** Pictures side by side in rows, of one size or of many. */
function fitGallery(site: Site): void {
  const { random } = site;
  const [columns, rows] = [2 + Math.floor(random() * 3), 1 + Math.floor(random() * 3)];
  const cell = between(random, 0.28, 0.5);
  const isEven = random() < 0.5;
  const size = [cell * between(random, 0.7, 0.88), cell * between(random, 0.7, 0.88)] as const;
  const thing = repeat(columns * rows, (i) => {
    const scale = isEven ? 1 : between(random, 0.6, 1.05);
    const x = ((i % columns) - (columns - 1) / 2) * cell;
    return shifted(picture(random, size[0] * scale, size[1] * scale), [x, Math.floor(i / columns) * cell, 0]);
  }).flat();
  site.mountAnywhere(thing, between(random, 0.9, 1.3));
}

/** A disc that faces the room. */
const disc = (radius: number, thick: number, z: number) =>
  placed(
    lathe(
      [
        [0, 0],
        [radius, 0],
        [radius, 0],
        [radius, thick],
        [radius, thick],
        [0, thick],
      ],
      28,
    ),
    [0, radius, z],
    aboutX(Math.PI / 2),
  );

/** Large, round or leaning mirrors. */
function fitMirror(site: Site): void {
  const { random } = site;
  const frame = pick(random, [BLACK, WHITE, woodOf(random), metalOf(random)]);
  const chance = random();
  if (chance < 0.4) {
    const radius = between(random, 0.25, 0.55);
    const round = [
      ...going('mirror', frame, disc(radius + 0.015, 0.02, 0)),
      ...shifted(going('mirror', MIRROR, disc(radius, 0.004, 0.02)), [0, 0.015, 0]),
    ];
    site.mountAnywhere(round, between(random, 0.95, 1.3));
    return;
  }
  const isLeaning = chance > 0.75;
  const [wide, high] = isLeaning
    ? [between(random, 0.5, 0.9), between(random, 1.5, 1.9)]
    : [between(random, 0.5, 2), between(random, 0.6, 1.5)];
  const flat = [
    ...going('mirror', frame, block([wide, high, 0.025], [0, 0, 0])),
    ...going('mirror', MIRROR, block([wide - 0.06, high - 0.06, 0.003], [0, 0.03, 0.025])),
  ];
  if (!isLeaning) {
    site.mountAnywhere(flat, between(random, 0.5, 0.95));
    return;
  }
  const lean = between(random, 0.08, 0.16);
  const leaning = flat.map((part) => ({
    ...part,
    mesh: placed(part.mesh, [0, 0.004, 0.02 + Math.sin(lean) * high], aboutX(-lean)),
  }));
  site.mountAnywhere(leaning, 0.002);
}

function clock(random: () => number): Thing {
  const radius = between(random, 0.12, 0.3);
  const hand = (length: number, wide: number) => block([wide, length, 0.003], [0, radius, 0.032]);
  return [
    ...going('hanging', pick(random, [BLACK, woodOf(random), metalOf(random)]), disc(radius, 0.03, 0)),
    ...going(
      'hanging',
      random() < 0.7 ? WHITE : BLACK,
      shifted(going('hanging', WHITE, disc(radius * 0.9, 0.002, 0.03)), [0, radius * 0.1, 0])[0]!.mesh,
    ),
    ...going(
      'hanging',
      STEEL,
      hand(radius * 0.7, 0.01),
      block([radius * 0.5, 0.012, 0.003], [radius * 0.25, radius, 0.032]),
    ),
  ];
}

/** A whiteboard, or a board with notes. */
function board(random: () => number): Thing {
  const [wide, high] = [between(random, 0.6, 1.8), between(random, 0.45, 1.1)];
  const isWhite = random() < 0.6;
  const notes = isWhite ? 0 : 4 + Math.floor(random() * 8);
  return [
    ...going('hanging', isWhite ? STEEL : woodOf(random), block([wide, high, 0.02], [0, 0, 0])),
    ...going(
      'hanging',
      isWhite ? WHITE : clothOf(random),
      block([wide - 0.04, high - 0.04, 0.002], [0, 0.02, 0.02]),
    ),
    ...repeat(notes, () =>
      going(
        'hanging',
        random() < 0.5 ? WHITE : brightOf(random),
        block(
          [0.1, 0.1, 0.002],
          [between(random, -0.42, 0.42) * (wide - 0.2), between(random, 0.06, high - 0.16), 0.023],
        ),
      ),
    ).flat(),
  ];
}

/** A board on the wall with boxes, books and pots on it. */
function shelf(random: () => number): Thing {
  const wide = between(random, 0.5, 1.8);
  const deep = between(random, 0.15, 0.28);
  const count = 2 + Math.floor(random() * 6);
  return [
    ...going('furniture', frontOf(random), block([wide, 0.03, deep], [0, 0, 0])),
    ...repeat(count, (i) => {
      const x = ((i + 0.5) / count - 0.5) * (wide - 0.1);
      const [w, h] = [
        between(random, 0.03, Math.min(0.16, wide / count - 0.01)),
        between(random, 0.06, 0.28),
      ];
      return going(
        'clutter',
        pick(random, [brightOf(random), paintOf(random), clothOf(random)]),
        block([w, h, Math.min(w + 0.05, deep - 0.02)], [x, 0.03, 0.02]),
      );
    }).flat(),
  ];
}
