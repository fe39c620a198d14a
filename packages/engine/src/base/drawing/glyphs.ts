/** A letter as strokes of a round pen: x to the right, y up from the baseline; capitals are 7 high. */
export interface Glyph {
  readonly width: number;
  readonly strokes: readonly (readonly number[])[];
}

/** Points of an arc; degrees from the right, counter-clockwise. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): number[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 12));
  const points: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    points.push(x + rx * Math.cos(angle), y + ry * Math.sin(angle));
  }
  return points;
}

const glyph = (width: number, ...strokes: number[][]): Glyph => ({ width, strokes });

const BOWL = arc(2.1, 2.4, 2.1, 2.4, 0, 360);
const ARCH = [...arc(2, 2.8, 2, 2, 180, 0), 4, 0];
const RING = (rx: number) => arc(rx, 3.5, rx, 3.5, 90, 450);
const P_BOWL = [0, 0, 0, 7, 2.6, 7, ...arc(2.6, 5.1, 1.9, 1.9, 90, -90), 0, 3.2];
/** A wave about a height. */
const TILDE = (y: number) => [
  0,
  y - 0.4,
  0.5,
  y + 0.3,
  1.1,
  y + 0.4,
  1.7,
  y,
  2.3,
  y - 0.4,
  2.9,
  y - 0.3,
  3.4,
  y + 0.4,
];
const DOT = (x: number, y: number) => [x, y, x, y + 0.02];

const CAPITALS: Record<string, Glyph> = {
  A: glyph(5, [0, 0, 2.5, 7, 5, 0], [0.86, 2.4, 4.14, 2.4]),
  B: glyph(4.5, [
    0,
    3.7,
    2.6,
    3.7,
    ...arc(2.6, 1.85, 1.9, 1.85, 90, -90),
    0,
    0,
    0,
    7,
    2.4,
    7,
    ...arc(2.4, 5.35, 1.7, 1.65, 90, -90),
  ]),
  C: glyph(4.9, arc(2.8, 3.5, 2.8, 3.5, 48, 312)),
  D: glyph(4.8, [0, 0, 0, 7, 2, 7, ...arc(2, 3.5, 2.8, 3.5, 90, -90), 0, 0]),
  E: glyph(4, [4, 7, 0, 7, 0, 0, 4, 0], [0, 3.6, 3.4, 3.6]),
  F: glyph(3.9, [3.9, 7, 0, 7, 0, 0], [0, 3.6, 3.3, 3.6]),
  G: glyph(5.4, [...arc(2.8, 3.5, 2.8, 3.5, 48, 345), 5.4, 3.3, 3.2, 3.3]),
  H: glyph(4.6, [0, 0, 0, 7], [4.6, 0, 4.6, 7], [0, 3.6, 4.6, 3.6]),
  I: glyph(0, [0, 0, 0, 7]),
  J: glyph(3, [3, 7, 3, 1.6, ...arc(1.5, 1.6, 1.5, 1.6, 0, -170)]),
  K: glyph(4.5, [0, 0, 0, 7], [4.3, 7, 0, 2.6], [1.5, 4.1, 4.5, 0]),
  L: glyph(3.7, [0, 7, 0, 0, 3.7, 0]),
  M: glyph(5.8, [0, 0, 0, 7, 2.9, 2, 5.8, 7, 5.8, 0]),
  N: glyph(4.8, [0, 0, 0, 7, 4.8, 0, 4.8, 7]),
  O: glyph(5.8, RING(2.9)),
  P: glyph(4.5, P_BOWL),
  Q: glyph(5.8, RING(2.9), [3.5, 1.7, 5.6, -0.5]),
  R: glyph(4.6, P_BOWL, [2.5, 3.2, 4.6, 0]),
  S: glyph(4.3, [...arc(2.2, 5.25, 1.9, 1.75, 35, 270), ...arc(2.2, 1.75, 2.1, 1.75, 90, -150)]),
  T: glyph(4.8, [0, 7, 4.8, 7], [2.4, 7, 2.4, 0]),
  U: glyph(4.6, [0, 7, 0, 2.3, ...arc(2.3, 2.3, 2.3, 2.3, 180, 360), 4.6, 7]),
  V: glyph(5, [0, 7, 2.5, 0, 5, 7]),
  W: glyph(7.2, [0, 7, 1.8, 0, 3.6, 6, 5.4, 0, 7.2, 7]),
  X: glyph(4.6, [0, 0, 4.6, 7], [0, 7, 4.6, 0]),
  Y: glyph(4.8, [0, 7, 2.4, 3.4, 4.8, 7], [2.4, 3.4, 2.4, 0]),
  Z: glyph(4.4, [0, 7, 4.4, 7, 0, 0, 4.4, 0]),
};

