import { oklabFromBytes } from '../base/color/oklab.ts';
import { boxMeanInto } from '../base/raster/box-filter.ts';
import type { Raster } from '../base/raster/raster.ts';

/** A picture in OKLab: L a b interleaved. */
export interface OklabImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture's bytes in OKLab. */
export function oklabImage(raster: Raster): OklabImage {
  const data = new Float32Array(raster.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const color = oklabFromBytes(raster.data[i]!, raster.data[i + 1]!, raster.data[i + 2]!);
    data[i] = color.L;
    data[i + 1] = color.a;
    data[i + 2] = color.b;
  }
  return { width: raster.width, height: raster.height, data };
}

/**
 * Removes grain and fine texture but keeps edges: every channel by the guided filter (He, Sun and Tang 2013) with
 * lightness as its guide.
 *
 * @param epsilon variance of lightness that counts as texture.
 */
export function smoothed(image: OklabImage, radius: number, epsilon: number): OklabImage {
  const { width, height, data } = image;
  const cells = width * height;
  const guide = channel(data, 0, cells);
  const meanGuide = mean(guide, width, height, radius);
  const variance = mean(product(guide, guide), width, height, radius);
  for (let i = 0; i < cells; i++) variance[i]! -= meanGuide[i]! ** 2;

  const out = new Float32Array(data.length);
  for (let c = 0; c < 3; c++) {
    const input = c === 0 ? guide : channel(data, c, cells);
    const slope = mean(product(guide, input), width, height, radius);
    const offset = mean(input, width, height, radius);
    for (let i = 0; i < cells; i++) {
      slope[i] = (slope[i]! - meanGuide[i]! * offset[i]!) / (variance[i]! + epsilon);
      offset[i]! -= slope[i]! * meanGuide[i]!;
    }
    boxMeanInto(slope, slope, width, height, radius);
    boxMeanInto(offset, offset, width, height, radius);
    for (let i = 0; i < cells; i++) out[i * 3 + c] = slope[i]! * guide[i]! + offset[i]!;
  }
  return { width, height, data: out };
}

function channel(data: Float32Array, index: number, cells: number): Float32Array {
  const out = new Float32Array(cells);
  for (let i = 0; i < cells; i++) out[i] = data[i * 3 + index]!;
  return out;
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, i) => value * b[i]!);
}

function mean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(values.length);
  boxMeanInto(values, out, width, height, radius);
  return out;
}
