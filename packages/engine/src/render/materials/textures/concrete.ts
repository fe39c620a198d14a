import { detail, put, shade, smoothstep, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { cellular, fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** Troweled concrete or microcement: clouds, trowel sweeps, sand and now and then a pinhole. */
export function concrete(texture: TextureOf<'concrete'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed } = texture;
  const hole = (u: number, v: number): number => {
    const cell = cellular(u * 28, v * 28, seed + 8);
    return cell.own > 0.8 ? 1 - smoothstep(0.03, 0.05 + 0.06 * (cell.own - 0.8), cell.nearest) : 0;
  };
  return {
    albedo: (u, v, out, footprint) => {
      const bend = 0.5 * fractal(u * 0.9, v * 0.9, 2, seed);
      const cloud = fractal(u * 1.1 + bend, v * 1.1 - bend, 5, seed + 1);
      const sweep = noise(u * 2.2 + 1.5 * bend, v * 9 + 3 * bend, seed + 2);
      const sand = detail(0.003, footprint) * noise(u * 800, v * 800, seed + 3);
      put(out, color, 1 + 0.16 * cloud + 0.04 * sweep + 0.04 * sand);
      warm(out, 0.05 * fractal(u * 0.6, v * 0.6, 2, seed + 4));
      const fine = detail(0.012, footprint);
      if (fine > 0) shade(out, 1 - 0.4 * fine * hole(u, v));
    },
    height: (u, v, footprint) => {
      const fine = detail(0.006, footprint);
      return (
        0.6 +
        0.15 * fractal(u * 6, v * 6, 3, seed + 5) +
        fine * (0.1 * noise(u * 700, v * 700, seed + 3) - 0.5 * hole(u, v))
      );
    },
  };
}
