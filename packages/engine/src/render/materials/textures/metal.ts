import { cover, detail, put, shade, smoothstep } from '../blend.ts';
import { type LinearColor, linearFromHex } from '../material.ts';
import { cellular, fractal, noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** The color of old brass, iron and steel. */
const PATINA: LinearColor = linearFromHex('#4a3a2c');
/** Width of a hammer blow, meters. */
const BLOW = 0.016;

/** Metal, plain, brushed along u or hammered; `patina` darkens it in clouds and in the hollows. */
export function metal(texture: TextureOf<'metal'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const { seed, patina, finish } = texture;
  const brush = (u: number, v: number): number =>
    noise(u * 12, v * 2200, seed) + 0.6 * noise(u * 5, v * 600, seed + 1);
  const blow = (u: number, v: number): number =>
    1 - Math.min(1, cellular(u / BLOW, v / BLOW, seed).nearest) ** 2;
  return {
    albedo: (u, v, out, footprint) => {
      put(out, color, 1 + 0.012 * fractal(u * 5, v * 5, 2, seed + 2));
      if (finish === 'brushed') shade(out, 1 + 0.05 * detail(0.0015, footprint) * brush(u, v));
      if (patina <= 0) return;
      const hollow = finish === 'hammered' ? 0.5 * (0.7 - blow(u, v)) : 0;
      const cloud = smoothstep(-0.35, 0.75, fractal(u * 9, v * 9, 4, seed + 3) + hollow);
      cover(out, PATINA, patina * (0.15 + 0.7 * cloud));
    },
    height: (u, v, footprint) => {
      if (finish === 'hammered') return blow(u, v);
      if (finish === 'brushed') return 0.5 + 0.3 * detail(0.0015, footprint) * brush(u, v);
      return 0.5;
    },
  };
}
