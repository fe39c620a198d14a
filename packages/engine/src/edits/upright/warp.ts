import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { type Homography, mapPoint } from '../../inpaint/homography.ts';

/**
 * A picture seen through a projective map, by bicubic convolution (Keys 1981), which keeps edges crisp. Positions
 * beyond its edges show the nearest pixel.
 *
 * @param toPicture from positions in the result to positions in the picture, both of one size.
 */
export function warpRaster(picture: Raster, toPicture: Homography): Raster {
  const { width, height, data } = picture;
  const out = createRaster(width, height);
  const across = new Float64Array(4);
  const down = new Float64Array(4);
  const columns = new Int32Array(4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const from = mapPoint(toPicture, x + 0.5, y + 0.5);
      const left = Math.floor(from.x - 0.5);
      const top = Math.floor(from.y - 0.5);
      cubicWeights(from.x - 0.5 - left, across);
      cubicWeights(from.y - 0.5 - top, down);
      for (let i = 0; i < 4; i++) columns[i] = Math.min(width - 1, Math.max(0, left - 1 + i)) * 3;
      let [red, green, blue] = [0, 0, 0];
      for (let j = 0; j < 4; j++) {
        const row = Math.min(height - 1, Math.max(0, top - 1 + j)) * width * 3;
        for (let i = 0; i < 4; i++) {
          const weight = down[j]! * across[i]!;
          const p = row + columns[i]!;
          red += weight * data[p]!;
          green += weight * data[p + 1]!;
          blue += weight * data[p + 2]!;
        }
      }
      out.data[at] = toByte(red);
      out.data[at + 1] = toByte(green);
      out.data[at + 2] = toByte(blue);
    }
  }
  return out;
}

function cubicWeights(t: number, weights: Float64Array): void {
  const t2 = t * t;
  const t3 = t2 * t;
  weights[0] = -0.5 * t3 + t2 - 0.5 * t;
  weights[1] = 1.5 * t3 - 2.5 * t2 + 1;
  weights[2] = -1.5 * t3 + 2 * t2 + 0.5 * t;
  weights[3] = 0.5 * t3 - 0.5 * t2;
}

function toByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}
