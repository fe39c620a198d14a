import { detail, put, shade, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** Height of a lawn's blades at a place, -1 … 1: streaks that lean in two mixed directions. */
function blades(u: number, v: number, seed: number): number {
  const lean = 0.6 * noise(u * 6, v * 6, seed);
  const first = noise(u * 260 + lean, v * 40, seed + 1);
  const second = noise(u * 60 + v * 60, (u - v) * 240, seed + 2);
  return 0.6 * Math.max(first, second) + 0.4 * Math.min(first, second);
}

/** A mown lawn: blades near, patches of fresher and drier green far. */
export function grass(texture: TextureOf<'grass'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed } = texture;
  return {
    albedo: (u, v, out, footprint) => {
      const patch = fractal(u * 0.7, v * 0.7, 4, seed + 3);
      put(out, color, 1 + 0.16 * patch + 0.12 * noise(u * 14, v * 14, seed + 4) * detail(0.07, footprint));
      warm(out, 0.28 * fractal(u * 1.3, v * 1.3, 3, seed + 5));
      const fine = detail(0.008, footprint);
      if (fine > 0) shade(out, 1 + 0.75 * fine * (blades(u, v, seed) - 0.06));
    },
    height: (u, v, footprint) => 0.5 + 0.5 * detail(0.008, footprint) * blades(u, v, seed),
  };
}