const SMALL: Record<string, Glyph> = {
  a: glyph(4.2, BOWL, [4.2, 4.8, 4.2, 0]),
  b: glyph(4.2, [0, 7, 0, 0], BOWL),
  c: glyph(3.8, arc(2.1, 2.4, 2.1, 2.4, 48, 312)),
  d: glyph(4.2, BOWL, [4.2, 7, 4.2, 0]),
  e: glyph(4.2, [0, 2.5, 4.2, 2.5, ...arc(2.1, 2.4, 2.1, 2.4, 3, 315)]),
  f: glyph(2.6, [1, 0, 1, 5.6, ...arc(2.3, 5.6, 1.3, 1.4, 180, 70)], [0, 4.6, 2.4, 4.6]),
  g: glyph(4.2, BOWL, [4.2, 4.8, 4.2, -0.3, ...arc(2.1, -0.3, 2.1, 1.9, 0, -150)]),
  h: glyph(4, [0, 7, 0, 0], ARCH),
  i: glyph(0, [0, 4.8, 0, 0], DOT(0, 6.6)),
  j: glyph(1, [1, 4.8, 1, -0.8, ...arc(-0.2, -0.8, 1.2, 1.3, 0, -95)], DOT(1, 6.6)),
  k: glyph(3.7, [0, 7, 0, 0], [3.4, 4.8, 0, 1.9], [1.3, 3, 3.7, 0]),
  l: glyph(1.1, [0, 7, 0, 1.1, ...arc(1.1, 1.1, 1.1, 1.1, 180, 270)]),
  m: glyph(
    6.4,
    [0, 4.8, 0, 0],
    [...arc(1.6, 3.2, 1.6, 1.6, 180, 0), 3.2, 0],
    [...arc(4.8, 3.2, 1.6, 1.6, 180, 0), 6.4, 0],
  ),
  n: glyph(4, [0, 4.8, 0, 0], ARCH),
  o: glyph(4.2, BOWL),
  p: glyph(4.2, [0, 4.8, 0, -2.2], BOWL),
  q: glyph(4.2, BOWL, [4.2, 4.8, 4.2, -2.2]),
  r: glyph(2.6, [0, 4.8, 0, 0], arc(2, 2.8, 2, 2, 180, 72)),
  s: glyph(3.4, [...arc(1.7, 3.6, 1.5, 1.2, 30, 270), ...arc(1.7, 1.2, 1.6, 1.2, 90, -150)]),
  t: glyph(2.5, [1, 6.4, 1, 1.2, ...arc(2.2, 1.2, 1.2, 1.2, 180, 280)], [0, 4.6, 2.5, 4.6]),
  u: glyph(4, [0, 4.8, 0, 2, ...arc(2, 2, 2, 2, 180, 360)], [4, 4.8, 4, 0]),
  v: glyph(4, [0, 4.8, 2, 0, 4, 4.8]),
  w: glyph(6, [0, 4.8, 1.5, 0, 3, 4.2, 4.5, 0, 6, 4.8]),
  x: glyph(3.8, [0, 0, 3.8, 4.8], [0, 4.8, 3.8, 0]),
  y: glyph(4.1, [0, 4.8, 2.1, 0.1], [4.1, 4.8, 1.2, -2.2]),
  z: glyph(3.6, [0, 4.8, 3.6, 4.8, 0, 0, 3.6, 0]),
};

