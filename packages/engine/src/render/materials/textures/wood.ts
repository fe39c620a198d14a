import { hashToUnit } from '../../../base/random.ts';
import { grainHeight, paintGrain, readGrain } from '../grain.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/** Sawn wood in one piece, grain along u: growth rings, fibers, pores, knots. */
export function wood(texture: TextureOf<'wood'>): SurfacePattern {
  const grain = readGrain(texture);
  const { seed } = texture;
  const cut = 0.15 + 0.6 * hashToUnit(seed, 3, 71);
  const piece = { grain, cut, seed };
  const shift = 40 * hashToUnit(seed, 4, 71);
  return {
    albedo: (u, v, out, footprint) => paintGrain(piece, u + shift, v + shift, out, footprint),
    height: (u, v, footprint) => grainHeight(u + shift, v + shift, cut, seed, footprint),
  };
}
