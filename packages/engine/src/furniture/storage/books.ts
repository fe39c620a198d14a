import { quad, sheet } from '../../base/geometry/shapes.ts';
import { aboutY, aboutZ, multiply } from '../../base/geometry/vector.ts';
import { between, pick } from '../../base/random.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { moved, part } from '../finish.ts';
import type { Part } from '../piece.ts';
import type { NonEmpty, Style } from '../styles/style.ts';
import { batten } from '../woodwork.ts';

/** A book standing with its spine to +z: the middle of its foot over the origin. */
export interface Book {
  readonly cover: Material;
  readonly band: Material | undefined;
  readonly thick: number;
  readonly height: number;
  readonly depth: number;
}

const PAGES: Material = material({ kind: 'plain', color: '#e6dcc6' });
const GILT: Material = material({ kind: 'plain', color: '#cfb47a' });
const WHITE: Material = material({ kind: 'plain', color: '#ece6d8' });
/** Cloth bindings that stand on every shelf, between those of the style's own colors. */
const BINDINGS = ['#e4ddcc', '#2e3740', '#7c4a34', '#b9a27c', '#5c6656', '#6d2f2c', '#d3cabb', '#8d8a82'];

/** Bindings for the books of one shelf: the style's colors among plain ones. */
export function bindingsOf({ cushion, upholstery, secondUpholstery }: Style): NonEmpty<Material> {
  const own = [...cushion, ...upholstery, ...secondUpholstery].flatMap(({ texture }) =>
    'color' in texture ? [texture.color] : 'ground' in texture ? [texture.ground] : [],
  );
  const cover = (color: string) => material({ kind: 'plain', color }, { coat: 0.02, roughness: 0.6 });
  const [first = '#8d8a82', ...others] = [...own.slice(0, 6), ...BINDINGS];
  return [cover(first), ...others.map(cover)];
}

/** A book out of a publisher's usual formats that fits into a height. */
export function anyBook(random: () => number, covers: NonEmpty<Material>, room: number, most: number): Book {
  const height = Math.min(room - 0.02, between(random, 0.17, 0.3));
  const cover = pick(random, covers);
  const mark = random();
  return {
    cover,
    band: mark < 0.45 ? undefined : mark < 0.75 ? GILT : WHITE,
    thick: between(random, 0.014, 0.042),
    height,
    depth: Math.min(most, height * between(random, 0.66, 0.78)),
  };
}

export function bookParts({ cover, band, thick, height, depth }: Book): Part[] {
  const board = 0.0022;
  const round = Math.min(0.005, thick * 0.2);
  const spine = sheet(
    (u, v) => [
      (u - 0.5) * thick,
      v * height,
      depth / 2 - round + round * Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2)),
    ],
    4,
    1,
    [thick, height],
  );
  const label: Part[] =
    band === undefined
      ? []
      : [
          part(
            band,
            quad(
              [-thick * 0.34, height * 0.66, depth / 2 + 0.0004],
              [thick * 0.68, 0, 0],
              [0, height * 0.13, 0],
            ),
          ),
        ];
  return [
    ...[-1, 1].map((s) =>
      batten(cover, [board, height, depth - round], [(s * (thick - board)) / 2, height / 2, -round / 2]),
    ),
    part(cover, spine),
    batten(PAGES, [thick - 2 * board, height - 0.007, depth - 0.012], [0, height / 2, -0.003]),
    ...label,
  ];
}

/** Lying flat with its spine to the front, turned by `turn` radians; its underside on y = 0. */
export function lyingBook(book: Book, turn: number): Part[] {
  const turned = multiply(aboutY(turn), aboutZ(Math.PI / 2));
  return moved(bookParts(book), [0, 0, 0], turned).map((piece) => ({
    ...piece,
    mesh: {
      ...piece.mesh,
      positions: piece.mesh.positions.map((value, i) =>
        i % 3 === 1 ? value + book.thick / 2 : i % 3 === 0 ? value + book.height / 2 : value,
      ),
    },
  }));
}
