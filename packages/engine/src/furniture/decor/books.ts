import { between, createRandom } from '../../base/random.ts';
import { designFrom } from '../design-from.ts';
import { moved, sizeWithin, standing } from '../finish.ts';
import { plank } from '../joinery.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { anyBook, type Book, bindingsOf, bookParts, lyingBook } from '../storage/books.ts';
import { woodOf } from '../woodwork.ts';
import { beads } from './small-things.ts';

function library(making: Making) {
  const size = sizeWithin(making.size, [0.28, 0.1, 0.2], [0.16, 0.03, 0.12], [0.5, 0.4, 0.35]);
  const random = createRandom(making.seed * 149 + 3);
  const covers = bindingsOf(making.style);
  const large = (thick: number, shrink: number): Book => {
    const book = anyBook(random, covers, 1, 1);
    return { ...book, thick, height: size[0] * 0.94 * shrink, depth: size[2] * 0.92 * shrink };
  };
  return { size, random, large };
}

/** A few large volumes one on the other, none quite square to the next. */
function pile(making: Making): Piece {
  const { parts, height } = volumes(making);
  return standing(parts, { top: height });
}

/** The same with a string of wooden beads laid on it. */
function beaded(making: Making): Piece {
  const { parts, height } = volumes(making);
  const string = beads(woodOf(making), 0.006, making.seed, 0.05);
  return standing([...parts, ...moved(string, [0.02, height, 0.01])]);
}

function volumes(making: Making): { parts: Part[]; height: number } {
  const { size, random, large } = library(making);
  const count = Math.max(2, Math.min(6, Math.round(size[1] / 0.032)));
  const thick = size[1] / count;
  let height = 0;
  const parts: Part[] = [];
  for (let i = 0; i < count; i++) {
    const own = i === count - 1 ? size[1] - height : thick * between(random, 0.8, 1.15);
    const book = large(own, 1 - 0.05 * i * random());
    parts.push(...moved(lyingBook(book, between(random, -0.12, 0.12)), [0, height, 0]));
    height += own;
  }
  return { parts, height };
}

/** Standing side by side between two blocks. */
function upright(making: Making): Piece {
  const { size, random } = library(making);
  const covers = bindingsOf(making.style);
  const wood = woodOf(making);
  const parts: Part[] = [];
  let x = 0;
  while (x < size[0] - 0.09) {
    const book = anyBook(random, covers, 0.27, 0.2);
    parts.push(...moved(bookParts(book), [x + book.thick / 2, 0, 0.1 - book.depth / 2]));
    x += book.thick + 0.001;
  }
  const ends = [-0.02, x + 0.02].map((at) => plank(wood, [0.038, 0.12, 0.12], [at, 0.06, 0.03], 0.004));
  return standing([...parts, ...ends]);
}

export const BOOKS: PieceDesign = designFrom({ pile, beaded, upright });
