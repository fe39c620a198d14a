import { boxMeanInto } from '../../base/raster/box-filter.ts';
import { floatsAt } from '../../base/typed-arrays.ts';
import type { Chart } from '../chart.ts';
import type { Fill, FillSource } from '../fill.ts';
import { type Homography, mapPoint } from '../homography.ts';
import { surfaceLight } from '../light/surface-light.ts';
import { readPhoto } from '../photo-levels.ts';
import { CELL, type PatchGrid } from './patch-grid.ts';
import { fillByPatches, type PatchedGrid } from './patch-match.ts';

/** Texture is handled as if lit like this, 8-bit steps. */
const NEUTRAL = 128;
/** A surface with a brighter channel has lost its color and most of its texture, 8-bit steps. */
export const BURNT_OUT = 240;
/** Cells about a burnt-out one that mostly are, too, when it is more than a joint. */
const BURNT_RADIUS = 4;

/** How a surface is filled; by default with patches in an even tint, between the photo's own pixels. */
export interface PatchFillOptions {
  /** Light on every cell of the surface, seen or hidden: three values a cell, 8-bit steps, at least 1. */
  readonly lightOn?: (seen: PatchGrid, chart: Chart) => Float32Array;
  /** The fill without a patch, between the chart's cells. */
  readonly elsewhere?: Pick<Fill, 'colorAt'>;
  /** Chooses the cells to copy on texture without light; null if there are none. */
  readonly choose?: (texture: PatchGrid) => Pick<PatchedGrid, 'from' | 'misfit'> | null;
}

/**
 * Fills a hole in a flat surface with patches of the same surface, seen straight on. Light and texture are separate:
 * patches carry texture, light is spanned by a membrane, so that a gradient of daylight does not tear. Detail is read
 * from the photo at full resolution.
 *
 * @param stateAt one of `CELL` for each pixel of the working copy.
 * @returns null if there is nothing to copy: by default not a single complete patch.
 */
export function fillWithPatches(
  source: FillSource,
  chart: Chart,
  stateAt: (pixel: number) => number,
  seed: number,
  options: PatchFillOptions = {},
): Fill | null {
  const { lightOn = evenTint, elsewhere = photoItself(source) } = options;
  const { choose = (texture) => fillByPatches(texture, seed) } = options;
  const seen = photographed(source, chart, stateAt);
  // An overexposed floor shows its brightness, but not its look.
  const light = lightOn(seen, chart);
  const grid = { ...seen, state: withoutBurntOut(seen) };
  const texture: PatchGrid = { ...grid, values: divided(grid.values, light) };
  const patched = choose(texture);
  if (patched === null) return null;
  const { width, height } = source.copy;
  const { fromPicture, toPicture } = chart;
  const [sample, here, there] = [new Float32Array(3), new Float32Array(3), new Float32Array(3)];
  return {
    misfit: Math.sqrt(patched.misfit),
    colorAt(x, y, out) {
      const place = mapPoint(fromPicture, x * width, y * height);
      const column = Math.min(chart.width - 1.001, Math.max(0, place.x - 0.5));
      const row = Math.min(chart.height - 1.001, Math.max(0, place.y - 0.5));
      const left = Math.floor(column);
      const top = Math.floor(row);
      out.fill(0);
      let weights = 0;
      for (let k = 0; k < 4; k++) {
        const cell = (top + (k >> 1)) * chart.width + left + (k & 1);
        const from = patched.from[cell]!;
        const weight = (k & 1 ? column - left : 1 - column + left) * (k >> 1 ? row - top : 1 - row + top);
        if (from < 0 || weight < 1e-3) continue;
        const across = (from % chart.width) - (cell % chart.width);
        const down = Math.floor(from / chart.width) - Math.floor(cell / chart.width);
        const sourceX = place.x + across;
        const sourceY = place.y + down;
        const seen = mapPoint(toPicture, sourceX, sourceY);
        readPhoto(
          source.levels,
          seen.x / width,
          seen.y / height,
          shrinkage(toPicture, place, sourceX, sourceY),
          sample,
        );
        lightAt(light, chart, column, row, here);
        lightAt(light, chart, sourceX - 0.5, sourceY - 0.5, there);
        for (let c = 0; c < 3; c++) out[c]! += (weight * here[c]! * sample[c]!) / there[c]!;
        weights += weight;
      }
      if (weights === 0) elsewhere.colorAt(x, y, out);
      else for (let c = 0; c < 3; c++) out[c]! /= weights;
    },
  };
}

