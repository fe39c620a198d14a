import { boxMeanInto } from '../../../base/raster/box-filter.ts';
import type { Features } from '../../../render/index.ts';
import { smoothstep } from '../../../render/materials/blend.ts';

/** Over this share of the picture's long side traced shadows are smooth: half size, few paths, a denoiser. */
const SMOOTH = 0.018;
/** Pixels half covered by a leg go on as what is beside it, within so many pixels. */
const RIM = 2;
/** Of the rays' grain, means over so many pixels to each side are taken. */
const GRAIN = 1;
/** No contact takes more of the light that is smoothly there. */
const DARKEST = 0.15;
/** Contact below the first is the rays' grain, above the second wholly believed; shares of light. */
const BELIEVED = { from: 0.02, wholly: 0.1 };
/** Eyes look for contact first: it is drawn as much deeper than light alone has it. */
const DEPTH = 1.5;

/** What things darken right where they stand, as shares of light; one float a pixel. */
export interface ContactShade {
  /** Of the floor: what is seen there, against the mean about it; 1 = no more than about it. */
  readonly floor: Float32Array;
  /** Of level tops of things: rugs, tables. */
  readonly tops: Float32Array;
  /** 1 where floor is known, else 0: what means of the floor's light are to be taken over. */
  readonly onFloor: Float32Array;
}

/**
 * What of the traced openness (see `createContactTracer`) is finer than traced shadows can be: the dark line below a
 * skirt, the spot under a leg. Never brightens, so that no halo comes in.
 *
 * @param mask where openness was traced.
 */
export function contactShade({ width, height, alpha, object }: Features, mask: Uint8Array): ContactShade {
  const size = { width, height };
  const detailOf = (kind: number) => {
    const known = Float32Array.from(alpha, (open, p) =>
      mask[p] !== 0 && open >= 0 && object[p] === kind ? 1 : 0,
    );
    const open = alpha.map((value, p) => (known[p] === 1 ? value : 0));
    const fine = meanOfKnown(open, known, size, GRAIN, 1);
    const smooth = meanOfKnown(open, known, size, smoothRadius(size), 2);
    const share = fine.map((value, p) => (known[p] === 1 ? drawn(value / Math.max(1e-3, smooth[p]!)) : 0));
    return { known, share };
  };
  const floor = detailOf(0);
  const rims = meanOfKnown(floor.share, floor.known, size, RIM, 1);
  const tops = detailOf(1);
  // At the rims of tops pixels show other things, too, in part: they take as much less.
  const area = tops.known.slice();
  boxMeanInto(area, area, width, height, GRAIN);
  return {
    floor: floor.share.map((value, p) => (floor.known[p] === 1 ? value : rims[p]! > 0 ? rims[p]! : 1)),
    tops: tops.share.map((value, p) => (tops.known[p] === 1 ? 1 - (1 - value) * area[p]! : 1)),
    onFloor: floor.known,
  };
}

/**
 * Gives a light ratio the contact that it lacks: where it is smooth already, it keeps what it has.
 *
 * @param ratio three interleaved floats a pixel.
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

/** How a share of light that contact leaves is shown. */
function drawn(share: number): number {
  const taken = 1 - Math.max(DARKEST, Math.min(1, share) ** DEPTH);
  return 1 - taken * smoothstep(BELIEVED.from, BELIEVED.wholly, taken);
}

const smoothRadius = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.max(2, Math.round(SMOOTH * Math.max(width, height)));

/** Means of what is known within a square, and again of those means; 0 where nothing is. */
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
