import { dilate, erode } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { MEMBRANE, spanMembrane } from '../../inpaint/membrane.ts';
import type { Strokes } from './strokes.ts';

/** How a mark mixes its ink with the picture. */
export interface Mixture {
  /** 0 … 1. */
  readonly opacity: number;
  /** sRGB, 0 … 255. */
  readonly ink: readonly [number, number, number];
  /** Deviation of the strokes from that mixture, 8-bit steps (root mean square). */
  readonly misfit: number;
}

/** From this opacity on too little of the picture is visible. */
export const MOST_SEEN_THROUGH = 0.8;
/** Backgrounds with a smaller spread of brightness, 8-bit steps, cannot separate ink and opacity. */
const LEAST_SPREAD = 14;

/** Effect of compression and rounding on strokes, 8-bit steps: weaker detail is not worth unmixing. */
const NOISE = 4;

/** The picture under strokes, spanned from their surroundings; `soft` pixels around the strokes are spanned as well. */
export function spanStrokes({ width, height, data }: Raster, strokes: Mask, soft: number): Float32Array {
  const around = dilate(strokes, soft);
  const state = new Uint8Array(width * height);
  for (let i = 0; i < state.length; i++) state[i] = around.data[i]! > 0 ? MEMBRANE.unknown : MEMBRANE.known;
  return spanMembrane({ width, height, channels: 3, values: Float32Array.from(data), state });
}

/** Fits opacity and ink to the visible and the expected color in the middle of the strokes. */
export function fitMixture({ data }: Raster, { mask, ink }: Strokes, bare: Float32Array): Mixture | null {
  const core = coreOf(mask);
  const places: number[] = [];
  for (let i = 0; i < core.data.length; i++) if (core.data[i]! > 0) places.push(i);
  if (places.length < 12) return null;
  const extreme = ink === 'white' ? 255 : 0;
  let opacity = opacityFor(data, bare, places, [extreme, extreme, extreme]);
  let color: [number, number, number] = [extreme, extreme, extreme];
  const slope = commonSlope(data, bare, places);
  if (slope !== null) {
    const free = 1 - slope;
    const fitted = [0, 1, 2].map((c) => {
      const [shown, under] = [mean(data, places, c), mean(bare, places, c)];
      return Math.min(255, Math.max(0, (shown - slope * under) / free));
    }) as [number, number, number];
    const own = opacityFor(data, bare, places, fitted);
    if (misfitOf(data, bare, places, own, fitted) < 0.85 * misfitOf(data, bare, places, opacity, color)) {
      [opacity, color] = [own, fitted];
    }
  }
  return { opacity, ink: color, misfit: misfitOf(data, bare, places, opacity, color) };
}

/** The middle of strokes; of thin ones, all of them. */
function coreOf(mask: Mask): Mask {
  const core = erode(mask, 1);
  const count = (one: Mask) => one.data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);
  return count(core) >= 0.15 * count(mask) ? core : mask;
}

const mean = (values: ArrayLike<number>, places: readonly number[], c: number): number =>
  places.reduce((sum, i) => sum + values[i * 3 + c]!, 0) / places.length;

/** The opacity that brings the bare picture nearest to the visible one (median over places). */
function opacityFor(
  shown: Uint8Array,
  bare: Float32Array,
  places: readonly number[],
  ink: readonly number[],
): number {
  const found: number[] = [];
  for (const i of places) {
    let [product, squares] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const room = ink[c]! - bare[i * 3 + c]!;
      product += (shown[i * 3 + c]! - bare[i * 3 + c]!) * room;
      squares += room * room;
    }
    if (squares > 300) found.push(product / squares);
  }
  if (found.length === 0) return 1;
  found.sort((a, b) => a - b);
  return Math.min(1, Math.max(0, found[found.length >> 1]!));
}

/**
 * Slope of the strokes' brightness over that of the background, 0.05 … 0.95; null if the background varies too
 * little.
 */
function commonSlope(shown: Uint8Array, bare: Float32Array, places: readonly number[]): number | null {
  let [product, squares, spread] = [0, 0, 0];
  for (let c = 0; c < 3; c++) {
    const [shownMean, bareMean] = [mean(shown, places, c), mean(bare, places, c)];
    for (const i of places) {
      const off = bare[i * 3 + c]! - bareMean;
      product += off * (shown[i * 3 + c]! - shownMean);
      squares += off * off;
    }
    spread += Math.sqrt(squares / places.length / (c + 1));
  }
  return spread / 3 < LEAST_SPREAD ? null : Math.min(0.95, Math.max(0.05, product / squares));
}

function misfitOf(
  shown: Uint8Array,
  bare: Float32Array,
  places: readonly number[],
  opacity: number,
  ink: readonly number[],
): number {
  let squares = 0;
  for (const i of places) {
    for (let c = 0; c < 3; c++) {
      const expected = (1 - opacity) * bare[i * 3 + c]! + opacity * ink[c]!;
      squares += Math.min(40, Math.abs(shown[i * 3 + c]! - expected)) ** 2;
    }
  }
  return Math.sqrt(squares / (3 * places.length));
}

/**
 * Removes strokes: unmixes them where their middle shows the picture through, else uses the spanned picture. Pixels
 * farther from the strokes than `soft` keep their bytes.
 */
export function uncoverStrokes(
  window: Raster,
  strokes: Mask,
  mixture: Mixture | null,
  bare: Float32Array,
  soft: number,
): { raster: Raster; changed: Mask } {
  const { width, height, data } = window;
  const out = data.slice();
  const changed = createMask(width, height);
  const around = dilate(strokes, soft);
  const core = erode(strokes, 1);
  const seenThrough = mixture !== null && mixture.opacity <= MOST_SEEN_THROUGH;
  for (let i = 0; i < strokes.data.length; i++) {
    if (around.data[i] === 0) continue;
    changed.data[i] = 255;
    for (let c = 0; c < 3; c++) {
      let value = bare[i * 3 + c]!;
      if (seenThrough && core.data[i]! > 0) {
        const { opacity, ink, misfit } = mixture;
        const unmixed = (data[i * 3 + c]! - opacity * ink[c]!) / (1 - opacity);
        const detail = misfit ** 2 / (misfit ** 2 + NOISE ** 2);
        value += detail * (Math.min(255, Math.max(0, unmixed)) - value);
      }
      out[i * 3 + c] = Math.round(Math.min(255, Math.max(0, value)));
    }
  }
  return { raster: { width, height, data: out }, changed };
}
