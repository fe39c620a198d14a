import { between, createRandom } from '../../../base/random.ts';
import { drapedThrow } from '../../draped-throw.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part } from '../../piece.ts';
import { leaning, throwPillow } from '../../throw-pillow.ts';

/** The places of pillows and a blanket on a sofa. */
export interface Couch {
  /** Clear width between the arms. */
  readonly inside: number;
  /** Height of the seat. */
  readonly seat: number;
  /** z of the front of the back at seat height. */
  readonly back: number;
  /** Lean of the back, radians. */
  readonly lean: number;
  /** Height of the back above the seat. */
  readonly rise: number;
  /** An arm over which a blanket can hang: its inner and outer x at the right, its top, and the middle of its length. */
  readonly arm?: { readonly inner: number; readonly outer: number; readonly top: number; readonly z: number };
}

interface Place {
  /** Part of the inside width from the middle, -0.5 … 0.5. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Extra distance from the back: the second row is before the first. */
  readonly before: number;
}

const SETS: readonly (readonly Place[])[] = [
  [
    { x: -0.39, width: 0.5, height: 0.5, before: 0 },
    { x: -0.27, width: 0.44, height: 0.44, before: 0.11 },
    { x: 0.39, width: 0.5, height: 0.5, before: 0 },
    { x: 0.28, width: 0.52, height: 0.32, before: 0.11 },
  ],
  [
    { x: -0.39, width: 0.5, height: 0.5, before: 0 },
    { x: 0.39, width: 0.48, height: 0.48, before: 0 },
    { x: 0.26, width: 0.5, height: 0.32, before: 0.1 },
  ],
  [
    { x: 0.38, width: 0.52, height: 0.52, before: 0 },
    { x: 0.25, width: 0.44, height: 0.44, before: 0.11 },
  ],
];

/** Throw pillows, and on every other sofa a blanket over one arm; on a single seat at most one small pillow. */
export function dressing(making: Making, couch: Couch): Part[] {
  const random = createRandom(making.seed * 7 + 3);
  if (couch.inside < 1) return random() < 0.5 ? lumbarPillow(making, couch) : [];
  return [...pillows(making, couch, random), ...blanket(making, couch, random)];
}

function pillows({ style, detail, seed }: Making, couch: Couch, random: () => number): Part[] {
  const most = style.name === 'minimalist' || couch.inside < 1.2 ? 2 : 0;
  const set = SETS[Math.max(most, Math.floor(random() * SETS.length))] ?? [];
  const shrink = Math.min(1, (couch.rise + 0.06) / 0.5);
  return set.flatMap(({ x, width, height, before }, i) => {
    const material = reseeded(style.cushion[i % style.cushion.length] ?? style.cushion[0], seed + i);
    const [wide, high] = [width * shrink, height * shrink];
    const shape = throwPillow({
      material,
      piping: style.seam === 'plain' ? undefined : material,
      width: wide,
      height: high,
      thickness: 0.15 + 0.05 * style.plumpness,
      chop: 0.012 + 0.024 * random(),
      seed: seed * 11 + i,
      detail,
    });
    const side = Math.sign(x);
    const edge = couch.inside / 2 - wide / 2 - 0.015;
    const at = Math.max(-edge, Math.min(edge, x * couch.inside));
    return leaning(shape, high, [at, couch.seat, couch.back + 0.1 + before], {
      yaw: -side * between(random, 0.05, 0.3),
      roll: between(random, -0.09, 0.09),
      lean: couch.lean + between(random, 0.14, 0.26),
    });
  });
}

function lumbarPillow({ style, detail, seed }: Making, couch: Couch): Part[] {
  const material = reseeded(style.cushion[seed % style.cushion.length] ?? style.cushion[0], seed);
  const [width, height] = [Math.min(0.46, couch.inside - 0.08), 0.3];
  const look = { material, width, height, thickness: 0.14, chop: 0, seed, detail };
  const turn = { yaw: 0, roll: 0.04, lean: couch.lean + 0.12 };
  return leaning(throwPillow(look), height, [0, couch.seat, couch.back + 0.08], turn);
}

function blanket({ style, detail, seed }: Making, { arm, seat }: Couch, random: () => number): Part[] {
  if (arm === undefined || random() < 0.45) return [];
  const side = random() < 0.5 ? -1 : 1;
  const { inner, outer, top, z } = arm;
  const out = outer + 0.012;
  const path: Array<readonly [number, number]> = [
    [side * (inner - 0.26), seat + 0.022],
    [side * (inner - 0.05), seat + 0.026],
    [side * (inner - 0.014), seat + 0.1],
    [side * (inner - 0.012), top - 0.05],
    [side * (inner + 0.02), top + 0.012],
    [side * ((inner + outer) / 2), top + 0.016],
    [side * (outer - 0.02), top + 0.012],
    [side * out, top - 0.05],
    [side * (out + 0.004), top - 0.2],
    [side * (out + 0.008), Math.max(0.12, top - 0.4)],
  ];
  const laid = side > 0 ? path : [...path].reverse();
  const material = reseeded(style.blanket[seed % style.blanket.length] ?? style.blanket[0], seed);
  return drapedThrow({ material, path: laid, width: 0.46, z, seed, detail });
}
