import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { level } from '../level.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { squareFrame } from '../tables/frame.ts';
import { batten, metalOf, woodOf } from '../woodwork.ts';
import { caseOf, caseStand } from './case.ts';
import { shelfFiller } from './shelf-things.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.9, 1.95, 0.34], [0.5, 1.0, 0.24], [2.4, 2.5, 0.45]);
}

const BOARD = 0.024;

interface Grid {
  readonly width: number;
  readonly low: number;
  readonly high: number;
  readonly depth: number;
  readonly rows: number;
  readonly columns: number;
  readonly material: Material;
  readonly thick?: number;
  readonly back?: Material;
}

/** A case of equal fields with their books and things. */
function grid(making: Making, look: Grid): Part[] {
  const { width, low, high, depth, rows, columns, material, thick = BOARD } = look;
  const filler = shelfFiller(making);
  const parts: Part[] = [];
  const inside = depth - 0.008;
  for (let i = 0; i <= rows; i++) {
    const y = low + thick / 2 + ((high - low - thick) * i) / rows;
    const across = i === 0 || i === rows ? width : width - 0.002;
    parts.push(plank(reseeded(material, i), [across, thick, depth], [0, y, 0], 0.002));
  }
  for (let k = 0; k <= columns; k++) {
    const x = -width / 2 + thick / 2 + ((width - thick) * k) / columns;
    parts.push(
      plank(
        reseeded(material, k + 20),
        [thick, high - low - 0.002, depth - 0.001],
        [x, (low + high) / 2, 0],
        0.002,
      ),
    );
  }
  parts.push(
    batten(
      look.back ?? reseeded(material, 40),
      [width - 0.01, high - low - 0.01, 0.006],
      [0, (low + high) / 2, -depth / 2 + 0.004],
    ),
  );
  const [clearWide, clearHigh] = [(width - thick) / columns - thick, (high - low - thick) / rows - thick];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = -width / 2 + thick / 2 + ((width - thick) * (column + 0.5)) / columns;
      const y = low + thick + ((high - low - thick) * row) / rows;
      parts.push(...filler.fill([clearWide, clearHigh, inside], [x, y, 0.004]));
    }
  }
  return parts;
}

function bays(width: number, each: number): number {
  return Math.max(1, Math.round(width / each));
}

/** Sides, shelves and a back on the style's feet. */
function bookcase(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const foot = making.style.leg === 'plinth' ? 0.05 : 0.11;
  return level(
    [
      ...grid(making, {
        width,
        low: foot,
        high: height,
        depth,
        rows: Math.round((height - foot) / 0.36),
        columns: bays(width, 0.95),
        material: woodOf(making),
      }),
      ...caseStand(making, width, depth, foot),
    ],
    height,
  );
}

/** Shelves that grow deeper downwards between two leaning rails. */
function ladder(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style } = making;
  const wood = woodOf(making);
  const rail = style.leg === 'hairpin' ? metalOf(making) : wood;
  const filler = shelfFiller(making);
  const [top, shelves] = [height, 5];
  const front = (y: number): number => depth / 2 - 0.02 - (y / top) * (depth - 0.19);
  const rails = [-1, 1].map((s) =>
    rod(
      rail,
      [
        [s * (width / 2 - 0.014), 0, front(0)],
        [s * (width / 2 - 0.014), top, front(top)],
      ],
      0.014,
      8,
    ),
  );
  const posts = [-1, 1].map((s) =>
    batten(rail, [0.026, top - 0.02, 0.022], [s * (width / 2 - 0.014), (top - 0.02) / 2, -depth / 2 + 0.012]),
  );
  const boards = Array.from({ length: shelves }, (_, i): Part[] => {
    const y = 0.14 + ((top - 0.36) * i) / (shelves - 1);
    const reach = front(y) - 0.004 + depth / 2;
    const z = -depth / 2 + reach / 2;
    const clear = i === shelves - 1 ? 0.24 : (top - 0.36) / (shelves - 1) - 0.03;
    return [
      plank(reseeded(wood, i), [width - 0.05, 0.022, reach], [0, y, z], 0.003),
      ...filler.fill([width - 0.07, clear, reach - 0.01], [0, y + 0.011, z]),
    ];
  }).flat();
  return level([...rails, ...posts, ...boards], height);
}