const FIGURES: Record<string, Glyph> = {
  '0': glyph(4.6, RING(2.3)),
  '1': glyph(2, [0, 5.5, 1.8, 7, 1.8, 0]),
  '2': glyph(4.5, [...arc(2.2, 5, 2.1, 2, 165, -25), 0, 0, 4.5, 0]),
  '3': glyph(4.3, [...arc(2.1, 5.3, 1.9, 1.7, 150, -90), ...arc(2.1, 1.8, 2.2, 1.8, 90, -150)]),
  '4': glyph(4.7, [3.4, 0, 3.4, 7, 0, 2, 4.7, 2]),
  '5': glyph(4.5, [4.1, 7, 0.7, 7, 0.4, 3.9, ...arc(2.2, 2.2, 2.3, 2.2, 130, -150)]),
  '6': glyph(4.6, arc(2.3, 2.2, 2.3, 2.2, 0, 360), [3.5, 7, 0.5, 3.6, ...arc(2.3, 2.2, 2.3, 2.2, 150, 180)]),
  '7': glyph(4.4, [0, 7, 4.4, 7, 1.4, 0]),
  '8': glyph(4.4, arc(2.2, 5.3, 1.8, 1.7, 0, 360), arc(2.2, 1.8, 2.2, 1.8, 0, 360)),
  '9': glyph(4.6, arc(2.3, 4.8, 2.3, 2.2, 0, 360), [1.1, 0, 4.1, 3.4, ...arc(2.3, 4.8, 2.3, 2.2, -30, 0)]),
};

const MARKS: Record<string, Glyph> = {
  ' ': glyph(2),
  '.': glyph(0, DOT(0, 0)),
  ',': glyph(0.5, [0.5, 0.2, 0, -1.2]),
  ':': glyph(0, DOT(0, 0.6), DOT(0, 4)),
  ';': glyph(0.5, DOT(0.5, 4), [0.5, 0.6, 0, -0.8]),
  '!': glyph(0, [0, 7, 0, 2.2], DOT(0, 0)),
  '?': glyph(3.6, [...arc(1.8, 5.2, 1.8, 1.8, 170, -50), 1.8, 2.9, 1.8, 2.2], DOT(1.8, 0)),
  "'": glyph(0, [0, 7, 0, 5.2]),
  '’': glyph(0.5, [0.5, 7, 0, 5.4]),
  '"': glyph(1.4, [0, 7, 0, 5.2], [1.4, 7, 1.4, 5.2]),
  '-': glyph(2.4, [0, 2.6, 2.4, 2.6]),
  '–': glyph(3.6, [0, 2.6, 3.6, 2.6]),
  _: glyph(4, [0, -0.8, 4, -0.8]),
  '+': glyph(3.6, [0, 3, 3.6, 3], [1.8, 1.2, 1.8, 4.8]),
  '~': glyph(3.4, TILDE(2.6)),
  '≈': glyph(3.4, TILDE(1.8), TILDE(3.6)),
  '=': glyph(3.6, [0, 2, 3.6, 2], [0, 4, 3.6, 4]),
  '/': glyph(3, [0, -0.6, 3, 7.4]),
  '|': glyph(0, [0, -1, 0, 7.6]),
  '(': glyph(1.4, arc(3.4, 3.2, 3.4, 4.8, 132, 228)),
  ')': glyph(1.4, arc(-2, 3.2, 3.4, 4.8, 48, -48)),
  '&': glyph(
    5,
    [
      5, 0, 1.2, 4.8, 0.9, 5.7, 1.4, 6.7, 2.2, 7, 3, 6.6, 3.2, 5.7, 2.6, 4.7, 0.7, 3.1, 0, 1.8, 0.4, 0.6, 1.6,
      0, 2.9, 0.3, 4.1, 1.5, 4.8, 3,
    ],
  ),
  '@': glyph(7.2, arc(3.4, 2.8, 1.6, 1.7, 0, 360), [
    5,
    4.5,
    5,
    2.2,
    ...arc(6.1, 2.2, 1.1, 1.1, 180, 350),
    ...arc(3.6, 2.8, 3.6, 3.8, 0, 305),
  ]),
  '#': glyph(4.6, [1.2, 0, 1.8, 7], [3.2, 0, 3.8, 7], [0, 2.3, 4.4, 2.3], [0.2, 4.7, 4.6, 4.7]),
  '%': glyph(6, arc(1.3, 5.6, 1.3, 1.4, 0, 360), arc(4.7, 1.4, 1.3, 1.4, 0, 360), [4.8, 7, 1.2, 0]),
  '°': glyph(1.8, arc(0.9, 6.1, 0.9, 0.9, 0, 360)),
  '×': glyph(2.8, [0, 1.2, 2.8, 4], [0, 4, 2.8, 1.2]),
  '·': glyph(0, DOT(0, 2.8)),
  '²': glyph(2.2, [...arc(1.1, 6.2, 1, 0.9, 165, -30), 0, 4, 2.2, 4]),
  $: glyph(4.3, [...arc(2.2, 5, 1.8, 1.5, 35, 270), ...arc(2.2, 2, 2, 1.5, 90, -150)], [2.2, 7.4, 2.2, -0.4]),
  '€': glyph(5.2, arc(3.1, 3.5, 2.5, 3.3, 50, 310), [0, 4.2, 3.8, 4.2], [0, 2.8, 3.8, 2.8]),
  '©': glyph(7, arc(3.5, 3.5, 3.5, 3.5, 0, 360), arc(3.5, 3.5, 1.7, 1.8, 45, 315)),
  '®': glyph(4.4, arc(2.2, 4.8, 2.2, 2.2, 0, 360), [
    1.5,
    3.6,
    1.5,
    6,
    2.4,
    6,
    ...arc(2.4, 5.4, 0.6, 0.6, 90, -90),
    1.5,
    4.8,
    2.2,
    4.8,
    3,
    3.6,
  ]),
};

