import { hashToUnit } from '../../../base/random.ts';
import { cover, detail, put, shade, smoothstep, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { cellular, fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/**
 * How large the stones are in meters, how much wider than high, how unevenly they lie, and in stones how wide their
 * joints and their rounded edges are. `odd` is the share of stones of the second color.
 */
const LAYING = {
  slab: { size: 0.42, wide: 1, jitter: 0.85, joint: 0.05, edge: 0.04, odd: 0.18 },
  cobble: { size: 0.105, wide: 1, jitter: 0.35, joint: 0.1, edge: 0.4, odd: 0.18 },
  gravel: { size: 0.016, wide: 1, jitter: 1, joint: 0.12, edge: 0.4, odd: 0.18 },
  rubble: { size: 0.185, wide: 1.55, jitter: 0.92, joint: 0.06, edge: 0.13, odd: 0.45 },
} as const;

/** Mean height of gravel, most of which is in shade. */
const GRAVEL_MEAN = 0.41;

/** Natural stone: broken slabs, cobbles, gravel or a rubble wall; `second` is the joint and the odd stone. */
export function stone(texture: TextureOf<'stone'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const second = linearFromHex(texture.second);
  const { seed } = texture;
  const { size, wide, jitter, joint, edge, odd: share } = LAYING[texture.pattern];
  /** Writes the shared cell and returns the height of the stone there: 0 in the joint, 1 on its back. */
  const rise = (u: number, v: number): number => {
    const bend = 0.09 * noise((3 * u) / size, (3 * v) / size, seed);
    const shifted = v / size;
    const cell = cellular(u / (size * wide) + bend, shifted - bend, seed + 1, jitter);
    own = cell.own;
    const gap = cell.second - cell.nearest;
    return smoothstep(joint, joint + edge, gap);
  };
  let own = 0;
  return {
    albedo: (u, v, out, footprint) => {
      const fine = detail(1.5 * size, footprint);
      const height = rise(u, v);
      const odd = hashToUnit(Math.floor(own * 1e6), 1, seed);
      put(out, color, 1 + fine * 0.3 * (own - 0.5) + 0.1 * fractal(u * 9, v * 9, 4, seed + 2));
      cover(out, second, fine * (odd > 1 - share ? 0.5 : 0));
      warm(out, fine * 0.16 * (odd - 0.5));
      shade(out, 1 + 0.08 * detail(0.004, footprint) * noise(u * 500, v * 500, seed + 3));
      if (texture.pattern !== 'gravel') cover(out, second, fine * (1 - smoothstep(0, 0.35, height)));
      const mean = texture.pattern === 'gravel' ? GRAVEL_MEAN : 1;
      shade(out, 1 + fine * (texture.pattern === 'gravel' ? 0.6 : 0.3) * (height - mean));
    },
    height: (u, v, footprint) =>
      0.8 * rise(u, v) + 0.15 + 0.05 * fractal(u * 60, v * 60, 3, seed + 4) * detail(0.015, footprint),
  };
}
