import { cover, detail, put, shade } from '../blend.ts';
import { type LinearColor, linearFromHex } from '../material.ts';
import { fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';
import { MOTIFS } from './motifs.ts';

const THREAD = 0.0009;
/** Samples per side for a motif's mean, which is used in far views. */
const PROBES = 48;

/** Printed or woven cloth: a repeating motif on a linen ground. */
export function pattern(texture: TextureOf<'pattern'>): SurfacePattern {
  const palette: readonly LinearColor[] = [texture.ground, ...texture.colors].map(linearFromHex);
  const motif = MOTIFS[texture.motif];
  const { seed, repeat } = texture;
  const inkAt = (x: number, y: number): LinearColor =>
    palette[Math.min(motif(x, y, seed), palette.length - 1)]!;
  const sum = [0, 0, 0];
  for (let k = 0; k < PROBES * PROBES; k++) {
    const ink = inkAt((2 * (k % PROBES)) / PROBES, (2 * Math.floor(k / PROBES)) / PROBES);
    for (let c = 0; c < 3; c++) sum[c]! += ink[c]! / PROBES ** 2;
  }
  const mean: LinearColor = [sum[0]!, sum[1]!, sum[2]!];
  return {
    albedo: (u, v, out, footprint) => {
      const wander = 0.0012 * noise(u * 160, v * 160, seed);
      const near = detail(0.5 * repeat, footprint);
      put(out, mean, 1);
      if (near > 0) cover(out, inkAt((u + wander) / repeat, (v - wander) / repeat), near);
      const thread = noise(u / THREAD, v * 25, seed + 1) + noise(u * 25, v / THREAD, seed + 2);
      shade(
        out,
        1 + 0.08 * detail(2 * THREAD, footprint) * thread + 0.03 * fractal(u * 5, v * 5, 3, seed + 3),
      );
    },
    height: (u, v, footprint) =>
      0.5 +
      0.25 *
        detail(2 * THREAD, footprint) *
        (noise(u / THREAD, v * 25, seed + 1) + noise(u * 25, v / THREAD, seed + 2)),
  };
}
