import { cover, put } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { noise } from '../noise.ts';
import { stoneClouds, veinAt } from '../stonework.ts';
import { flat, type SurfacePattern, type TextureOf } from '../surface-pattern.ts';

/** Polished marble; `scale` is the size in meters between its main veins. */
export function marble(texture: TextureOf<'marble'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const vein = linearFromHex(texture.vein);
  const { seed, scale } = texture;
  return {
    albedo: (u, v, out) => {
      const x = u / scale;
      const y = v / scale;
      put(out, color, 1 + 0.015 * noise(u * 300, v * 300, seed + 2));
      cover(out, vein, 0.1 + 0.09 * stoneClouds(x, y, seed) + 0.75 * (veinAt(x, y, seed) - 0.1));
    },
    height: flat,
  };
}
