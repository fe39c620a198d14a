import { boxMeanInto } from '../../base/raster/box-filter.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizePlane } from '../../base/raster/resize.ts';
import { floatsAt } from '../../base/typed-arrays.ts';
import type { FoundSky } from '../../scene/sky/find-sky.ts';

/** Colors (sRGB-encoded, 0 … 1) around the sky's edge, on a coarse grid. */
export interface SkyBackdrop {
  readonly width: number;
  readonly height: number;
  /** The old sky, continued behind the foreground: red, green and blue planes. */
  readonly sky: ColorPlanes;
  /** The nearby foreground. */
  readonly things: ColorPlanes;
}

export type ColorPlanes = readonly [Float32Array, Float32Array, Float32Array];

/** Radii of the squares that colors are averaged over, as shares of the long side, and how much of them is enough. */
const SKY_REACHES = [
  { radius: 0.01, support: 0.15 },
  { radius: 0.03, support: 0.02 },
  { radius: 0.12, support: 0.001 },
] as const;
const THING_REACHES = [
  { radius: 0.012, support: 0.012 },
  { radius: 0.05, support: 0.0006 },
] as const;

/** Weight of pale pixels among things: most of them are twigs mixed with sky. */
const PALE = 0.04;
/** Long side of the grid. */
const SIDE = 240;

/**
 * The two colors that mix in every pixel near the sky's edge.
 *
 * @param small the photo at the size of the found sky.
 */
export function skyBackdrop(small: Raster, { sky }: Pick<FoundSky, 'sky'>): SkyBackdrop {
  const { width, height } = fitWithin(small, SIDE);
  const inside = (i: number): number => (sky.data[i] ? 1 : 0);
  const outside = (i: number): number => (sky.data[i] ? 0 : PALE + darkness(small, i) ** 2);
  return {
    width,
    height,
    sky: spreadColors(small, inside, width, height, SKY_REACHES),
    things: spreadColors(small, outside, width, height, THING_REACHES),
  };
}

/** 0 (white) … 1 (black), by green. */
function darkness({ data }: Raster, i: number): number {
  return 1 - data[3 * i + 1]! / 255;
}

/** Mean colors of the chosen pixels around every cell of a coarser grid. */
function spreadColors(
  small: Raster,
  weight: (i: number) => number,
  width: number,
  height: number,
  reaches: readonly { readonly radius: number; readonly support: number }[],
): ColorPlanes {
  const pixels = small.width * small.height;
  const onGrid = (value: (i: number) => number): Float32Array =>
    resizePlane({ ...small, data: floatsAt(pixels, (i) => value(i)) }, width, height).data;
  const total = onGrid(weight);
  const sums = [0, 1, 2].map((c) => onGrid((i) => (weight(i) * small.data[3 * i + c]!) / 255));
  const cells = width * height;
  const out: ColorPlanes = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)];
  const done = new Uint8Array(cells);
  for (const { radius, support } of reaches) {
    if (!done.includes(0)) return out;
    const size = Math.max(1, Math.round(radius * Math.max(width, height)));
    const spread = (values: Float32Array): Float32Array => {
      const result = new Float32Array(cells);
      boxMeanInto(values, result, width, height, size);
      boxMeanInto(result, result, width, height, size);
      return result;
    };
    const near = spread(total);
    const colors = sums.map(spread);
    for (let i = 0; i < cells; i++) {
      if (done[i] || near[i]! <= support) continue;
      done[i] = 1;
      for (let c = 0; c < 3; c++) out[c]![i] = colors[c]![i]! / near[i]!;
    }
  }
  const whole = total.reduce((sum, value) => sum + value, 0) || 1;
  for (const [c, plane] of out.entries()) {
    const mean = sums[c]!.reduce((sum, value) => sum + value, 0) / whole;
    for (let i = 0; i < cells; i++) if (!done[i]) plane[i] = mean;
  }
  return out;
}
