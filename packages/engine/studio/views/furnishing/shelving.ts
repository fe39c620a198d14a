import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { between, pick } from '../../../src/base/random.ts';
import type { Material } from '../../../src/render/materials/material.ts';
import { brightOf, clothOf, frontOf, MIRROR, metalOf, paintOf, wickerOf, woodOf } from './looks.ts';
import type { Site } from './site.ts';
import { block, going, repeat, staying, type Thing } from './thing.ts';

const BOARD = 0.024;
const MOST_BOOKS = 150;
const LIKELY = { full: 0.6, few: 0.25, cupboards: 0.4, back: 0.7, mirrorDoors: 0.2, panels: 0.4 };
const DOOR_GAP = 0.004;

/** Boards with things on them; `fullness` 0 … 1. */
export function shelves(
  size: readonly [width: number, height: number, depth: number],
  isBuiltIn: boolean,
  random: () => number,
): Thing {
  const [width, height, depth] = size;
  const columns = Math.max(1, Math.round(width / between(random, 0.5, 1)));
  const rows = Math.max(2, Math.round(height / between(random, 0.28, 0.42)));
  const cell = { wide: width / columns, high: height / rows };
  const body = isBuiltIn ? frontOf(random) : random() < 0.5 ? paintOf(random) : woodOf(random);
  const closed =
    random() < LIKELY.cupboards ? Math.min(rows - 1, Math.max(1, Math.round(0.8 / cell.high))) : 0;
  const boards: Mesh[] = [
    ...repeat(columns + 1, (i) => block([BOARD, height, depth], [-width / 2 + i * cell.wide, 0, 0])),
    ...repeat(rows + 1, (i) =>
      block([width, BOARD, depth - 0.004], [0, Math.min(height - BOARD, i * cell.high), 0]),
    ),
    ...(random() < LIKELY.back ? [block([width, height, 0.008], [0, 0, 0])] : []),
    ...(closed > 0
      ? repeat(columns, (i) =>
          block(
            [cell.wide - DOOR_GAP, closed * cell.high - 0.01, 0.02],
            [-width / 2 + (i + 0.5) * cell.wide, 0.01, depth],
          ),
        )
      : []),
  ];
  const shows = isBuiltIn ? staying('built-in', body, ...boards) : going('furniture', body, ...boards);
  return [...shows, ...contents({ columns, rows, closed, cell, width, depth }, random)];
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly closed: number;
  readonly cell: { readonly wide: number; readonly high: number };
  readonly width: number;
  readonly depth: number;
}

/** Rows of books, boxes, baskets and vases. */
function contents({ columns, rows, closed, cell, width, depth }: Grid, random: () => number): Thing {
  const chance = random();
  const fullness = chance < LIKELY.full ? 0.85 : chance < LIKELY.full + LIKELY.few ? 0.35 : 0;
  const covers: readonly [Material, ...Material[]] = [
    brightOf(random),
    brightOf(random),
    clothOf(random),
    paintOf(random),
    paintOf(random),
  ];
  const byCover = new Map<Material, Mesh[]>();
  const put = (cover: Material, mesh: Mesh) => byCover.set(cover, [...(byCover.get(cover) ?? []), mesh]);
  const basket = wickerOf(random);
  let books = 0;
  for (let row = closed; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random() > fullness) continue;
      const left = -width / 2 + column * cell.wide + BOARD;
      const [y, room] = [row * cell.high + BOARD, cell.high - 2 * BOARD];
      const inside = cell.wide - 2 * BOARD;
      if (random() < 0.2) {
        put(basket, block([inside * 0.85, room * 0.75, depth * 0.8], [left + inside / 2, y, 0.02]));
        continue;
      }
      let x = left;
      const end = left + inside * between(random, 0.4, 1);
      while (x < end - 0.06 && books < MOST_BOOKS) {
        const thick = between(random, 0.018, 0.055);
        const high = Math.min(room * 0.95, between(random, 0.17, 0.3));
        put(
          pick(random, covers),
          block([thick, high, Math.min(depth - 0.05, between(random, 0.14, 0.22))], [x + thick / 2, y, 0.02]),
        );
        x += thick + 0.001;
        books++;
      }
    }
  }
  return [...byCover].flatMap(([cover, meshes]) => going('clutter', cover, ...meshes));
}

/** Shelves from wall to wall and floor to ceiling. */
export function fitShelves(site: Site): void {
  const { random } = site;
  const isTall = random() < 0.75;
  const height = isTall ? site.spec.size.height - between(random, 0.02, 0.4) : between(random, 0.7, 1.3);
  const size = [between(random, 0.8, 3.4), height, between(random, 0.24, 0.4)] as const;
  if (site.mountAnywhere(shelves(size, true, random), 0, { clears: true })) return;
  site.mountAnywhere(shelves([between(random, 0.6, 1.2), height, size[2]], true, random), 0, {
    clears: true,
  });
}

/** Closets with hinged, paneled or sliding doors. */
export function fitCloset(site: Site): void {
  const { random } = site;
  const [width, depth] = [between(random, 1.1, 3.2), between(random, 0.12, 0.62)];
  const height =
    site.spec.size.height - (random() < 0.6 ? between(random, 0.005, 0.1) : between(random, 0.2, 0.4));
  const doors = Math.max(2, Math.round(width / between(random, 0.45, 0.9)));
  const wide = width / doors;
  const [front, handle] = [frontOf(random), metalOf(random)];
  const isPaneled = random() < LIKELY.panels;
  const isMirrored = random() < LIKELY.mirrorDoors;
  const x = (i: number) => -width / 2 + (i + 0.5) * wide;
  const thing: Thing = [
    ...staying(
      'built-in',
      front,
      block([width, height, depth], [0, 0, 0]),
      ...repeat(doors, (i) => block([wide - DOOR_GAP, height - 0.1, 0.02], [x(i), 0.07, depth])),
      ...(isPaneled
        ? repeat(doors, (i) => i).flatMap((i) => [
            block([wide - 0.2, height * 0.42, 0.008], [x(i), 0.17, depth + 0.02]),
            block([wide - 0.2, height * 0.34, 0.008], [x(i), 0.27 + height * 0.42, depth + 0.02]),
          ])
        : []),
    ),
    ...(isMirrored
      ? staying(
          'mirror',
          MIRROR,
          ...repeat(Math.ceil(doors / 2), (i) =>
            block([wide - 0.06, height - 0.2, 0.004], [x(i * 2), 0.12, depth + 0.03]),
          ),
        )
      : []),
    ...staying(
      'built-in',
      handle,
      ...repeat(doors, (i) =>
        block([0.012, 0.18, 0.03], [x(i) + (i % 2 === 0 ? 1 : -1) * (wide / 2 - 0.05), 0.98, depth + 0.02]),
      ),
    ),
  ];
  site.mountAnywhere(thing, 0, { clears: true });
}
