import { smoothstep } from '../blend.ts';
import { fractal, noise } from '../noise.ts';
import { choose, type Easel, ink, mixed, paintAll, paintOver, wholeOf } from './canvas.ts';

/** Ridge behind ridge in morning mist, a pale sun, sometimes firs in front. */
export function paintLandscape(easel: Easel): void {
  const { canvas, aspect, seed } = easel;
  const high = mixed(easel.lightest, ink(easel, 0), 0.4);
  const low = mixed(easel.lightest, ink(easel, 1), 0.16);
  const sun = [choose(easel, 1, 0.25, 0.75) * aspect, choose(easel, 2, 0.68, 0.82)] as const;
  paintAll(canvas, (x, y, out) => {
    const cloud = 0.22 * fractal(x * 1.6, y * 7, 4, seed);
    out.set(mixed(low, high, smoothstep(0.45, 1.05, y + 0.25 * cloud)));
    const glow = Math.exp(-Math.hypot(x - sun[0], y - sun[1]) / 0.22);
    for (let k = 0; k < 3; k++) out[k] = out[k]! + 0.35 * glow * (easel.lightest[k]! - out[k]!);
  });
  if (choose(easel, 3, 0, 1) > 0.4) {
    paintOver(
      canvas,
      wholeOf(canvas),
      mixed(easel.lightest, ink(easel, 1), 0.1),
      (x, y) => 0.9 * smoothstep(0.052, 0.047, Math.hypot(x - sun[0], y - sun[1])),
    );
  }
  const ridges = 6;
  for (let n = 0; n < ridges; n++) {
    const near = (n + 1) / ridges;
    const base = 0.66 - 0.56 * near ** 1.15;
    const color = mixed(mixed(low, ink(easel, 0), 0.25 + 0.55 * near), easel.darkest, 0.75 * near * near);
    const crestAt = (x: number): number => {
      const wide = 1.1 + 1.3 * near;
      const peak = 0.5 - Math.abs(noise(x * wide + 7 * n, n, seed + n));
      return (
        base +
        0.2 * (1 - 0.45 * near) * peak +
        0.035 * fractal(x * 6 * wide, n, 3, seed + 30 + n) * (1.2 - near)
      );
    };
    // Asked for at every place of a column: kept.
    const crests = Float64Array.from({ length: canvas.columns + 1 }, (_, column) =>
      crestAt(column / canvas.rows),
    );
    const crest = (x: number): number =>
      crests[Math.min(canvas.columns, Math.max(0, Math.floor(x * canvas.rows)))]!;
    const firs = near > 0.8 && choose(easel, 4, 0, 1) > 0.35;
    paintOver(canvas, wholeOf(canvas), color, (x, y) => {
      let edge = crest(x) - y;
      if (firs) edge = Math.max(edge, firEdge(x, y, crest, seed + n));
      if (edge < -0.003) return 0;
      const mist = smoothstep(0, 0.2, edge) * (1 - near) * 0.75;
      return smoothstep(-0.0025, 0.0025, edge) * (1 - mist) * (0.94 + 0.06 * noise(x * 30, y * 60, seed + n));
    });
  }
}

/** Height of a place inside the fir with the nearest trunk; below 0 outside. */
function firEdge(x: number, y: number, crest: (x: number) => number, seed: number): number {
  let best = -1;
  const cell = Math.floor(x / 0.045);
  for (let n = cell - 1; n <= cell + 1; n++) {
    const trunk = (n + 0.5 + 0.5 * noise(n * 1.7, 3, seed)) * 0.045;
    const tall = 0.07 + 0.075 * (0.5 + 0.5 * noise(n * 2.3, 5, seed));
    const up = (y - crest(trunk)) / tall;
    if (up < -0.2 || up > 1) continue;
    const branch = 0.55 + 0.45 * Math.abs(((up * 9) % 1) - 0.1);
    best = Math.max(best, 0.2 * tall * (1 - up) * branch - Math.abs(x - trunk));
  }
  return best;
}
