import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { spanStrokes } from './uncover-text.ts';

/** A pattern is everywhere: a passing edge must not count as one. */
const USUAL = 0.6;

/**
 * Usual error of spanning on this ground, 8-bit steps: strokes of the same shape are laid on the picture above and
 * below the line, where the background is known.
 *
 * @param line full inside the line of text.
 * @param soft pixels around the strokes that are spanned as well.
 * @returns 0 if there is no place beside the line to test.
 */
export function misfitBeside(window: Raster, line: Mask, strokes: Mask, soft: number): number {
  const { width, height, data } = window;
  const lineHeight = heightOf(line);
  const tried = createMask(width, height);
  for (const by of [-lineHeight, lineHeight]) {
    for (let y = Math.max(0, by); y < Math.min(height, height + by); y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        if (strokes.data[at - by * width]! > 0 && line.data[at] === 0) tried.data[at] = 255;
      }
    }
  }
  const spanned = spanStrokes(window, tried, soft);
  const off: number[] = [];
  for (let i = 0; i < tried.data.length; i++) {
    if (tried.data[i] === 0) continue;
    for (let c = 0; c < 3; c++) off.push(Math.abs(spanned[i * 3 + c]! - data[i * 3 + c]!));
  }
  return off.sort((a, b) => a - b)[Math.floor(USUAL * off.length)] ?? 0;
}

/** Rows between the first and the last in which there is something of the line. */
function heightOf({ width, data }: Mask): number {
  const first = data.findIndex((value) => value > 0);
  const last = data.findLastIndex((value) => value > 0);
  return Math.floor(last / width) - Math.floor(first / width) + 1;
}