/** Accents above (or below) a letter, about its middle; y from the letter's top. */
const ACCENTS: Record<string, readonly (readonly number[])[]> = {
  '\u0300': [[0.3, 0.8, -0.7, 1.9]],
  '\u0301': [[-0.3, 0.8, 0.7, 1.9]],
  '\u0302': [[-0.9, 0.8, 0, 1.8, 0.9, 0.8]],
  '\u0303': [[-1.1, 0.9, -0.6, 1.5, 0, 1.2, 0.6, 0.9, 1.1, 1.5]],
  '\u0308': [DOT(-0.9, 1.4), DOT(0.9, 1.4)],
  '\u030a': [arc(0, 1.5, 0.75, 0.75, 0, 360)],
  '\u030c': [[-0.9, 1.8, 0, 0.8, 0.9, 1.8]],
};

const GLYPHS: Readonly<Record<string, Glyph>> = { ...CAPITALS, ...SMALL, ...FIGURES, ...MARKS };

/** The glyph of one character, including accents; null if this lettering has none. */
export function glyphOf(character: string): Glyph | null {
  const [base = '', ...accents] = character.normalize('NFD');
  const plain = GLYPHS[base];
  if (!plain) return null;
  const top = base === base.toUpperCase() ? 7 : 4.8;
  const strokes =
    accents.length > 0 && (base === 'i' || base === 'j') ? plain.strokes.slice(0, 1) : plain.strokes;
  const marks: number[][] = [];
  for (const accent of accents) {
    const shape = ACCENTS[accent];
    if (!shape) return null;
    for (const stroke of shape)
      marks.push(stroke.map((value, i) => value + (i % 2 === 0 ? plain.width / 2 : top)));
  }
  return { width: plain.width, strokes: [...strokes, ...marks] };
}
