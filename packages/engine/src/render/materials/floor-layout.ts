import { hashToUnit } from '../../base/random.ts';
import { fraction } from './blend.ts';
import type { TextureOf } from './surface-pattern.ts';

/** The board a place belongs to; written anew by every lookup. Meters. */
export interface BoardPlace {
  /** Along the board from its start, and across from its edge. */
  along: number;
  across: number;
  /** To the nearest joint. */
  edge: number;
  /** Numbers of the board. */
  row: number;
  column: number;
}

/** Finds the board at a place; the answer is one shared object. */
export type FloorLayout = (u: number, v: number) => BoardPlace;

const place: BoardPlace = { along: 0, across: 0, edge: 0, row: 0, column: 0 };

function answer(
  along: number,
  across: number,
  length: number,
  width: number,
  row: number,
  column: number,
): BoardPlace {
  place.along = along;
  place.across = across;
  place.edge = Math.min(along, length - along, across, width - across);
  place.row = row;
  place.column = column;
  return place;
}

function straight(width: number, length: number, seed: number): FloorLayout {
  return (u, v) => {
    const row = Math.floor(v / width);
    const size = length * (0.75 + 0.5 * hashToUnit(row, 7, seed));
    const shifted = u / size + 3 * hashToUnit(row, 3, seed);
    const column = Math.floor(shifted);
    return answer((shifted - column) * size, v - row * width, size, width, row, column);
  };
}

function herringbone(width: number, length: number): FloorLayout {
  const count = Math.max(2, Math.round(length / width));
  const size = count * width;
  const half = Math.SQRT1_2;
  return (u, v) => {
    const x = ((u + v) * half) / width;
    const y = ((v - u) * half) / width;
    const i = Math.floor(x);
    const j = Math.floor(y);
    const step = (((i - j) % (2 * count)) + 2 * count) % (2 * count);
    if (step < count) return answer((step + x - i) * width, (y - j) * width, size, width, i - step, 2 * j);
    const back = 2 * count - 1 - step;
    return answer((back + y - j) * width, (x - i) * width, size, width, i, 2 * (j - back) + 1);
  };
}

/** Boards cut at 45 degrees that meet in rows of points. */
function chevron(width: number, length: number): FloorLayout {
  const half = Math.SQRT1_2;
  const column = length * half;
  const pitch = width / half;
  return (u, v) => {
    const c = Math.floor(u / column);
    const inside = u - c * column;
    const rise = c % 2 === 0 ? inside : column - inside;
    const y = (v + rise) / pitch;
    const row = Math.floor(y);
    const across = (y - row) * width;
    answer(inside / half, across, length, width, row, c);
    place.edge = Math.min(inside, column - inside, across, width - across);
    return place;
  };
}

/** Squares of boards that turn by turn lie along u and along v. */
function basket(width: number, length: number): FloorLayout {
  const count = Math.max(2, Math.round(length / width));
  const size = count * width;
  return (u, v) => {
    const i = Math.floor(u / size);
    const j = Math.floor(v / size);
    const turned = (i + j) % 2 !== 0;
    const along = (turned ? fraction(v / size) : fraction(u / size)) * size;
    const across = (turned ? fraction(u / size) : fraction(v / size)) * size;
    const board = Math.min(count - 1, Math.floor(across / width));
    return answer(along, across - board * width, size, width, i * count + board, j);
  };
}

/** How floorboards lie. */
export function layFloor(texture: TextureOf<'boards'>): FloorLayout {
  const { width, length } = texture;
  switch (texture.pattern) {
    case 'straight':
      return straight(width, length, texture.seed);
    case 'herringbone':
      return herringbone(width, length);
    case 'chevron':
      return chevron(width, length);
    case 'basket':
      return basket(width, length);
  }
}
