import type { Mask, Raster } from '../../base/raster/raster.ts';
import { CELL } from '../patch-match/patch-grid.ts';
import type { FillWindow } from './fill-window.ts';
import { NETWORK_SIDE } from './inpainting-network.ts';
import { detailSources } from './window-detail.ts';

/**
 * Inserts a filled square into its window, at the photo's full size. If the window is larger than the square, the
 * missing detail is copied from the most similar places of the photo.
 *
 * @param into changed in the hole.
 */
export function putDetailed(
  into: Raster,
  photo: Raster,
  hole: Mask,
  window: FillWindow,
  square: Float32Array,
  seed: number,
): void {
  const scale = { x: NETWORK_SIDE / window.width, y: NETWORK_SIDE / window.height };
  const sources = Math.min(scale.x, scale.y) < 1 ? sourcesIn(hole, window, square, seed) : null;
  const filled: Area = { ...WHOLE_SQUARE, data: square };
  const shown: Area = {
    data: photo.data,
    stride: photo.width,
    left: window.left,
    top: window.top,
    columns: window.width,
    rows: window.height,
  };
  const [soft, there, sharp] = [new Float32Array(3), new Float32Array(3), new Float32Array(3)];
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const i = (window.top + y) * photo.width + window.left + x;
      const alpha = hole.data[i]! / 255;
      if (alpha === 0) continue;
      const [u, v] = [(x + 0.5) * scale.x - 0.5, (y + 0.5) * scale.y - 0.5];
      readBetween(filled, u, v, soft);
      if (sources) addDetail(u, v);
      for (let c = 0; c < 3; c++) {
        const old = photo.data[i * 3 + c]!;
        into.data[i * 3 + c] = Math.min(255, Math.max(0, old + (soft[c]! - old) * alpha + 0.5));
      }
    }
  }

  /** Adds to `soft` the detail at the similar place that the small copy lacks; interpolates between four cells. */
  function addDetail(u: number, v: number): void {
    const [left, top] = [Math.floor(u), Math.floor(v)];
    for (let k = 0; k < 4; k++) {
      const [column, row] = [left + (k & 1), top + (k >> 1)];
      if (column < 0 || row < 0 || column >= NETWORK_SIDE || row >= NETWORK_SIDE) continue;
      const from = sources![row * NETWORK_SIDE + column]!;
      const weight = (k & 1 ? u - left : 1 - u + left) * (k >> 1 ? v - top : 1 - v + top);
      if (from < 0 || weight < 1e-3) continue;
      const [su, sv] = [u + (from % NETWORK_SIDE) - column, v + Math.floor(from / NETWORK_SIDE) - row];
      readBetween(filled, su, sv, there);
      readBetween(shown, (su + 0.5) / scale.x - 0.5, (sv + 0.5) / scale.y - 0.5, sharp);
      for (let c = 0; c < 3; c++) soft[c]! += weight * (sharp[c]! - there[c]!);
    }
  }
}

function sourcesIn(hole: Mask, window: FillWindow, square: Float32Array, seed: number): Int32Array | null {
  const state = new Uint8Array(NETWORK_SIDE ** 2).fill(CELL.source);
  for (let y = 0; y < window.height; y++) {
    const row = Math.floor(((y + 0.5) * NETWORK_SIDE) / window.height) * NETWORK_SIDE;
    for (let x = 0; x < window.width; x++) {
      if (hole.data[(window.top + y) * hole.width + window.left + x] === 0) continue;
      state[row + Math.floor(((x + 0.5) * NETWORK_SIDE) / window.width)] = CELL.hole;
    }
  }
  return detailSources({ width: NETWORK_SIDE, height: NETWORK_SIDE, values: square, state }, seed);
}

/** A rectangle of a picture with three channels. */
interface Area {
  readonly data: Uint8Array | Float32Array;
  /** Pixels from a row to the next. */
  readonly stride: number;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const WHOLE_SQUARE = { stride: NETWORK_SIDE, left: 0, top: 0, columns: NETWORK_SIDE, rows: NETWORK_SIDE };

/** Interpolates between the middles of four cells of an area; places beyond the outer ones have their value. */
function readBetween(area: Area, x: number, y: number, out: Float32Array): void {
  const { data, stride, columns, rows } = area;
  const px = Math.min(columns - 1.001, Math.max(0, x));
  const py = Math.min(rows - 1.001, Math.max(0, y));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [right, low] = [px - left, py - top];
  const at = ((area.top + top) * stride + area.left + left) * 3;
  const below = at + stride * 3;
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! * (1 - right) + data[at + 3 + c]! * right;
    const lower = data[below + c]! * (1 - right) + data[below + 3 + c]! * right;
    out[c] = upper * (1 - low) + lower * low;
  }
}
