import { tube } from '../../base/geometry/tube.ts';
import { aboutX, aboutY, aboutZ, type Vec3 } from '../../base/geometry/vector.ts';
import { between, createRandom, pick } from '../../base/random.ts';
import type { Material } from '../../render/materials/material.ts';
import { moved, part } from '../finish.ts';
import type { Making, Part } from '../piece.ts';
import type { NonEmpty } from '../styles/style.ts';
import { framed } from '../wall/picture-frame.ts';
import { batten, metalOf, stoneOf, turnedBody } from '../woodwork.ts';
import { anyBook, bindingsOf, bookParts, lyingBook } from './books.ts';

/** Room over a shelf: clear width and height and the depth that things may take. */
export type Field = readonly [width: number, height: number, depth: number];

interface Group {
  readonly parts: Part[];
  readonly width: number;
}

type Maker = (random: () => number, field: Field) => Group;

/** Puts books and things on shelves; every field gets other ones. */
export interface ShelfFiller {
  /** The contents of a field; the middle of its floor is at `at`. */
  fill(field: Field, at: Vec3): Part[];
}

/** Books and things in the style's colors; full shelves where a style likes plenty, spare ones where it does not. */
export function shelfFiller(making: Making): ShelfFiller {
  const { style, seed } = making;
  const random = createRandom(seed * 7919 + 17);
  const covers = bindingsOf(style);
  const things = thingsOf(making);
  const density = 0.5 + 0.5 * style.plumpness;
  let number = Math.floor(random() * 5);
  const choose = (): Maker => {
    number++;
    const turn = number % 5;
    if (turn === 0 || turn === 2) return (r, field) => row(r, covers, field, density);
    if (turn === 3) return (r, field) => stack(r, covers, things, field);
    return pick(random, things);
  };
  return {
    fill([width, height, depth], at) {
      const parts: Part[] = [];
      let x = -width / 2 + 0.012 + 0.03 * random();
      let tries = 0;
      while (x < width / 2 - 0.06 && tries < 8) {
        tries++;
        const left = width / 2 - 0.01 - x;
        const group = choose()(random, [left, height - 0.025, depth - 0.03]);
        if (group.width > left || group.width === 0) continue;
        parts.push(...moved(group.parts, [x, 0, 0]));
        x += group.width + between(random, 0.015, 0.05 + 0.16 * (1 - density));
        if (random() > density + 0.35) x += 0.12;
      }
      return moved(parts, at);
    },
  };
}

/** Books side by side, the last one leaning against the others now and then. */
function row(
  random: () => number,
  covers: NonEmpty<Material>,
  [width, height, depth]: Field,
  density: number,
): Group {
  const wanted = Math.min(width, between(random, 0.12, 0.2 + 0.22 * density));
  const parts: Part[] = [];
  let x = 0;
  let series = anyBook(random, covers, height, depth);
  while (x < wanted) {
    if (random() < 0.75) series = anyBook(random, covers, height, depth);
    const book = series;
    if (x + book.thick > width) break;
    const z = depth / 2 - book.depth / 2 - 0.012 * random();
    parts.push(...moved(bookParts(book), [x + book.thick / 2, 0, z]));
    x += book.thick + 0.0008;
  }
  const last = anyBook(random, covers, height, depth);
  const lean = 0.2 + 0.1 * random();
  const reach = last.height * Math.sin(lean) + last.thick;
  if (random() < 0.4 && x + reach < width) {
    const turned = moved(bookParts(last), [-last.thick / 2, 0, 0]);
    const z = depth / 2 - last.depth / 2;
    const foot = x + last.height * Math.sin(lean) + last.thick * Math.cos(lean);
    parts.push(...moved(turned, [foot, 0, z], aboutZ(lean)));
    x = foot;
  }
  return { parts, width: x };
}

