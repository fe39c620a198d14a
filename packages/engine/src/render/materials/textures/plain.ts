import { put } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { flat, type SurfacePattern, type TextureOf } from '../surface-pattern.ts';

/** One color, no relief. */
export function plain(texture: TextureOf<'plain'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  return { albedo: (_u, _v, out) => put(out, color, 1), height: flat };
}
