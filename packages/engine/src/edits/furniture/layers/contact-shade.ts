import { boxMeanInto } from '../../../base/raster/box-filter.ts';
import { floatsFrom } from '../../../base/typed-arrays.ts';
import type { Features } from '../../../render/index.ts';
import { smoothstep } from '../../../render/materials/blend.ts';

/** Traced shadows are smooth over this share of the picture's long side: half size, few paths, a denoiser. */
const SMOOTH = 0.018;
/** Pixels half covered by a leg continue the values beside it, within so many pixels. */
const RIM = 2;
/** Radius of the means that remove the grain of the rays, pixels. */
const GRAIN = 1;
/** Contact leaves at least this share of the smooth light. */
const DARKEST = 0.15;
/** Contact below the first value is grain of the rays, above the second fully shown; shares of light. */
const BELIEVED = { from: 0.02, wholly: 0.1 };
/** Eyes look for contact first: it is drawn this many times deeper than in the light alone. */
const DEPTH = 1.5;

/** The darkening by things right where they stand, as shares of light; one float per pixel. */
export interface ContactShade {
  /** Of the floor: its openness in relation to the mean around; 1 = no darker than around. */
  readonly floor: Float32Array;
  /** Of level tops of things: rugs, tables. */
  readonly tops: Float32Array;
  /** 1 on known floor, else 0: the area for means of the floor's light. */
  readonly onFloor: Float32Array;
}

/**
 * The part of the traced openness (see `createContactTracer`) that is finer than traced shadows: the dark line below
 * a skirt, the spot under a leg. It never brightens, so that there is no halo.
 *
 * @param mask where openness was traced.
 */
export function contactShade({ width, height, alpha, object }: Features, mask: Uint8Array): ContactShade {
  const size = { width, height };
  const detailOf = (kind: number) => {
    const known = floatsFrom(alpha, (open, p) => (mask[p] !== 0 && open >= 0 && object[p] === kind ? 1 : 0));
    const open = alpha.map((value, p) => (known[p] === 1 ? value : 0));
    const fine = meanOfKnown(open, known, size, GRAIN, 1);
    const smooth = meanOfKnown(open, known, size, smoothRadius(size), 2);
    const share = fine.map((value, p) => (known[p] === 1 ? drawn(value / Math.max(1e-3, smooth[p]!)) : 0));
    return { known, share };
  };
  const floor = detailOf(0);
  const rims = meanOfKnown(floor.share, floor.known, size, RIM, 1);
  const tops = detailOf(1);
  // Pixels at the rims of tops also show other things, so they get a smaller share.
  const area = tops.known.slice();
  boxMeanInto(area, area, width, height, GRAIN);
  return {
    floor: floor.share.map((value, p) => (floor.known[p] === 1 ? value : rims[p]! > 0 ? rims[p]! : 1)),
    tops: tops.share.map((value, p) => (tops.known[p] === 1 ? 1 - (1 - value) * area[p]! : 1)),
    onFloor: floor.known,
  };
}

/**
 * Adds the missing contact to a light ratio: where the ratio is smooth already, it stays.
 *
 * @param ratio three interleaved floats per pixel.
 */
export function withContact(
  ratio: Float32Array,
  { floor, onFloor }: ContactShade,
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const out = ratio.slice();
  const green = (p: number) => ratio[p * 3 + 1]!;
  const own = onFloor.map((known, p) => known * green(p));
  const smooth = meanOfKnown(own, onFloor, size, smoothRadius(size), 2);
  for (let p = 0; p < floor.length; p++) {
    if (floor[p] === 1 || green(p) <= 0) continue;
    const share = (smooth[p]! * floor[p]!) / green(p);
    if (share < 1) for (let at = p * 3; at < p * 3 + 3; at++) out[at] = share * out[at]!;
  }
  return out;
}

/** The displayed value of a share of light that contact leaves. */
function drawn(share: number): number {
  const taken = 1 - Math.max(DARKEST, Math.min(1, share) ** DEPTH);
  return 1 - taken * smoothstep(BELIEVED.from, BELIEVED.wholly, taken);
}

const smoothRadius = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(2, Math.round(SMOOTH * Math.max(width, height)));

/** Means of known values within a square, and again of those means; 0 if there are none. */
function meanOfKnown(
  values: Float32Array,
  known: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
  passes: number,
): Float32Array {
  const mean = values.slice();
  const weight = known.slice();
  for (let pass = 0; pass < passes; pass++) {
    boxMeanInto(mean, mean, width, height, radius);
    boxMeanInto(weight, weight, width, height, radius);
  }
  return mean.map((value, p) => (weight[p]! > 1e-5 ? value / weight[p]! : 0));
}
