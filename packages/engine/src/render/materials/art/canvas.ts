import { hashToUnit } from '../../../base/random.ts';
import type { LinearColor } from '../material.ts';

/** A picture being painted, in linear light. Places: x 0 … `aspect`, y 0 (bottom) … 1 (top). */
export interface Canvas {
  readonly columns: number;
  readonly rows: number;
  readonly aspect: number;
  /** Three floats a pixel, rows from the bottom up. */
  readonly data: Float32Array;
}

/** Least and greatest x and y that may be painted. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Pixels along the longer side: a picture on a wall is seldom larger than this in a photo. */
const LONGER_SIDE = 400;

/** A canvas of one color; `aspect` is width by height. */
export function createCanvas(aspect: number, color: LinearColor): Canvas {
  const columns = Math.max(1, Math.round(aspect >= 1 ? LONGER_SIDE : LONGER_SIDE * aspect));
  const rows = Math.max(1, Math.round(aspect >= 1 ? LONGER_SIDE / aspect : LONGER_SIDE));
  const data = new Float32Array(columns * rows * 3);
  for (let n = 0; n < data.length; n++) data[n] = color[n % 3]!;
  return { columns, rows, aspect, data };
}

/** Everywhere. */
export const wholeOf = (canvas: Canvas): Bounds => ({ left: 0, right: canvas.aspect, bottom: 0, top: 1 });

/** Lays a color over the places for which `share` answers more than 0 (0 … 1). */
export function paintOver(
  canvas: Canvas,
  bounds: Bounds,
  color: LinearColor,
  share: (x: number, y: number) => number,
): void {
  const { columns, rows, data } = canvas;
  const left = Math.max(0, Math.floor(bounds.left * rows));
  const right = Math.min(columns - 1, Math.ceil(bounds.right * rows));
  const bottom = Math.max(0, Math.floor(bounds.bottom * rows));
  const top = Math.min(rows - 1, Math.ceil(bounds.top * rows));
  for (let row = bottom; row <= top; row++) {
    for (let column = left; column <= right; column++) {
      const part = share((column + 0.5) / rows, (row + 0.5) / rows);
      if (part <= 0) continue;
      const at = (row * columns + column) * 3;
      for (let k = 0; k < 3; k++)
        data[at + k] = data[at + k]! + Math.min(1, part) * (color[k]! - data[at + k]!);
    }
  }
}

/** Paints every place with the color that `colorAt` writes into `out`. */
export function paintAll(canvas: Canvas, colorAt: (x: number, y: number, out: Float64Array) => void): void {
  const { columns, rows, data } = canvas;
  const out = new Float64Array(3);
  for (let n = 0; n < columns * rows; n++) {
    colorAt(((n % columns) + 0.5) / rows, (Math.floor(n / columns) + 0.5) / rows, out);
    data.set(out, n * 3);
  }
}

/** Reads the canvas at a share of its width and height, smoothed between pixels. */
export function lookAt(canvas: Canvas, across: number, up: number, out: Float64Array): void {
  const { columns, rows, data } = canvas;
  const x = Math.min(columns - 1.001, Math.max(0, across * columns - 0.5));
  const y = Math.min(rows - 1.001, Math.max(0, up * rows - 0.5));
  const i = Math.floor(x);
  const j = Math.floor(y);
  const at = (j * columns + i) * 3;
  const above = at + columns * 3;
  for (let k = 0; k < 3; k++) {
    const low = data[at + k]! + (x - i) * (data[at + 3 + k]! - data[at + k]!);
    const high = data[above + k]! + (x - i) * (data[above + 3 + k]! - data[above + k]!);
    out[k] = low + (y - j) * (high - low);
  }
}

/** A painter's tools. */
export interface Easel {
  readonly canvas: Canvas;
  readonly aspect: number;
  readonly paper: LinearColor;
  /** The other colors; ask by `ink(easel, n)`. */
  readonly inks: readonly LinearColor[];
  readonly darkest: LinearColor;
  readonly lightest: LinearColor;
  readonly seed: number;
}

/** The n-th color in a circle. */
export const ink = (easel: Easel, n: number): LinearColor =>
  easel.inks[n % easel.inks.length] ?? easel.darkest;

/** A number between two limits that belongs to this picture and this question. */
export const choose = (easel: Easel, question: number, low: number, high: number): number =>
  low + (high - low) * hashToUnit(easel.seed, question, 977);

/** A color between two. */
export const mixed = (a: LinearColor, b: LinearColor, share: number): LinearColor => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
];
