import { between, pick } from '../../../src/base/random.ts';
import { SAMPLE_STYLES, type StyleName } from '../../../src/furniture/styles/style.ts';
import type { Placement, WallSide } from '../../samples/room-spec.ts';
import { lies, stands } from '../../samples/rooms/places.ts';
import { wallFrame } from '../../samples/shell/wall-frame.ts';
import { AT_WALLS, LOW } from './plain-furniture.ts';
import type { Site } from './site.ts';

type Kind = Placement['kind'];
type Some<T> = readonly [T, ...T[]];

const LOW_KINDS: Some<Kind> = [
  'sofa',
  'armchair',
  'armchair',
  'ottoman',
  'bench',
  'dining-chair',
  'dining-chair',
  'desk-chair',
  'coffee-table',
  'side-table',
  'dining-table',
  'desk',
  'bed',
  'nightstand',
  'sideboard',
  'tv-unit',
  'bar-stool',
  'basket',
];
const ANY_KINDS: Some<Kind> = [
  ...LOW_KINDS,
  'dresser',
  'console-table',
  'plant',
  'plant',
  'floor-lamp',
  'bar-cart',
  'sectional',
];
const TALL_KINDS: Some<Kind> = ['bookshelf', 'wardrobe', 'wardrobe', 'dresser'];
const ON_TOP: Some<Kind> = [
  'books',
  'bowl',
  'vase',
  'tray',
  'table-lamp',
  'small-plant',
  'candles',
  'monitor',
];
const TABLES: ReadonlySet<Kind> = new Set<Kind>([
  'coffee-table',
  'side-table',
  'dining-table',
  'desk',
  'nightstand',
  'sideboard',
  'dresser',
  'tv-unit',
  'console-table',
]);

const LIKELY = {
  tall: 0.3,
  sparse: 0.12,
  foreground: 0.5,
  extra: 0.6,
  plain: 0.6,
  plainAtWall: 0.4,
  rug: 0.3,
  guest: 0.15,
  pieceKept: 0.25,
  table: 0.5,
};
const MOST = { foreground: 3, extra: 5, plain: 4, atWalls: 3 };
const NEAR = { from: 0.95, to: 2.2 };
const FAR = { from: 1.5, to: 5.5 };
const TRIES = 6;
/** Distance of the middle of a tall piece from its wall. */
const TALL_OUT = [0.26, 0.45] as const;
/** Turn of a piece whose back is to a wall. */
const TURNS: Readonly<Record<WallSide, number>> = { north: 0, east: 270, south: 180, west: 90 };

/** Furniture as people really set it: any style, any turn, close together and cut by the picture's edges. */
export function fitLooseFurniture(site: Site): void {
  const { random } = site;
  const is = (share: number) => random() < share;
  if (is(LIKELY.sparse)) {
    const going = new Set(site.spec.pieces.filter(({ stays }) => !stays && !is(LIKELY.pieceKept)));
    site.takeOut((piece) => going.has(piece));
  }
  if (is(LIKELY.plainAtWall)) {
    times(random, MOST.atWalls, () =>
      site.mountAnywhere(pick(random, AT_WALLS)(random), 0.001, { clears: is(0.3) }),
    );
  }
  if (is(LIKELY.tall)) setAtWall(site, pick(random, TALL_KINDS));
  if (is(LIKELY.extra)) times(random, MOST.extra, () => setDown(site, pick(random, ANY_KINDS), FAR));
  if (is(LIKELY.guest)) setDown(site, pick(random, ['bed', 'desk', 'sofa']), FAR);
  if (is(LIKELY.plain)) times(random, MOST.plain, () => site.standAnywhere(pick(random, LOW)(random)));
  if (is(LIKELY.foreground))
    times(random, MOST.foreground, () => setDown(site, pick(random, LOW_KINDS), NEAR));
  if (is(LIKELY.rug)) layRug(site);
}

function times(random: () => number, most: number, act: () => void): void {
  const count = 1 + Math.floor(random() * most);
  for (let i = 0; i < count; i++) act();
}

const styleOf = (random: () => number): StyleName =>
  SAMPLE_STYLES[Math.floor(random() * SAMPLE_STYLES.length)]!;

/** A piece of any style where it is free, with things on it where it is a table. */
function setDown(site: Site, kind: Kind, { from, to }: { readonly from: number; readonly to: number }): void {
  const { random } = site;
  const style = styleOf(random);
  const name = `loose-${site.spec.pieces.length}`;
  const seed = Math.floor(random() * 10_000);
  for (let i = 0; i < TRIES; i++) {
    const [x, z] = site.seenPlace(from, to);
    if (!site.place(stands(kind, x, z, between(random, 0, 360), { style, seed, name }))) continue;
    if (TABLES.has(kind) && random() < LIKELY.table) {
      times(random, 2, () =>
        site.place(
          lies(
            pick(random, ON_TOP),
            name,
            [between(random, -0.15, 0.15), between(random, -0.08, 0.08)],
            between(random, 0, 360),
            { style },
          ),
        ),
      );
    }
    return;
  }
}

/** A tall piece with its back to a wall. */
function setAtWall(site: Site, kind: Kind): void {
  const { random, spec } = site;
  const style = styleOf(random);
  const seed = Math.floor(random() * 10_000);
  for (const wall of site.walls()) {
    const frame = wallFrame(spec.size, wall);
    const [x, , z] = frame.point(between(random, 0.5, frame.length - 0.5), 0, between(random, ...TALL_OUT));
    if (site.place(stands(kind, x, z, TURNS[wall], { style, seed }))) return;
  }
}

/** A rug of any size and turn, on carpets too. */
function layRug(site: Site): void {
  const { random } = site;
  for (let i = 0; i < TRIES; i++) {
    const [x, z] = site.seenPlace(1, 4);
    const size = [between(random, 1, 3.4), 0.012, between(random, 0.7, 2.4)] as const;
    const turn = random() < 0.6 ? pick(random, [0, 90]) : between(random, 0, 180);
    if (site.place(stands('rug', x, z, turn, { size, style: styleOf(random) }))) return;
  }
}
