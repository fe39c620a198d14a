import { boxMeanInto } from '../../../base/raster/box-filter.ts';
import { floatsFrom } from '../../../base/typed-arrays.ts';
import { smoothstep } from '../../../render/materials/blend.ts';

/** Reach of the means, share of the picture's long side. */
const REACH = 0.012;
/** Repeated means: the fewest without visible squares. */
const PASSES = 2;
/**
 * Differences from the mean, as shares of the remaining light: below the first they are noise of few light paths,
 * above the second the edge of a shadow. Floors have visible grain, and the faint shade of legs lies on them.
 */
const EDGE = { floor: { from: 0.03, wholly: 0.1 }, wall: { from: 0.07, wholly: 0.22 } };
/** The number of the floor among surfaces. */
export const FLOOR_SURFACE = 1;

/**
 * Smooths the blotches that a denoiser leaves where few paths found the light, which look like dirt on a bare wall.
 * Edges of shadows stay, and no surface mixes with another.
 *
 * @param ratio three interleaved floats per pixel, 1 = the light is unchanged.
 * @param surfaces the surface of each pixel, 1 … 255; 0 is left unchanged and contributes nothing.
 */
export function evenShade(
  ratio: Float32Array,
  surfaces: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const radius = Math.max(1, Math.round(REACH * Math.max(width, height)));
  const even = ratio.slice();
  for (const [surface, bounds] of boundsOf(surfaces, width)) {
    const { left, top, across, down } = bounds;
    const places = new Uint32Array(across * down);
    for (let i = 0; i < places.length; i++) {
      places[i] = (top + Math.floor(i / across)) * width + left + (i % across);
    }
    const own = floatsFrom(places, (p) => (surfaces[p] === surface ? 1 : 0));
    const weight = own.slice();
    boxMeanInto(own, weight, across, down, radius);
    const mean = new Float32Array(own.length);
    for (let channel = 0; channel < 3; channel++) {
      for (let i = 0; i < own.length; i++) mean[i] = own[i]! * ratio[places[i]! * 3 + channel]!;
      for (let pass = 0; pass < PASSES; pass++) {
        boxMeanInto(mean, mean, across, down, radius);
        for (let i = 0; i < own.length; i++) mean[i] = own[i] === 0 ? 0 : mean[i]! / weight[i]!;
      }
      for (let i = 0; i < own.length; i++) if (own[i] !== 0) even[places[i]! * 3 + channel] = mean[i]!;
    }
  }
  for (let p = 0; p < surfaces.length; p++) {
    if (surfaces[p]) keepEdge(even, ratio, p * 3, surfaces[p] === FLOOR_SURFACE ? EDGE.floor : EDGE.wall);
  }
  return even;
}

interface Bounds {
  left: number;
  top: number;
  across: number;
  down: number;
}

/** The bounding rectangle of each surface. */
function boundsOf(surfaces: Uint8Array, width: number): Map<number, Bounds> {
  const found = new Map<number, Bounds>();
  for (let p = 0; p < surfaces.length; p++) {
    const surface = surfaces[p]!;
    if (surface === 0) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    const bounds = found.get(surface);
    if (!bounds) {
      found.set(surface, { left: x, top: y, across: 1, down: 1 });
      continue;
    }
    const right = Math.max(bounds.left + bounds.across, x + 1);
    bounds.left = Math.min(bounds.left, x);
    bounds.across = right - bounds.left;
    bounds.down = y + 1 - bounds.top;
  }
  return found;
}

/** In deeper shade, differences do not count for more. */
const DEEPEST = 0.05;

/** All three channels keep the share of the strongest difference, so that there is no color cast. */
function keepEdge(even: Float32Array, ratio: Float32Array, at: number, edge: typeof EDGE.wall): void {
  let most = 0;
  for (let i = at; i < at + 3; i++) {
    const left = Math.max(DEEPEST, Math.min(1, ratio[i]!, even[i]!));
    most = Math.max(most, Math.abs(ratio[i]! - even[i]!) / left);
  }
  const share = smoothstep(edge.from, edge.wholly, most);
  for (let i = at; i < at + 3; i++) even[i] = even[i]! + (ratio[i]! - even[i]!) * share;
}
