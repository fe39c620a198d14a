import { drawLine, fillForm, fillOutline, type Point, smoothPath } from './brush.ts';
import { choose, type Easel, ink, mixed, wholeOf } from './canvas.ts';

/** A profile from forehead to neck, one line (height 1, about its middle). */
const PROFILE: readonly Point[] = [
  [-0.1, 0.47],
  [0.03, 0.42],
  [0.1, 0.32],
  [0.12, 0.22],
  [0.11, 0.15],
  [0.13, 0.1],
  [0.19, 0.01],
  [0.21, -0.03],
  [0.18, -0.06],
  [0.14, -0.07],
  [0.17, -0.11],
  [0.185, -0.14],
  [0.15, -0.16],
  [0.175, -0.19],
  [0.16, -0.23],
  [0.13, -0.25],
  [0.135, -0.3],
  [0.1, -0.35],
  [0.03, -0.34],
  [-0.04, -0.31],
  [-0.06, -0.4],
  [-0.04, -0.5],
];
const HAIR: readonly Point[] = [
  [-0.1, 0.47],
  [-0.24, 0.4],
  [-0.32, 0.24],
  [-0.3, 0.06],
  [-0.22, -0.03],
  [-0.13, 0.03],
  [-0.1, 0.12],
  [-0.16, 0.14],
  [-0.17, 0.02],
  [-0.12, -0.06],
  [-0.17, -0.2],
  [-0.2, -0.5],
];
const EYE: readonly Point[] = [
  [0.02, 0.13],
  [0.055, 0.155],
  [0.09, 0.14],
  [0.055, 0.115],
  [0.02, 0.13],
];
const BROW: readonly Point[] = [
  [0.0, 0.2],
  [0.05, 0.225],
  [0.1, 0.205],
];

/** Right half of a jug, from foot to lip. */
const VASES: readonly (readonly Point[])[] = [
  [
    [0, -0.42],
    [0.12, -0.42],
    [0.2, -0.3],
    [0.22, -0.14],
    [0.13, 0.0],
    [0.07, 0.08],
    [0.09, 0.15],
  ],
  [
    [0, -0.42],
    [0.14, -0.41],
    [0.17, -0.25],
    [0.16, -0.05],
    [0.14, 0.06],
    [0.15, 0.12],
  ],
  [
    [0, -0.42],
    [0.09, -0.42],
    [0.08, -0.36],
    [0.23, -0.2],
    [0.2, -0.02],
    [0.06, 0.06],
    [0.11, 0.14],
  ],
];

function place(easel: Easel, points: readonly Point[], size: number, mirror = 1): Point[] {
  return smoothPath(points.map(([x, y]): Point => [easel.aspect / 2 + mirror * size * x, 0.5 + size * y]));
}

/** A sun or pebble of color behind the line. */
function blob(easel: Easel, n: number, x: number, y: number, radius: number): void {
  const color = mixed(ink(easel, n), easel.paper, 0.15);
  fillForm(
    easel.canvas,
    wholeOf(easel.canvas),
    color,
    (px, py) => Math.hypot((px - x) * (n % 2 ? 1.1 : 0.95), py - y) - radius,
    0.012,
    easel.seed + n,
  );
}

function face(easel: Easel): void {
  const size = 0.78 * Math.min(1, easel.aspect * 1.25);
  const side = choose(easel, 3, 0, 1) > 0.5 ? 1 : -1;
  blob(easel, 1, easel.aspect / 2 - side * 0.1 * size, 0.5 + 0.1 * size, 0.27 * size);
  const pen = (t: number): number => 0.0055 + 0.0025 * Math.sin(7 * t);
  for (const part of [PROFILE, HAIR, EYE, BROW])
    drawLine(easel.canvas, place(easel, part, size, side), easel.darkest, pen);
}

function vase(easel: Easel): void {
  const size = 0.8 * Math.min(1, easel.aspect * 1.25);
  const middle = easel.aspect / 2;
  const shape = VASES[Math.floor(choose(easel, 4, 0, VASES.length))]!;
  blob(easel, 2, middle + choose(easel, 5, -0.12, 0.12), 0.5 + 0.22 * size, 0.2 * size);
  const outline = shape.map(([x, y]): Point => [middle + size * x, 0.5 + size * y]);
  const other = shape.map(([x, y]): Point => [middle - size * x, 0.5 + size * y]).reverse();
  fillOutline(easel.canvas, [...outline, ...other.slice(0, -1)], ink(easel, 0));
  for (const mirror of [1, -1])
    drawLine(easel.canvas, place(easel, shape, size, mirror), easel.darkest, 0.005);
  for (let n = 0; n < 5; n++) {
    const lean = (n - 2) * 0.085 + choose(easel, 20 + n, -0.02, 0.02);
    const tall = choose(easel, 30 + n, 0.3, 0.46);
    const twig = place(
      easel,
      [
        [lean * 0.15, 0.12],
        [lean * 0.8, 0.12 + 0.5 * tall],
        [lean * 1.7, 0.12 + tall * 0.8],
      ],
      size,
    );
    drawLine(easel.canvas, twig, easel.darkest, 0.0035);
    for (let k = 1; k < 6; k++) {
      const [x, y] = twig[Math.round(((k + 2) / 7.5) * (twig.length - 1))]!;
      const turn = k % 2 ? 1 : -1;
      const leaf = smoothPath([
        [x, y],
        [x + turn * 0.03, y + 0.012],
        [x + turn * 0.052, y + 0.045],
        [x + turn * 0.018, y + 0.036],
        [x, y],
      ]);
      drawLine(easel.canvas, leaf, easel.darkest, 0.003);
    }
  }
}

/** Hills drawn with three lines, a sun. */
function hills(easel: Easel): void {
  const { aspect, canvas } = easel;
  blob(easel, 0, choose(easel, 6, 0.3, 0.7) * aspect, 0.62, 0.17 * Math.min(1, aspect));
  for (let n = 0; n < 9; n++) {
    const y = 0.2 + 0.037 * n;
    const points = Array.from({ length: 9 }, (_, k): Point => {
      const x = aspect * (0.1 + 0.1 * k);
      return [x, y + 0.085 * Math.sin((k + choose(easel, 8, 0, 6)) * 0.8 + 0.22 * n) * (1 - 0.05 * n)];
    });
    drawLine(canvas, smoothPath(points), easel.darkest, 0.0042);
  }
}

/** Drawing in few lines: a face, a vase or hills, with a form of color behind. */
export function paintLineArt(easel: Easel): void {
  const subject = Math.floor(choose(easel, 900, 0, 3));
  if (subject === 0) face(easel);
  else if (subject === 1) vase(easel);
  else hills(easel);
}