/** A thin metal frame with open shelves. */
function etagere(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const metal = metalOf(making);
  const filler = shelfFiller(making);
  const bar = 0.02;
  const shelves = Math.round(height / 0.42);
  const rise = (height - 0.12) / (shelves - 1);
  const levels = Array.from({ length: shelves }, (_, i) => 0.12 + i * rise);
  const stone = making.style.metal[0].metallic > 0 && making.seed % 2 === 0;
  const boards = levels.flatMap((y, i): Part[] => [
    plank(
      stone ? making.style.stone[0] : reseeded(woodOf(making), i),
      [width - 2 * bar + 0.004, 0.018, depth - 2 * bar + 0.004],
      [0, y - 0.009, 0],
      0.002,
    ),
    ...(i + 1 < shelves ? filler.fill([width - 0.06, rise - 0.04, depth - 0.04], [0, y, 0]) : []),
  ]);
  return level(
    [
      ...squareFrame(
        metal,
        [width, height, depth],
        bar,
        levels.map((y) => y - bar / 2 - 0.001),
      ),
      ...boards,
    ],
    height,
  );
}

/** Cupboards below, shelves above, a cornice: as the joiner fits it. */
function builtIn(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, seed } = making;
  const paint = style.painted[seed % style.painted.length] ?? style.painted[0];
  const base = Math.min(0.78, height * 0.38);
  const columns = bays(width, 0.95);
  const doors = Array.from({ length: columns * 2 }, () => 1);
  const upper = depth - 0.06;
  const shelves = grid(making, {
    width: width - 0.03,
    low: base,
    high: height - 0.05,
    depth: upper,
    rows: Math.max(2, Math.round((height - base) / 0.37)),
    columns,
    material: paint,
    thick: 0.028,
  });
  const shifted = shelves.map(
    ({ mesh, material }): Part => ({
      material,
      mesh: {
        ...mesh,
        positions: mesh.positions.map((v, i) => (i % 3 === 2 ? v - (depth - upper) / 2 + 0.005 : v)),
      },
    }),
  );
  return level(
    [
      ...caseOf(making, {
        width: width - 0.01,
        depth: depth - 0.01,
        foot: 0.08,
        top: base,
        material: paint,
        fronts: paint,
        kind: 'panelled',
        rows: [1],
        columns: doors,
        field: () => 'door',
        overhang: 0.012,
      }),
      plank(paint, [width - 0.03, 0.085, depth - 0.03], [0, 0.0425, -0.008], 0.004),
      ...shifted,
      plank(paint, [width, 0.03, depth - 0.02], [0, height - 0.015, -0.01], 0.009),
      plank(paint, [width - 0.02, 0.03, depth - 0.04], [0, height - 0.04, -0.014], 0.008),
    ],
    height,
  );
}

/** Square fields in thick boards. */
function cubes(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const columns = Math.max(2, Math.round(width / 0.42));
  const rows = Math.max(2, Math.round((height - 0.04) / ((width / columns) * 1.02)));
  const wood = woodOf(making);
  return level(
    [
      ...grid(making, { width, low: 0.035, high: height, depth, rows, columns, material: wood, thick: 0.03 }),
      plank(wood, [width - 0.06, 0.037, depth - 0.06], [0, 0.0185, 0], 0.002),
    ],
    height,
  );
}

export const BOOKSHELF: PieceDesign = designFrom({
  case: bookcase,
  ladder,
  etagere,
  'built-in': builtIn,
  grid: cubes,
});
