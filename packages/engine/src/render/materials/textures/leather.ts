import { detail, put, shade, smoothstep } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { cellular, fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** Size of the pebbles of its grain, meters. */
const PEBBLE = 0.0022;

/** Height of the grain: pebbles of two sizes parted by creases. */
function pebbles(u: number, v: number, seed: number): number {
  const bend = 0.4 * noise(u * 120, v * 120, seed);
  const cell = cellular(u / PEBBLE + bend, v / PEBBLE - bend, seed);
  const dome = smoothstep(0, 0.35, cell.second - cell.nearest);
  return dome * (0.75 + 0.25 * noise(u * 1100, v * 1100, seed + 1));
}

/** Grained leather; `wear` 0 … 1 pales and dulls it where it was sat on, and adds creases. */
export function leather(texture: TextureOf<'leather'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed, wear } = texture;
  const crease = (u: number, v: number): number => {
    // Short folds where it bends, not lines around everything.
    const folded = smoothstep(0.15, 0.6, noise(u * 4, v * 4, seed + 11));
    if (folded <= 0) return 0;
    const bend = 0.5 * fractal(u * 7, v * 7, 3, seed + 9);
    const fine = noise(u * 21 + bend, v * 33 - bend, seed + 10);
    return folded * (1 - smoothstep(0, 0.16, Math.abs(fine)));
  };
  return {
    albedo: (u, v, out, footprint) => {
      const fine = detail(1.5 * PEBBLE, footprint);
      const worn = wear * fractal(u * 3, v * 3, 4, seed + 2);
      put(out, color, 1 + 0.05 * fractal(u * 7, v * 7, 3, seed + 3));
      shade(out, 1 + 0.55 * worn);
      const gray = (out[0]! + out[1]! + out[2]!) / 3;
      const fade = 0.25 * Math.max(0, worn);
      for (let k = 0; k < 3; k++) out[k] = out[k]! + fade * (gray - out[k]!);
      if (fine > 0) shade(out, 1 + 0.24 * fine * (pebbles(u, v, seed) - 0.68));
      if (wear > 0) shade(out, 1 - 0.2 * wear * detail(0.02, footprint) * (crease(u, v) - 0.02));
    },
    height: (u, v, footprint) => {
      const fine = detail(1.5 * PEBBLE, footprint);
      const grain = fine > 0 ? fine * (pebbles(u, v, seed) - 0.6) : 0;
      return 0.6 + 0.35 * grain - (wear > 0 ? 0.4 * wear * crease(u, v) : 0);
    },
  };
}
