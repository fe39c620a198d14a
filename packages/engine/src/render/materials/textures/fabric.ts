import { hashToUnit } from '../../../base/random.ts';
import { cover, detail, fraction, put, shade, smoothstep } from '../blend.ts';
import { type LinearColor, linearFromHex } from '../material.ts';
import { cellular, fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** The numbers of a cloth. */
interface Cloth {
  readonly color: LinearColor;
  readonly second: LinearColor;
  readonly thread: number;
  readonly seed: number;
}

/** Cloth is never quite even: washing, wear and dye leave clouds a hand wide. */
const clouds = (u: number, v: number, seed: number): number =>
  1 + 0.035 * fractal(u * 4, v * 4, 3, seed + 50);

/**
 * Crossing threads. `slub` is how much their thickness swings (linen), `float` how many threads each passes over:
 * 1 plain, 2 twill, whose steps make diagonals.
 */
function crossing(cloth: Cloth, slub: number, float: 1 | 2): SurfacePattern {
  const { color, second, thread, seed } = cloth;
  /** Whether the thread along u is on top. */
  const acrossOnTop = (i: number, j: number): boolean =>
    (((i + j) % (2 * float)) + 2 * float) % (2 * float) < float;
  const round = (x: number): number => 1 - (2 * fraction(x) - 1) ** 2;
  return {
    albedo: (u, v, out, footprint) => {
      const x = u / thread;
      const y = v / thread;
      const i = Math.floor(x);
      const j = Math.floor(y);
      const fine = detail(2 * thread, footprint);
      const middle = detail(0.02, footprint);
      const top = acrossOnTop(i, j);
      put(out, color, 1);
      cover(out, second, 0.5 + (top ? 0.5 : -0.5) * fine);
      const warp = noise(x * 0.37, v * 14, seed) + 0.7 * noise(u * 190, v * 5, seed + 1);
      const weft = noise(u * 14, y * 0.37, seed + 2) + 0.7 * noise(u * 5, v * 190, seed + 3);
      const own = top ? hashToUnit(j, 1, seed) - 0.5 : hashToUnit(i, 2, seed) - 0.5;
      const body = top ? round(y) : round(x);
      shade(out, 1 + slub * middle * 0.5 * (warp + weft) + fine * (0.14 * own + 0.36 * (body - 0.667)));
      shade(out, clouds(u, v, seed));
    },
    height: (u, v, footprint) => {
      const x = u / thread;
      const y = v / thread;
      const fine = detail(2 * thread, footprint);
      if (fine <= 0) return 0.5;
      const top = acrossOnTop(Math.floor(x), Math.floor(y));
      const body = top ? round(y) * (0.6 + 0.4 * round(x)) : round(x) * (0.6 + 0.4 * round(y));
      return 0.5 + fine * (0.4 * (body - 0.5) + 0.5 * slub * noise(x * 0.37, y * 0.06, seed));
    },
  };
}

/** Curled loops of uneven size, a third of them in the second color. */
function boucle(cloth: Cloth): SurfacePattern {
  const { color, second, seed } = cloth;
  const loop = Math.max(cloth.thread, 0.004);
  const curl = (u: number, v: number): number => {
    const x = u / loop + 0.55 * noise((1.3 * u) / loop, (1.3 * v) / loop, seed + 1);
    const y = v / loop + 0.55 * noise((1.3 * u) / loop, (1.3 * v) / loop, seed + 2);
    const dome = 1 - smoothstep(0.1, 0.75, cellular(x, y, seed).nearest);
    return 0.75 * dome + 0.25 * (0.5 + 0.5 * Math.sin(9 * noise(x * 1.7, y * 1.7, seed + 3)));
  };
  return {
    albedo: (u, v, out, footprint) => {
      const fine = detail(1.6 * loop, footprint);
      const fleck =
        0.33 +
        0.67 * fine * (smoothstep(0.1, 0.4, noise((0.8 * u) / loop, (0.8 * v) / loop, seed + 4)) - 0.33);
      put(out, color, clouds(u, v, seed) * (1 + 0.05 * noise(u * 30, v * 30, seed + 6)));
      cover(out, second, 0.33 * fleck + 0.2);
      if (fine > 0) shade(out, 1 + 0.42 * fine * (curl(u, v) - 0.45));
    },
    height: (u, v, footprint) => 0.5 + detail(1.6 * loop, footprint) * (curl(u, v) - 0.5),
  };
}

/** Short dense pile: its nap, brushed in various directions, shows lighter and darker strokes. */
function velvet(cloth: Cloth): SurfacePattern {
  const { color, second, seed } = cloth;
  const nap = (u: number, v: number): number => {
    const bend = 0.35 * noise(u * 3, v * 3, seed + 1);
    return (
      0.65 * noise(u * 3.2 + bend, v * 7 - bend, seed + 2) + 0.35 * noise(u * 13 + 2 * bend, v * 21, seed + 3)
    );
  };
  return {
    albedo: (u, v, out, footprint) => {
      const stroke = nap(u, v);
      put(out, color, 1 + 0.13 * stroke);
      cover(out, second, 0.2 + 0.15 * stroke);
      shade(out, 1 + 0.07 * detail(0.003, footprint) * noise(u * 700, v * 700, seed + 4));
    },
    height: (u, v, footprint) =>
      0.5 + 0.2 * nap(u, v) + 0.3 * detail(0.003, footprint) * noise(u * 700, v * 700, seed + 4),
  };
}

/** Plain knit: columns of V-shaped stitches; `thread` is the width of a column. */
function knit(cloth: Cloth): SurfacePattern {
  const { color, second, seed } = cloth;
  const width = Math.max(cloth.thread, 0.002);
  const stitch = (u: number, v: number): number => {
    const x = u / width;
    const side = Math.abs(2 * fraction(x) - 1);
    const y = v / (0.85 * width) - 0.75 * side;
    const round = 1 - (2 * fraction(y) - 1) ** 2;
    return Math.sqrt(Math.max(0, round)) * (1 - (2 * side - 1) ** 4);
  };
  return {
    albedo: (u, v, out, footprint) => {
      const fine = detail(1.5 * width, footprint);
      put(out, color, clouds(u, v, seed));
      cover(out, second, 0.2 + 0.15 * noise(u * 40, v * 160, seed + 1));
      const ply = 0.1 * noise((u / width) * 5 + (v / width) * 3, (v / width) * 1.2, seed + 2);
      if (fine > 0) shade(out, 1 + fine * (0.55 * (stitch(u, v) - 0.63) + ply));
    },
    height: (u, v, footprint) => 0.5 + detail(1.5 * width, footprint) * (stitch(u, v) - 0.5),
  };
}

/** Cloth, by its weave; the fading of threads finer than a sample keeps far sofas calm. */
export function fabric(texture: TextureOf<'fabric'>): SurfacePattern {
  const cloth: Cloth = {
    color: linearFromHex(texture.color),
    second: linearFromHex(texture.second),
    thread: texture.thread,
    seed: texture.seed,
  };
  switch (texture.weave) {
    case 'plain':
      return crossing(cloth, 0.05, 1);
    case 'linen':
      return crossing(cloth, 0.16, 1);
    case 'twill':
      return crossing(cloth, 0.05, 2);
    case 'boucle':
      return boucle(cloth);
    case 'velvet':
      return velvet(cloth);
    case 'knit':
      return knit(cloth);
  }
}
