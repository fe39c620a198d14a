import { fractal } from '../noise.ts';
import { drawLine, fillForm, fillOutline, type Point, smoothPath } from './brush.ts';
import { choose, type Easel, ink, mixed, paintAll, wholeOf } from './canvas.ts';

/** Head and shoulders in flat forms, without features: hair, neck, dress, an earring or a hat. */
export function paintPortrait(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const middle = aspect / 2;
  const unit = Math.min(1, aspect / 0.75);
  const lean = choose(easel, 1, -0.03, 0.03);
  const skin = mixed(ink(easel, 1), easel.lightest, choose(easel, 2, 0.1, 0.55));
  const hair = mixed(easel.darkest, ink(easel, 1), choose(easel, 3, 0, 0.4));
  const at = (points: readonly Point[], side = 1): Point[] =>
    points.map(
      ([x, y]): Point => [
        middle + unit * (side * x + lean * Math.max(0, y - 0.3)),
        0.02 + y * (0.9 + 0.1 * unit),
      ],
    );
  const both = (half: readonly Point[]): Point[] => [...at(half), ...at(half, -1).reverse()];
  paintAll(canvas, (x, y, out) =>
    out.set(mixed(easel.paper, ink(easel, 2), 0.3 + 0.12 * fractal(x * 4, y * 4, 4, seed))),
  );
  const long = choose(easel, 4, 0, 1) > 0.45;
  if (long)
    fillOutline(
      canvas,
      both([
        [0.0, 0.9],
        [0.15, 0.87],
        [0.23, 0.7],
        [0.22, 0.5],
        [0.25, 0.3],
        [0.12, 0.25],
      ]),
      hair,
    );
  fillOutline(
    canvas,
    both([
      [0.0, 0.36],
      [0.1, 0.335],
      [0.27, 0.27],
      [0.36, 0.13],
      [0.38, -0.15],
      [0.1, -0.2],
    ]),
    ink(easel, 0),
  );
  fillOutline(
    canvas,
    both([
      [0.0, 0.56],
      [0.07, 0.52],
      [0.068, 0.38],
      [0.12, 0.335],
      [0.05, 0.27],
    ]),
    mixed(skin, easel.darkest, 0.16),
  );
  fillOutline(
    canvas,
    both([
      [0.0, 0.84],
      [0.1, 0.81],
      [0.145, 0.7],
      [0.13, 0.57],
      [0.07, 0.47],
      [0.0, 0.445],
    ]),
    skin,
  );
  fillOutline(
    canvas,
    at([
      [0.0, 0.9],
      [0.14, 0.87],
      [0.2, 0.74],
      [0.17, 0.6],
      [0.13, 0.72],
      [0.02, 0.79],
      [-0.1, 0.74],
      [-0.15, 0.6],
      [-0.2, 0.74],
      [-0.14, 0.87],
    ]),
    hair,
  );
  const nose = smoothPath(
    at([
      [0.0, 0.69],
      [0.022, 0.6],
      [0.0, 0.585],
    ]),
    8,
  );
  drawLine(canvas, nose, mixed(skin, easel.darkest, 0.45), 0.004);
  fillOutline(
    canvas,
    both([
      [0, 0.535],
      [0.024, 0.532],
      [0.012, 0.519],
    ]),
    mixed(ink(easel, 0), easel.darkest, 0.2),
  );
  if (choose(easel, 5, 0, 1) > 0.5) {
    const [x, y] = at([[0.152, 0.56]])[0]!;
    fillForm(
      canvas,
      wholeOf(canvas),
      ink(easel, 2),
      (px, py) => Math.abs(Math.hypot(px - x, py - y) - 0.024) - 0.005,
    );
  } else {
    fillOutline(
      canvas,
      both([
        [0, 0.95],
        [0.13, 0.92],
        [0.17, 0.82],
        [0.34, 0.79],
        [0.3, 0.765],
        [0, 0.79],
      ]),
      ink(easel, 2),
    );
  }
}
