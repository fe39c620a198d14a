import { put, warm } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { noise } from '../noise.ts';
import { pileHeight, pileShade } from '../pile.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

const TUFT = 0.0045;

/** Wall-to-wall carpet: speckled tufts with the tracks of the last vacuuming. */
export function carpet(texture: TextureOf<'carpet'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed } = texture;
  return {
    albedo: (u, v, out, footprint) => {
      put(out, color, pileShade(u, v, TUFT, 0.8, seed, footprint));
      warm(out, 0.05 * noise(u * 150, v * 150, seed + 8));
    },
    height: (u, v, footprint) => pileHeight(u, v, TUFT, seed, footprint),
  };
}
