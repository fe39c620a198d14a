import { smoothstep } from '../blend.ts';
import { fractal, noise } from '../noise.ts';
import { fillForm } from './brush.ts';
import { choose, type Easel, ink, mixed, paintAll, paintOver, wholeOf } from './canvas.ts';

/** Sky, sea with its light, a shore with foam or a boat under sail. */
export function paintSeascape(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const horizon = choose(easel, 1, 0.42, 0.6);
  const sunAt = choose(easel, 2, 0.25, 0.75) * aspect;
  const shore = choose(easel, 3, 0, 1) > 0.45;
  const zenith = mixed(easel.lightest, ink(easel, 0), 0.55);
  const haze = mixed(easel.lightest, ink(easel, 1), 0.18);
  const deep = mixed(ink(easel, 0), easel.darkest, 0.45);
  const shallow = mixed(ink(easel, 0), easel.lightest, 0.35);
  const sand = mixed(easel.lightest, ink(easel, 1), 0.35);
  paintAll(canvas, (x, y, out) => {
    if (y > horizon) {
      const up = (y - horizon) / (1 - horizon);
      const cloud = smoothstep(0.02, 0.5, fractal(x * 1.9, y * 6.5, 5, seed) + 0.12 * Math.sin(6 * up));
      out.set(mixed(mixed(haze, zenith, up ** 0.8), easel.lightest, 0.75 * cloud));
      return;
    }
    const far = (horizon - y) / horizon;
    const swell = noise(x * 3 + 5 * far, 30 * Math.log(0.06 + far), seed + 1);
    const ripple = noise((x * 16) / (0.3 + far), 80 * Math.log(0.06 + far), seed + 2);
    const water = mixed(
      shallow,
      deep,
      smoothstep(-0.8, 0.8, 0.7 * swell + 0.5 * ripple + 0.3 - 0.9 * far * (shore ? 1 : 0.2)),
    );
    const path = Math.exp(-(((x - sunAt) / (0.05 + 0.25 * far)) ** 2)) * smoothstep(-0.1, 0.6, ripple);
    out.set(mixed(water, easel.lightest, 0.7 * path));
  });
  if (shore) {
    const edge = (x: number, shift: number): number =>
      0.16 +
      shift +
      0.05 * noise(x * 1.7, 3 + shift * 9, seed + 3) +
      0.012 * noise(x * 9, 1, seed + 4) -
      0.05 * x;
    paintOver(canvas, wholeOf(canvas), mixed(sand, deep, 0.25), (x, y) =>
      smoothstep(0.02, -0.02, y - edge(x, 0)),
    );
    paintOver(
      canvas,
      wholeOf(canvas),
      sand,
      (x, y) => smoothstep(0.012, -0.012, y - edge(x, -0.05)) * (0.95 + 0.05 * noise(x * 50, y * 90, seed)),
    );
    for (const shift of [0, 0.055, 0.1]) {
      paintOver(canvas, wholeOf(canvas), easel.lightest, (x, y) => {
        const away = y - edge(x, shift);
        const lace = 0.5 + 0.8 * noise(x * 22, y * 50, seed + 6);
        return (
          (1 - 4 * shift) *
          smoothstep(-0.004, 0.001, away) *
          smoothstep(0.018 + 0.012 * lace, 0, away) *
          Math.min(1, lace + 0.4)
        );
      });
    }
    return;
  }
  const boat = choose(easel, 5, 0.25, 0.75) * aspect;
  const foot = horizon - 0.05;
  const inside =
    (ax: number, width: number, height: number) =>
    (x: number, y: number): number =>
      Math.max(
        Math.abs(x - ax - (y - foot) * 0.05) - width * Math.max(0, 1 - (y - foot) / height),
        foot + 0.012 - y,
      );
  fillForm(canvas, wholeOf(canvas), easel.lightest, inside(boat, 0.05, 0.19));
  fillForm(canvas, wholeOf(canvas), ink(easel, 1), inside(boat + 0.045, 0.028, 0.15));
  fillForm(canvas, wholeOf(canvas), easel.darkest, (x, y) =>
    Math.max(Math.abs(x - boat) - 0.06 - 0.6 * (y - foot), Math.abs(y - foot) - 0.011),
  );
}
