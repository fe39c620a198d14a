import { hashToUnit } from '../../../base/random.ts';
import { cover, detail, fraction, put, shade } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { noise } from '../noise.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

/**
 * Woven cane, rattan, seagrass or rope in plain weave: round strands `strand` meters apart that pass over and under.
 * `open` 0 … 1 is how much of each strand's room is gap, through which `dark` shows.
 */
export function weave(texture: TextureOf<'weave'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const dark = linearFromHex(texture.dark);
  const { seed, strand, open } = texture;
  const solid = Math.max(0.2, 1 - open);
  /** Profile of a strand across its room: 1 on its back, 0 at its edge and in the gap. */
  const profile = (x: number): number => {
    const t = Math.abs(2 * fraction(x) - 1) / solid;
    return t < 1 ? Math.sqrt(1 - t * t) : 0;
  };
  const surface = { height: 0, alongU: true };
  const find = (u: number, v: number): void => {
    const x = u / strand;
    const y = v / strand;
    const even = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const swing = Math.cos(Math.PI * (fraction(even ? x : y) - 0.5));
    const alongU = profile(y) * (even ? 0.55 + 0.45 * swing : 0.4);
    const alongV = profile(x) * (even ? 0.4 : 0.55 + 0.45 * swing);
    surface.alongU = alongU >= alongV;
    surface.height = Math.max(alongU, alongV);
  };
  /** Means over a square of the weave, computed once, so that far and near are equally bright. */
  const mean = { height: 0, gap: 0 };
  for (let k = 0; k < 1600; k++) {
    find(((k % 40) / 20) * strand, (Math.floor(k / 40) / 20) * strand);
    mean.height += surface.height / 1600;
    if (surface.height === 0) mean.gap += 1 / 1600;
  }
  return {
    albedo: (u, v, out, footprint) => {
      const fine = detail(2 * strand, footprint);
      find(u, v);
      const { height, alongU } = surface;
      const own = alongU
        ? hashToUnit(Math.floor(v / strand), 1, seed)
        : hashToUnit(Math.floor(u / strand), 2, seed);
      const fiber = alongU
        ? noise(u * 60, (v / strand) * 7, seed)
        : noise(v * 60, (u / strand) * 7, seed + 1);
      put(out, color, 1 + fine * (0.2 * (own - 0.5) + 0.07 * fiber + 0.5 * (height - mean.height)));
      cover(out, dark, fine * (height === 0 ? 1 : 0) + (1 - fine) * mean.gap);
      shade(out, 1 + 0.06 * noise(u * 7, v * 7, seed + 3));
    },
    height: (u, v, footprint) => {
      find(u, v);
      return mean.height + detail(2 * strand, footprint) * (surface.height - mean.height);
    },
  };
}
