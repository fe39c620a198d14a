import { formatHex } from '../../color/hex.ts';
import { aboutZ } from '../../geometry/vector.ts';
import { between, createRandom, pick } from '../../random.ts';
import { glossy, linearFromHex, matte, plain } from '../materials/material.ts';
import { wood } from '../materials/textures.ts';
import { block, type Part } from '../part.ts';
import type { Making, Piece } from './piece.ts';

const SPINES = [
  '#7a3b2e',
  '#31454f',
  '#c8b48a',
  '#4f5b45',
  '#e6ddcc',
  '#a8713f',
  '#22262b',
  '#8d8a80',
  '#b9a79a',
] as const;
const BOARD = 0.024;

/** An open shelf with a back, five boards and rows of books with gaps. */
export function bookshelf({ size, colors, detail, seed }: Making): Piece {
  const [width, height, depth] = size;
  const random = createRandom(seed);
  const body = glossy(wood(colors[0], seed), 0.04, 0.4);
  const shelves = Math.max(2, Math.round(height / 0.4));
  const parts: Part[] = [
    block(body, [width, height, 0.012], [0, height / 2, -depth / 2 + 0.006]),
    block(body, [BOARD, height, depth], [-(width - BOARD) / 2, height / 2, 0]),
    block(body, [BOARD, height, depth], [(width - BOARD) / 2, height / 2, 0]),
  ];
  for (let i = 0; i <= shelves; i++) {
    const y = BOARD / 2 + ((height - BOARD) * i) / shelves;
    parts.push(block(body, [width - 2 * BOARD, BOARD, depth - 0.01], [0, y, 0]));
    if (i < shelves)
      parts.push(
        ...row(width - 2 * BOARD, y + BOARD / 2, (height - BOARD) / shelves - BOARD, depth, random, detail),
      );
  }
  return { parts, bulbs: [] };
}

function row(
  width: number,
  floor: number,
  room: number,
  depth: number,
  random: () => number,
  detail: number,
): Part[] {
  const parts: Part[] = [];
  let x = -width / 2 + between(random, 0.005, 0.05);
  const stop = width / 2 - between(random, 0.02, width * 0.45);
  while (x < stop - 0.05) {
    const thick = between(random, 0.018, 0.048);
    const high = room * between(random, 0.62, 0.92);
    const deep = Math.min(depth - 0.05, between(random, 0.15, 0.22));
    const leaning = random() < 0.07;
    const material = matte(plain(linearFromHex(pick(random, SPINES))));
    parts.push(
      block(
        material,
        [thick, high, deep],
        [x + thick / 2 + (leaning ? 0.03 : 0), floor + high / 2, -depth / 2 + 0.02 + deep / 2],
        { radius: Math.min(0.004, thick / 4), steps: Math.min(2, detail) },
        leaning ? aboutZ(-0.16) : undefined,
      ),
    );
    x += thick + (leaning ? 0.075 : 0.001);
  }
  return parts;
}

/** A few books lying on each other, slightly turned. */
export function books({ size, colors, seed, detail }: Making): Piece {
  const random = createRandom(seed);
  const count = 3;
  const thick = size[1] / count;
  const palette = [colors[0], colors[1], '#39464c'] as const;
  const parts: Part[] = [];
  for (let i = 0; i < count; i++) {
    const shrink = 1 - 0.09 * i;
    const cover = matte(plain(linearFromHex(palette[i % 3] ?? colors[0])));
    const pages = matte(plain(linearFromHex(formatHex(238, 232, 220))));
    const at = [between(random, -0.008, 0.008), thick * (i + 0.5), between(random, -0.006, 0.006)] as const;
    const wide = size[0] * shrink;
    const deep = size[2] * shrink;
    const edge = { radius: 0.002, steps: Math.min(2, detail) };
    parts.push(
      block(cover, [wide, 0.004, deep], [at[0], at[1] + thick / 2 - 0.002, at[2]], edge),
      block(cover, [wide, 0.004, deep], [at[0], at[1] - thick / 2 + 0.002, at[2]], edge),
      block(pages, [wide - 0.01, thick - 0.008, deep - 0.01], at),
      block(cover, [0.004, thick, deep], [at[0] - wide / 2 + 0.002, at[1], at[2]], edge),
    );
  }
  return { parts, bulbs: [] };
}
