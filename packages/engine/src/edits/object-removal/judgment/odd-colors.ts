import { createMask, type Mask, type Raster } from '../../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../../base/raster/resize.ts';
import type { HiddenSurface } from '../../../inpaint/learned/hidden-surfaces.ts';
import { MEMBRANE, spanMembrane } from '../../../inpaint/membrane.ts';

/** Coverage of a cell from which on it shows a surface for certain, and lies behind things; 8-bit steps. */
const COVERED = { shown: 200, behind: 128, hole: 128 };
/** Smallest numbers of cells that tell the colors of a surface, and that are worth judging. */
const LEAST = { shown: 60, behind: 10 };
/**
 * Colors that are this far from those around them are odd: 8-bit steps, and multiples of the surface's own scatter (nine in
 * ten of its places differ less from their neighbors).
 */
const ODD = { steps: 36, scatters: 2.5, quantile: 0.9 };
/** Distance of the neighbors that tell the scatter, cells, and how many of the eight must show the surface. */
const NEIGHBORS = { distance: 3, least: 6 };

/**
 * Where a fill has a color that its surface has nowhere: a dark smear on a bright floor, a slab before a wall. The color
 * of a surface inside the hole is spanned between its visible parts. Patterned surfaces have no odd colors.
 *
 * @param surfaces those of the photo, before anything was removed.
 * @returns cells, 255 where odd; all are in the hole.
 */
export function oddColors(
  filled: Raster,
  hole: Mask,
  surfaces: readonly HiddenSurface[],
  { width, height }: { readonly width: number; readonly height: number },
): Mask {
  const small = resizeRaster(filled, width, height);
  const inHole = resizeMask(hole, width, height, 'area').data;
  const odd = createMask(width, height);
  const isJudged = new Uint8Array(width * height);
  for (const surface of surfaces) {
    const state = statesOf(surface, inHole, small);
    if (countOf(state, MEMBRANE.known) < LEAST.shown || countOf(state, MEMBRANE.unknown) < LEAST.behind)
      continue;
    const values = Float32Array.from(small.data);
    const spanned = spanMembrane({ width, height, channels: 3, values, state });
    const limit = Math.max(ODD.steps, ODD.scatters * scatterOf(small, state));
    for (let i = 0; i < state.length; i++) {
      if (state[i] !== MEMBRANE.unknown || inHole[i]! < COVERED.hole || isJudged[i]) continue;
      isJudged[i] = 1;
      const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(spanned[i * 3 + c]! - values[i * 3 + c]!)));
      if (apart > limit) odd.data[i] = 255;
    }
  }
  return odd;
}

/** Cells that show the surface beside the hole, and cells of the hole before it. */
function statesOf(surface: HiddenSurface, inHole: Uint8Array, { width, height }: Raster): Uint8Array {
  const shown = resizeMask(surface.shown, width, height, 'area').data;
  const behind = resizeMask(surface.behind, width, height, 'area').data;
  return inHole.map((hole, i) => {
    if (hole === 0) return shown[i]! > COVERED.shown ? MEMBRANE.known : MEMBRANE.outside;
    return behind[i]! >= COVERED.behind ? MEMBRANE.unknown : MEMBRANE.outside;
  });
}

const countOf = (state: Uint8Array, one: number): number =>
  state.reduce((sum, value) => sum + (value === one ? 1 : 0), 0);

/** How far places of a surface usually differ from their neighbors, 8-bit steps. */
function scatterOf({ width, height, data }: Raster, state: Uint8Array): number {
  const { distance } = NEIGHBORS;
  const around = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => (y * width + x) * distance)).filter(Boolean);
  const steps: number[] = [];
  for (let y = distance; y < height - distance; y++) {
    for (let x = distance; x < width - distance; x++) {
      const i = y * width + x;
      if (state[i] !== MEMBRANE.known) continue;
      const seen = around.filter((step) => state[i + step] === MEMBRANE.known);
      if (seen.length < NEIGHBORS.least) continue;
      const apart = (c: number) => {
        const mean = seen.reduce((sum, step) => sum + data[(i + step) * 3 + c]!, 0) / seen.length;
        return Math.abs(mean - data[i * 3 + c]!);
      };
      steps.push(Math.max(apart(0), apart(1), apart(2)));
    }
  }
  steps.sort((a, b) => a - b);
  return steps[Math.floor(steps.length * ODD.quantile)] ?? Infinity;
}
