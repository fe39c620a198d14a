import { smoothstep } from '../blend.ts';
import { fractal, noise } from '../noise.ts';
import { brushStroke, drawLine, fillForm, smoothPath } from './brush.ts';
import { choose, type Easel, ink, mixed, paintAll, paintOver, wholeOf } from './canvas.ts';

/** Broad color fields stacked over each other, their edges brushed thin. */
function fields(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  paintAll(canvas, (x, y, out) =>
    out.set(mixed(easel.paper, ink(easel, 0), 0.22 + 0.06 * fractal(x * 3, y * 3, 3, seed))),
  );
  let top = 0.93;
  for (let field = 0; field < 3; field++) {
    const height = [0.26, 0.36, 0.19][(field + Math.floor(choose(easel, 1, 0, 3))) % 3]!;
    const bottom = top - height;
    const color = ink(easel, field);
    paintOver(canvas, wholeOf(canvas), color, (x, y) => {
      const edge = Math.min((x - 0.07) * 1.3, (aspect - 0.07 - x) * 1.3, y - bottom, top - y);
      const ragged =
        edge + 0.012 * noise(x * 5, y * 26, seed + field) + 0.008 * noise(x * 40, y * 40, seed + 9);
      return smoothstep(-0.004, 0.028, ragged) * (0.88 + 0.12 * fractal(x * 4, y * 9, 4, seed + 20 + field));
    });
    top = bottom - 0.035;
  }
}

/** Rounded cut-outs on paper with an arc and a line: the middle of the last century. */
function cutOuts(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const forms = 4;
  for (let n = 0; n < forms; n++) {
    const x0 = aspect * choose(easel, n * 5, 0.26, 0.74);
    const y0 = 0.2 + (0.62 * (n + 0.5)) / forms + choose(easel, n * 5 + 1, -0.06, 0.06);
    const wide = aspect * choose(easel, n * 5 + 2, 0.16, 0.34);
    const high = choose(easel, n * 5 + 3, 0.09, 0.2);
    const turn = choose(easel, n * 5 + 4, -0.7, 0.7);
    fillForm(
      canvas,
      wholeOf(canvas),
      ink(easel, n),
      (x, y) => {
        const dx = (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
        const dy = (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
        const bend = 0.16 * noise(Math.atan2(dy, dx) * 1.1 + 9, n, seed);
        return (Math.hypot(dx / wide, dy / high) - 1 - bend) * high;
      },
      0.003,
      seed + n,
    );
  }
  const arc = smoothPath([
    [0.18 * aspect, 0.2],
    [choose(easel, 40, 0.2, 0.5) * aspect, 0.62],
    [choose(easel, 41, 0.55, 0.85) * aspect, 0.84],
  ]);
  drawLine(canvas, arc, easel.darkest, (t) => 0.005 + 0.004 * Math.sin(Math.PI * t));
  const [x0, y0] = [choose(easel, 42, 0.6, 0.8) * aspect, choose(easel, 43, 0.7, 0.85)];
  fillForm(
    canvas,
    wholeOf(canvas),
    ink(easel, 1),
    (x, y) => Math.hypot(x - x0, y - y0) - 0.055 * Math.min(1, aspect),
    0.002,
    seed,
  );
}

/** A few generous strokes of a dry brush. */
function strokes(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const count = 6;
  for (let n = 0; n < count; n++) {
    const y = 0.17 + (0.68 * (n + 0.3)) / count + choose(easel, n * 4, -0.05, 0.05);
    const lean = choose(easel, n * 4 + 1, -0.14, 0.16);
    const start = aspect * choose(easel, n * 4 + 2, 0.08, 0.3);
    const end = aspect * choose(easel, n * 4 + 3, 0.62, 0.93);
    const path = smoothPath([
      [start, y],
      [(start + end) / 2, y + lean * 0.35 + 0.03],
      [end, y + lean],
    ]);
    brushStroke(
      canvas,
      n % 2 ? path.reverse() : path,
      ink(easel, n),
      choose(easel, n + 60, 0.07, 0.2),
      0.55,
      seed + n,
    );
  }
}

/** Abstract painting in one of three manners. */
export function paintAbstract(easel: Easel): void {
  const manner = Math.floor(choose(easel, 900, 0, 3));
  if (manner === 0) fields(easel);
  else if (manner === 1) cutOuts(easel);
  else strokes(easel);
}
