import { detail, put, shade, smoothstep } from '../blend.ts';
import { linearFromHex } from '../material.ts';
import { noise } from '../noise.ts';
import { pileHeight, pileShade } from '../pile.ts';
import { kilimRug } from '../rug-designs/kilim.ts';
import { latticeRug } from '../rug-designs/lattice.ts';
import { medallionRug } from '../rug-designs/medallion.ts';
import {
  abstractRug,
  borderRug,
  checkerRug,
  plainRug,
  stripedRug,
  sunburstRug,
} from '../rug-designs/modern.ts';
import type { RugDesign, RugPlan } from '../rug-designs/rug-design.ts';
import type { SurfacePattern, TextureOf } from '../surface-pattern.ts';

const DESIGNS: Record<TextureOf<'rug'>['design'], (plan: RugPlan) => RugDesign> = {
  plain: plainRug,
  border: borderRug,
  stripes: stripedRug,
  lattice: latticeRug,
  abstract: abstractRug,
  medallion: medallionRug,
  kilim: kilimRug,
  checker: checkerRug,
  sunburst: sunburstRug,
};

/** Size of a knot and of a tuft in meters, and the shade between tufts, by the material of the design. */
const FLAT_WEAVE = { knot: 0.004, tuft: 0.004, depth: 0.3 };
const FINE_PILE = { knot: 0.0035, tuft: 0.003, depth: 0.35 };
const DEEP_PILE = { knot: 0.005, tuft: 0.008, depth: 0.7 };

const MAKE: Record<TextureOf<'rug'>['design'], typeof FLAT_WEAVE> = {
  plain: DEEP_PILE,
  border: DEEP_PILE,
  stripes: FLAT_WEAVE,
  lattice: DEEP_PILE,
  abstract: DEEP_PILE,
  medallion: FINE_PILE,
  kilim: FLAT_WEAVE,
  checker: DEEP_PILE,
  sunburst: FINE_PILE,
};

/** A bound edge, meters. */
const BINDING = 0.012;

/**
 * A whole rug. Its design is a chart of knots, as weavers read it, drawn when the rug is first looked at; yarn of
 * one color differs from batch to batch (abrash), and the pile is laid this way and that.
 */
export function rug(texture: TextureOf<'rug'>): SurfacePattern {
  const palette = [texture.ground, ...texture.colors].map(linearFromHex);
  const [width, length] = texture.size;
  const { seed } = texture;
  const { knot, tuft, depth } = MAKE[texture.design];
  const columns = Math.max(1, Math.ceil(width / knot));
  const rows = Math.max(1, Math.ceil(length / knot));
  let chart: Uint8Array | undefined;
  const draw = (): Uint8Array => {
    const design = DESIGNS[texture.design]({ width, length, colors: texture.colors.length, seed });
    const drawn = new Uint8Array(columns * rows);
    for (let n = 0; n < drawn.length; n++) {
      drawn[n] = design(((n % columns) + 0.5) * knot, (Math.floor(n / columns) + 0.5) * knot);
    }
    return drawn;
  };
  return {
    albedo: (u, v, out, footprint) => {
      chart ??= draw();
      const fray = 0.6 * tuft * detail(0.05, footprint);
      const x = u + fray * noise(u / tuft, v / tuft, seed + 20);
      const y = v + fray * noise(u / tuft, v / tuft, seed + 21);
      const i = Math.min(columns - 1, Math.max(0, Math.floor(x / knot)));
      const j = Math.min(rows - 1, Math.max(0, Math.floor(y / knot)));
      const number = chart[j * columns + i]!;
      put(out, palette[number] ?? palette[0]!, pileShade(u, v, tuft, depth, seed, footprint));
      shade(out, 1 + 0.06 * noise(u * 0.6, v * 7 + 5 * number, seed + 22));
      const edge = Math.min(u, width - u, v, length - v);
      shade(out, 1 - 0.22 * (1 - smoothstep(0.6 * BINDING, BINDING, edge)));
    },
    height: (u, v, footprint) => pileHeight(u, v, tuft, seed, footprint),
  };
}
