/**
 * Reads three channels between pixels, without those outside: the mean of the four nearest, weighted by distance.
 *
 * @param values channel by channel, pixel by pixel.
 * @param x, y in pixels, whole at their middles; beyond the border the nearest counts.
 * @param out the color, zeros where none of the four is inside.
 * @returns whether any is.
 */
export function readBetween(
  values: Float32Array,
  isInside: (pixel: number) => boolean,
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
  out: Float32Array,
): boolean {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let weights = 0;
  out.fill(0);
  for (let k = 0; k < 4; k++) {
    const column = Math.min(width - 1, Math.max(0, left + (k & 1)));
    const row = Math.min(height - 1, Math.max(0, top + (k >> 1)));
    const at = row * width + column;
    if (!isInside(at)) continue;
    const weight = (k & 1 ? x - left : 1 - x + left) * (k >> 1 ? y - top : 1 - y + top) + 1e-4;
    weights += weight;
    for (let c = 0; c < 3; c++) out[c]! += weight * values[at * 3 + c]!;
  }
  if (weights === 0) return false;
  for (let c = 0; c < 3; c++) out[c]! /= weights;
  return true;
}
