import { maskedBlur } from '../base/raster/masked-blur.ts';
import type { Mask } from '../base/raster/raster.ts';
import { fillAlongBoards } from './boards/board-fill.ts';
import { type Chart, chartAround } from './chart.ts';
import { endlessGrain } from './endless-grain.ts';
import type { Fill, FillSource } from './fill.ts';
import { paintGrain } from './grain.ts';
import { type Homography, mapPoint } from './homography.ts';
import { paintColor } from './paint/whole-paint.ts';
import { fillWithPatches, finenessOf } from './patch-match/patch-fill.ts';
import { CELL, type PatchGrid } from './patch-match/patch-grid.ts';
import { readBetween } from './read-between.ts';

/**
 * Structure finer than this share of a chart's longer side is texture, coarser is light or a stain. Boards are laid in
 * long pieces: what is coarser within one would show where it ends.
 */
const TEXTURE_SHARE = { patches: 0.07, boards: 0.03 };

/** The data of a surface to fill, by pixel of the working copy. */
export interface Paint {
  /** From `wholePaint`. */
  readonly logs: Float32Array;
  readonly isPlane: Uint8Array;
  readonly isBare: Uint8Array;
}

/** Fills with the whole surface's paint in its light, and the photo's own grain. */
export function fillWithWholePaint(source: FillSource, paint: Paint, seed: number): Fill {
  const whole = source.levels[0]!;
  const addGrain = endlessGrain(paintGrain(whole, paint.isBare, source.copy, seed), seed);
  const { width, height } = source.copy;
  return {
    misfit: 0,
    colorAt(x, y, out) {
      readPaint(paint, source.copy, x * width - 0.5, y * height - 0.5, out);
      addGrain(Math.floor(x * whole.width), Math.floor(y * whole.height), out);
    },
  };
}

/**
 * Fills with the surface's texture in the light of the whole surface, along its boards if it has boards, else with
 * patches: coarser structure at the source (a stain, a shadow, a mirrored window) is not copied.
 *
 * @returns null if the surface contains not a single complete patch.
 */
export function fillWithTexture(
  source: FillSource,
  paint: Paint,
  hole: Mask,
  toPicture: Homography,
  seed: number,
): Fill | null {
  const { isPlane, isBare } = paint;
  const isHole = isPlane.map((one, i) => (one && hole.data[i] ? 1 : 0));
  const chart = chartAround(
    toPicture,
    source.copy,
    (pixel) => isHole[pixel] === 1,
    (pixel) => isBare[pixel] === 1,
  );
  if (!chart) return null;
  const stateAt = (pixel: number) => (isHole[pixel] ? CELL.hole : isBare[pixel] ? CELL.source : CELL.outside);
  const plain = fillWithWholePaint(source, paint, seed);
  const choose = (texture: PatchGrid) => fillAlongBoards(texture, finenessOf(source, chart), seed);
  const lightBy = (share: number) => (seen: PatchGrid) => lightOn(seen, chart, source.copy, paint, share);
  const boards = { lightOn: lightBy(TEXTURE_SHARE.boards), elsewhere: plain, choose };
  const patches = { lightOn: lightBy(TEXTURE_SHARE.patches), elsewhere: plain };
  return (
    fillWithPatches(source, chart, stateAt, seed, boards) ??
    fillWithPatches(source, chart, stateAt, seed, patches)
  );
}

/** Light on a chart: the visible one on visible cells; elsewhere that of the whole surface. */
function lightOn(
  { state, values }: PatchGrid,
  { width, height, toPicture }: Chart,
  copy: FillSource['copy'],
  paint: Paint,
  share: number,
): Float32Array {
  const isSource = state.map((cell) => (cell === CELL.source ? 1 : 0));
  const radius = Math.max(3, Math.round((share * Math.max(width, height)) / 2));
  const shown = maskedBlur({ width, height, channels: 3, data: values }, isSource, radius, 2).values;
  const light = new Float32Array(values.length).fill(128);
  const color = new Float32Array(3);
  for (let i = 0; i < state.length; i++) {
    if (isSource[i]) {
      for (let c = 0; c < 3; c++) light[i * 3 + c] = Math.max(1, shown[i * 3 + c]!);
      continue;
    }
    const { x, y } = mapPoint(toPicture, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    if (!(x >= 0 && y >= 0 && x < copy.width && y < copy.height)) continue;
    if (!readPaint(paint, copy, x - 0.5, y - 0.5, color)) continue;
    for (let c = 0; c < 3; c++) light[i * 3 + c] = Math.max(1, color[c]!);
  }
  return light;
}

/** Interpolates between the paint's pixels, without those off the surface; false if there are none. */
function readPaint(
  { logs, isPlane }: Paint,
  size: { readonly width: number; readonly height: number },
  x: number,
  y: number,
  out: Float32Array,
): boolean {
  if (!readBetween(logs, (pixel) => isPlane[pixel] !== 0, size, x, y, out)) return false;
  for (let c = 0; c < 3; c++) out[c] = paintColor(out[c]!);
  return true;
}