/** A few books lying on each other, with something small on top where there is room. */
function stack(
  random: () => number,
  covers: NonEmpty<Material>,
  things: NonEmpty<Maker>,
  field: Field,
): Group {
  const [width, height, depth] = field;
  const count = 2 + Math.floor(random() * 3);
  const parts: Part[] = [];
  let y = 0;
  let long = 0;
  for (let i = 0; i < count; i++) {
    const book = anyBook(random, covers, 0.3 - 0.02 * i, depth);
    const turn = between(random, -0.07, 0.07);
    parts.push(...moved(lyingBook(book, turn), [book.height / 2, y, depth / 2 - book.depth / 2 - 0.015]));
    long = Math.max(long, book.height);
    y += book.thick;
  }
  const room = height - y;
  if (room > 0.12 && long <= width) {
    const small = things[0](random, [long, Math.min(room, 0.16), depth * 0.8]);
    if (small.width < long) parts.push(...moved(small.parts, [(long - small.width) / 2, y, 0]));
  }
  return { parts, width: long };
}

/** Vases, boxes, pictures and small sculpture out of the style's materials. */
function thingsOf(making: Making): NonEmpty<Maker> {
  const { style } = making;
  const vase: Maker = (random, [, height, depth]) => {
    const clay = pick(random, style.ceramic);
    const tall = Math.min(height, between(random, 0.11, 0.26));
    const r = Math.min(depth / 2, tall * between(random, 0.24, 0.42));
    const neck = between(random, 0.3, 0.6);
    const body = turnedBody(
      [
        [0, 0.001],
        [r * 0.6, 0],
        [r * 0.92, tall * 0.24],
        [r, tall * 0.46],
        [r * 0.74, tall * 0.72],
        [r * neck, tall * 0.88],
        [r * neck * 1.2, tall],
        [r * neck * 0.9, tall * 0.97],
        [r * neck * 0.7, tall * 0.8],
      ],
      16,
      2,
    );
    return { parts: [part(clay, body, [r, 0, 0])], width: 2 * r };
  };
  const bowl: Maker = (random, [width, , depth]) => {
    const r = Math.min(width / 2, depth / 2, between(random, 0.07, 0.11));
    const body = turnedBody(
      [
        [0, 0.004],
        [r * 0.4, 0],
        [r * 0.75, r * 0.22],
        [r, r * 0.62],
        [r * 0.95, r * 0.62],
        [r * 0.68, r * 0.28],
        [0, r * 0.12],
      ],
      18,
      2,
    );
    return { parts: [part(pick(random, style.ceramic), body, [r, 0, 0])], width: 2 * r };
  };
  const basket: Maker = (random, [width, height, depth]) => {
    const size: Vec3 = [
      Math.min(width, between(random, 0.2, 0.3)),
      Math.min(height, between(random, 0.13, 0.2)),
      depth * 0.86,
    ];
    const skin = random() < 0.6 ? pick(random, style.woven) : style.painted[0];
    return { parts: [batten(skin, size, [size[0] / 2, size[1] / 2, 0])], width: size[0] };
  };
  const picture: Maker = (random, [width, height, depth]) => {
    const tall = Math.min(height, between(random, 0.18, 0.27));
    const wide = Math.min(width, tall * between(random, 0.72, 0.82));
    const art = pick(random, style.art);
    const frame = pick(random, style.frame);
    const look = {
      width: wide,
      height: tall,
      depth: 0.018,
      frame,
      moulding: 0.012,
      mat: wide * 0.13,
      moulded: false,
    };
    const leaning = moved(framed({ ...look, art, seed: Math.floor(random() * 1000) }), [0, tall / 2, 0]);
    return {
      parts: moved(leaning, [wide / 2, 0, -depth / 2 + Math.sin(0.16) * tall + 0.004], aboutX(-0.16)),
      width: wide,
    };
  };
  const ring: Maker = (random, [, height]) => {
    const r = Math.min(height * 0.4, between(random, 0.055, 0.085));
    const path = Array.from({ length: 22 }, (_, i): Vec3 => {
      const angle = (i / 22) * 2 * Math.PI;
      return [r * Math.cos(angle), r * 1.14 + r * Math.sin(angle) + 0.02, 0];
    });
    const mat = random() < 0.5 ? metalOf(making) : stoneOf(making);
    const parts = [
      part(mat, tube(path, r * 0.16, { sides: 8, closed: true })),
      batten(stoneOf(making), [r * 1.1, 0.024, 0.06], [0, 0.012, 0]),
    ];
    return { parts: moved(parts, [r * 1.2, 0, 0], aboutY(0.35)), width: 2.4 * r };
  };
  return [bowl, vase, picture, basket, vase, ring];
}
