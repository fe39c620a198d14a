import type { OklabImage } from './oklab-image.ts';

/**
 * The color at a position between pixels (the middle of the first one is 0.5, 0.5), mixed from the four around it;
 * outside the picture that of its border. Written to `out` from `at`: L, a, b.
 */
export function mixedColor(
  { width, height, data }: OklabImage,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
): void {
  const px = Math.min(width - 1, Math.max(0, x - 0.5));
  const py = Math.min(height - 1, Math.max(0, y - 0.5));
  const left = Math.min(width - 2, Math.floor(px));
  const top = Math.min(height - 2, Math.floor(py));
  const u = px - left;
  const v = py - top;
  const upper = (top * width + left) * 3;
  const lower = upper + width * 3;
  for (let c = 0; c < 3; c++) {
    const above = data[upper + c]! + u * (data[upper + 3 + c]! - data[upper + c]!);
    const below = data[lower + c]! + u * (data[lower + 3 + c]! - data[lower + c]!);
    out[at + c] = above + v * (below - above);
  }
}
