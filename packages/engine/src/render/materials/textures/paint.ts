import { detail, put } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** Period of the orange skin a roller leaves, meters. */
const STIPPLE = 0.004;

/** Rolled paint: its tone drifts by a percent, and the roller's skin is its relief. */
export function paint(texture: TextureOf<'paint'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed } = texture;
  return {
    albedo: (u, v, out) =>
      put(
        out,
        color,
        1 + 0.014 * fractal(u * 1.1, v * 1.1, 3, seed) + 0.006 * noise(u * 14, v * 3, seed + 1),
      ),
    height: (u, v, footprint) =>
      0.5 + 0.5 * detail(STIPPLE, footprint) * fractal(u / STIPPLE, v / STIPPLE, 2, seed + 2),
  };
}