/** Pixels of the photo per cell of a chart, in the direction in which it shows fewer. */
export function finenessOf({ copy, levels }: FillSource, { width, height, toPicture }: Chart): Float32Array {
  const scale = levels[0]!.width / copy.width;
  return floatsAt(width * height, (i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const here = mapPoint(toPicture, x, y);
    const across = mapPoint(toPicture, x + 1, y);
    const down = mapPoint(toPicture, x, y + 1);
    const columns = Math.hypot(across.x - here.x, across.y - here.y);
    return scale * Math.min(columns, Math.hypot(down.x - here.x, down.y - here.y));
  });
}

function photoItself({ levels }: FillSource): Pick<Fill, 'colorAt'> {
  return { colorAt: (x, y, out) => readPhoto(levels, x, y, 1, out) };
}

/** The surface as the chart shows it. */
function photographed(
  { copy, levels }: FillSource,
  { width, height, toPicture }: Chart,
  stateAt: (pixel: number) => number,
): PatchGrid {
  const values = new Float32Array(width * height * 3);
  const state = new Uint8Array(width * height);
  const color = new Float32Array(3);
  const scale = levels[0]!.width / copy.width;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const place = mapPoint(toPicture, x + 0.5, y + 0.5);
      const column = Math.floor(place.x);
      const row = Math.floor(place.y);
      if (!(column >= 0 && row >= 0 && column < copy.width && row < copy.height)) continue;
      state[i] = stateAt(row * copy.width + column);
      if (state[i] !== CELL.source) continue;
      const next = mapPoint(toPicture, x + 1.5, y + 1.5);
      const shrink = (scale * Math.hypot(next.x - place.x, next.y - place.y)) / Math.SQRT2;
      readPhoto(levels, place.x / copy.width, place.y / copy.height, shrink, color);
      values.set(color, i * 3);
    }
  }
  return { width, height, values, state };
}

/** Overexposed patches are not sources; white joints between bricks are. */
function withoutBurntOut({ width, height, values, state }: PatchGrid): Uint8Array {
  const isBurnt = state.map((cell, i) =>
    cell === CELL.source && Math.max(values[i * 3]!, values[i * 3 + 1]!, values[i * 3 + 2]!) > BURNT_OUT
      ? 1
      : 0,
  );
  if (!isBurnt.includes(1)) return state;
  const share = Float32Array.from(isBurnt);
  boxMeanInto(share, share, width, height, BURNT_RADIUS);
  return state.map((cell, i) => (isBurnt[i] && share[i]! > 0.5 ? CELL.outside : cell));
}

function divided(values: Float32Array, light: Float32Array): Float32Array {
  return values.map((value, i) => (value / light[i]!) * NEUTRAL);
}

/** The light on a surface by its brightness alone. */
function evenTint(seen: PatchGrid): Float32Array {
  const light = surfaceLight(seen);
  return seen.values.map((_, i) => light[Math.floor(i / 3)]!);
}

function lightAt(
  light: Float32Array,
  { width, height }: Chart,
  x: number,
  y: number,
  out: Float32Array,
): void {
  const column = Math.min(width - 1.001, Math.max(0, x));
  const row = Math.min(height - 1.001, Math.max(0, y));
  const left = Math.floor(column);
  const top = Math.floor(row);
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = light[at + c]! * (1 - column + left) + light[at + 3 + c]! * (column - left);
    const lower = light[below + c]! * (1 - column + left) + light[below + 3 + c]! * (column - left);
    out[c] = upper * (1 - row + top) + lower * (row - top);
  }
}

/** How many pixels of the photo around the place copied go on one around the place filled. */
function shrinkage(
  h: Homography,
  { x, y }: { x: number; y: number },
  sourceX: number,
  sourceY: number,
): number {
  const depth = h[6] * x + h[7] * y + h[8];
  const sourceDepth = h[6] * sourceX + h[7] * sourceY + h[8];
  return (depth / sourceDepth) ** 1.5;
}
