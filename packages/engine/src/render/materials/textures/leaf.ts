import { cover, fraction, put, smoothstep, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { fractal } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** A leaf blade: midrib along v in the middle of u, side veins that rise from it, paler towards the rib. */
export function leaf(texture: TextureOf<'leaf'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const vein = linearFromHex(texture.vein);
  const { seed, width } = texture;
  const ribs = (u: number, v: number): number => {
    const side = Math.abs(u - width / 2) / (width / 2);
    const middle = 1 - smoothstep(0.02, 0.055, side);
    const step = Math.abs(fraction((v / width) * 4.2 - 0.75 * side - 0.2 * side * side) - 0.5);
    const branch = smoothstep(0.46, 0.495, step) * (1 - smoothstep(0.6, 1, side));
    return Math.max(middle, 0.6 * branch);
  };
  return {
    albedo: (u, v, out) => {
      put(out, color, 1 + 0.16 * fractal(u / width, v / width, 3, seed));
      warm(out, 0.12 * fractal(u * 14, v * 14, 2, seed + 1));
      cover(out, vein, 0.75 * ribs(u, v));
    },
    height: (u, v) => 0.6 - 0.5 * ribs(u, v),
  };
}
