import { hashToUnit } from '../../../base/random.ts';
import { fraction } from '../blend.ts';
import { fillForm } from './brush.ts';
import { choose, type Easel, ink, mixed, wholeOf } from './canvas.ts';

/** Squares that each hold a quarter circle, half circle, ring or stripes. */
function grid(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const margin = 0.09 * Math.min(1, aspect);
  const columns = Math.max(2, Math.round(3 * Math.min(1.4, aspect / 0.75)));
  const side = (aspect - 2 * margin) / columns;
  const rows = Math.floor((1 - 2 * margin) / side);
  const bottom = (1 - rows * side) / 2;
  for (let n = 0; n < columns * rows; n++) {
    const [x0, y0] = [margin + (n % columns) * side, bottom + Math.floor(n / columns) * side];
    const own = hashToUnit(n, 1, seed);
    const first = Math.floor(9 * hashToUnit(n, 2, seed));
    const bounds = { left: x0, right: x0 + side, bottom: y0, top: y0 + side };
    const square = (x: number, y: number): number => Math.max(x0 - x, x - x0 - side, y0 - y, y - y0 - side);
    if (own < 0.7) fillForm(canvas, bounds, ink(easel, first), square);
    const flipX = hashToUnit(n, 3, seed) > 0.5;
    const flipY = hashToUnit(n, 4, seed) > 0.5;
    const inside = (x: number, y: number): number => {
      const px = flipX ? x0 + side - x : x - x0;
      const py = flipY ? y0 + side - y : y - y0;
      const shape = Math.floor(5 * hashToUnit(n, 5, seed));
      if (shape === 0) return Math.hypot(px, py) - side;
      if (shape === 1) return Math.max(Math.hypot(px - side / 2, py) - side / 2, -py);
      if (shape === 2) return Math.abs(Math.hypot(px - side / 2, py - side / 2) - 0.32 * side) - 0.1 * side;
      if (shape === 3) return (Math.abs(fraction((px / side) * 4) - 0.5) - 0.25) * 0.25 * side;
      return px + py - side;
    };
    fillForm(canvas, bounds, own < 0.15 ? easel.darkest : ink(easel, first + 1), (x, y) =>
      Math.max(square(x, y), inside(x, y)),
    );
  }
}

/** Circles, bars and triangles that cut through each other, as in the posters of the Bauhaus. */
function poster(easel: Easel): void {
  const { canvas, aspect } = easel;
  const unit = Math.min(1, aspect);
  const whole = wholeOf(canvas);
  const [cx, cy] = [aspect * choose(easel, 1, 0.4, 0.6), choose(easel, 2, 0.52, 0.64)];
  const radius = choose(easel, 3, 0.24, 0.32) * unit;
  const tilt = choose(easel, 4, 0.5, 1);
  const across = (x: number, y: number): number => (x - cx) * Math.sin(tilt) - (y - cy) * Math.cos(tilt);
  const along = (x: number, y: number): number => (x - cx) * Math.cos(tilt) + (y - cy) * Math.sin(tilt);
  const disc = (x: number, y: number): number => Math.hypot(x - cx, y - cy) - radius;
  const bar =
    (shift: number, width: number, reach: number) =>
    (x: number, y: number): number =>
      Math.max(Math.abs(across(x, y) - shift * unit) - width * unit, Math.abs(along(x, y)) - reach * unit);
  fillForm(canvas, whole, ink(easel, 0), disc);
  fillForm(canvas, whole, ink(easel, 1), bar(0.05, 0.06, 0.46));
  fillForm(canvas, whole, easel.darkest, bar(-0.09, 0.018, 0.43));
  fillForm(canvas, whole, mixed(ink(easel, 0), easel.darkest, 0.55), (x, y) =>
    Math.max(disc(x, y), bar(0.05, 0.06, 0.46)(x, y)),
  );
  fillForm(canvas, whole, ink(easel, 2), (x, y) => {
    const [px, py] = [x - cx + 0.9 * radius, y - cy + 1.15 * radius];
    return Math.max(-py, px + py - 0.9 * radius, -px);
  });
  fillForm(
    canvas,
    whole,
    easel.darkest,
    (x, y) =>
      Math.abs(Math.hypot(x - cx - 0.95 * radius, y - cy - 1.05 * radius) - 0.3 * radius) - 0.02 * unit,
  );
  for (let n = 0; n < 5; n++) {
    fillForm(canvas, whole, easel.darkest, (x, y) =>
      Math.max(Math.abs(y - 0.12 - 0.018 * n) - 0.0035, Math.abs(x - aspect * 0.68) - 0.16 * unit),
    );
  }
}

/** Rainbows of arcs within arcs. */
function arches(easel: Easel): void {
  const { canvas, aspect } = easel;
  const middle = aspect * choose(easel, 5, 0.42, 0.58);
  const unit = 0.4 * Math.min(1, aspect);
  for (let n = 0; n < 5; n++) {
    const radius = unit * (1 - 0.19 * n);
    const foot = 0.2 + 0.02 * n * choose(easel, 6, 0, 1);
    const arch = (x: number, y: number): number => {
      const dy = y - foot - 0.3;
      return Math.max(dy > 0 ? Math.hypot(x - middle, dy) - radius : Math.abs(x - middle) - radius, foot - y);
    };
    fillForm(canvas, wholeOf(canvas), n % 2 ? easel.paper : ink(easel, n >> 1), arch, 0.003, easel.seed + n);
  }
  const [x0, y0] = [middle + 0.75 * unit, 0.84];
  fillForm(
    canvas,
    wholeOf(canvas),
    ink(easel, 1),
    (x, y) => Math.hypot(x - x0, y - y0) - 0.07,
    0.002,
    easel.seed,
  );
}

/** Constructed forms in one of three orders. */
export function paintGeometric(easel: Easel): void {
  const order = Math.floor(choose(easel, 900, 0, 3));
  if (order === 0) grid(easel);
  else if (order === 1) poster(easel);
  else arches(easel);
}
