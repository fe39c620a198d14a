import type { Seen } from './seen.ts';

/** Light around this is neither held back nor let dominate when neighbours are averaged. */
const MIDDLE_LIGHT = 0.5;
const TENT = [1, 2, 1] as const;

/**
 * Softens the borders between surfaces: there a pixel's few samples tell little of either side, and a sunlit side
 * would outshine the other and leave a dotted line. Pixels on a border become the tent-weighted mean of their
 * neighbourhood, in compressed light as a picture shows it. Changes three floats a pixel in place.
 */
export function softenEdges(light: Float32Array, seen: Seen): void {
  const { width, height } = seen.depth;
  const sharp = light.slice();
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const p = y * width + x;
      if (!isBorder(seen, p, width)) continue;
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = -1; j <= 1; j++) {
          for (let i = -1; i <= 1; i++) {
            const value = sharp[(p + j * width + i) * 3 + k]!;
            sum += (TENT[j + 1]! * TENT[i + 1]! * value) / (value + MIDDLE_LIGHT);
          }
        }
        const mean = sum / 16;
        light[p * 3 + k] = (mean * MIDDLE_LIGHT) / (1 - mean);
      }
    }
  }
}

function isBorder({ material, object }: Seen, p: number, width: number): boolean {
  for (const q of [p - 1, p + 1, p - width, p + width]) {
    if (material[q] !== material[p] || object[q] !== object[p]) return true;
  }
  return false;
}
