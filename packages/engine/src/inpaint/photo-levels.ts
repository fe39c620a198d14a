import type { Raster } from '../base/raster/raster.ts';
import { resizeRaster } from '../base/raster/resize.ts';

/**
 * A photo at full, half, quarter … size: places that are seen larger than they are shown are read from a smaller
 * copy.
 */
export type PhotoLevels = readonly Raster[];

const LEVELS = 4;

/** The photo and its smaller copies. */
export function photoLevels(photo: Raster): PhotoLevels {
  const levels = [photo];
  while (levels.length < LEVELS) {
    const last = levels.at(-1)!;
    if (Math.min(last.width, last.height) < 64) break;
    levels.push(resizeRaster(last, last.width >> 1, last.height >> 1));
  }
  return levels;
}

/**
 * Reads the photo between its pixels.
 *
 * @param x, y as shares of the picture; beyond its edge the nearest pixel counts.
 * @param shrink pixels of the photo per pixel of the result; 1 or less reads the photo itself.
 * @param out receives three values 0 … 255.
 */
export function readPhoto(
  levels: PhotoLevels,
  x: number,
  y: number,
  shrink: number,
  out: Float32Array,
): void {
  const level = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(shrink))));
  const { width, height, data } = levels[level]!;
  const px = Math.min(width - 1, Math.max(0, x * width - 0.5));
  const py = Math.min(height - 1, Math.max(0, y * height - 0.5));
  const left = Math.min(width - 2, Math.floor(px));
  const top = Math.min(height - 2, Math.floor(py));
  const right = px - left;
  const low = py - top;
  const at = (top * width + left) * 3;
  const below = at + width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = data[at + c]! * (1 - right) + data[at + 3 + c]! * right;
    const lower = data[below + c]! * (1 - right) + data[below + 3 + c]! * right;
    out[c] = upper * (1 - low) + lower * low;
  }
}
