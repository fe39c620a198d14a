import { hashToUnit } from '../../../base/random.ts';
import { cover, detail, put, shade, smoothstep } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { cellular, noise } from '../noise.ts';
import { flat, type SurfacePattern, type TextureOf } from '../surface-pattern.ts';

/** Approximate share of a chip's own square that it fills; far terrazzo is mixed by it. */
const FILLED = 0.33;

/** Chips of stone in three sizes, ground flat in cement; `chipSize` is that of the largest, meters. */
export function terrazzo(texture: TextureOf<'terrazzo'>): SurfacePattern {
  const color = linearFromHex(texture.color);
  const chips = texture.chips.map(linearFromHex);
  const { seed, chipSize } = texture;
  const layer = (
    u: number,
    v: number,
    size: number,
    own: number,
    out: Float64Array,
    footprint: number,
  ): void => {
    const near = detail(1.5 * size, footprint);
    if (near <= 0 || chips.length === 0) return;
    const bend = 0.22 * noise((2.1 * u) / size, (2.1 * v) / size, own);
    const cell = cellular(u / size + bend, v / size - bend, own);
    const radius = 0.16 + 0.3 * cell.own;
    const turn = Math.atan2(cell.dy, cell.dx);
    const facets = 1 + 0.16 * Math.cos(3 * turn + 9 * cell.own) + 0.12 * Math.cos(5 * turn + 20 * cell.own);
    const edge = Math.min(radius * facets, 0.5 * (cell.second + cell.nearest) - 0.06);
    const inside = 1 - smoothstep(edge - 0.06, edge, cell.nearest);
    if (inside <= 0) return;
    const chip = chips[Math.floor(hashToUnit(Math.floor(cell.own * 1e6), 3, own) * chips.length)]!;
    cover(out, chip, inside * near);
    shade(out, 1 + 0.16 * inside * near * (cell.own - 0.5));
  };
  return {
    albedo: (u, v, out, footprint) => {
      put(out, color, 1 + 0.03 * noise(u * 260, v * 260, seed) * detail(0.004, footprint));
      const far = 1 - detail(1.5 * chipSize, footprint);
      for (let k = 0; k < chips.length && far > 0; k++)
        cover(out, chips[k]!, (far * FILLED) / (chips.length - k * FILLED));
      layer(u, v, 0.28 * chipSize, seed + 31, out, footprint);
      layer(u, v, 0.55 * chipSize, seed + 21, out, footprint);
      layer(u, v, chipSize, seed + 11, out, footprint);
    },
    height: flat,
  };
}
