import { createRandom } from '../base/random.ts';
import { gaussianBlur } from '../base/raster/gaussian-blur.ts';
import { createPlane, type Raster } from '../base/raster/raster.ts';
import { floatsAt } from '../base/typed-arrays.ts';
import { type Grain, sampledGrain } from './sampled-grain.ts';

/** Side of the grain that is made, pixels. */
const SIDE = 128;
/** Grainier than this is texture. */
const GRAINIEST = 6;
/** Pixels measured at most. */
const MEASURED = 40_000;

/**
 * The photo's grain where a plane shows its paint: a sample of it if enough is in view, else more of it that is made:
 * with the same strength in each channel, the same correlation, and the same coarseness.
 *
 * @param isPaint by pixel of `copy`, a smaller copy of the photo.
 */
export function paintGrain(
  photo: Raster,
  isPaint: Uint8Array,
  copy: { readonly width: number; readonly height: number },
  seed: number,
): Grain {
  const { width, height } = copy;
  return sampledGrain(photo, { width, height, isPaint }) ?? madeGrain(photo, isPaint, copy, seed);
}

function madeGrain(
  photo: Raster,
  isPaint: Uint8Array,
  copy: { readonly width: number; readonly height: number },
  seed: number,
): Grain {
  const { spread, shared, coarseness } = measure(photo, isPaint, copy);
  const random = createRandom(seed ^ 0x9a1b);
  const common = noise(random, coarseness);
  const own = [noise(random, coarseness), noise(random, coarseness), noise(random, coarseness)];
  const values = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    for (let c = 0; c < 3; c++) {
      values[i * 3 + c] = spread[c]! * (Math.sqrt(shared) * common[i]! + Math.sqrt(1 - shared) * own[c]![i]!);
    }
  }
  return { side: SIDE, values };
}

interface Measured {
  /** Standard deviation of each channel, 8-bit steps. */
  readonly spread: readonly number[];
  /** Correlation of channels, 0 … 1. */
  readonly shared: number;
  /** Correlation of neighbors, 0 … 1. */
  readonly coarseness: number;
}

/** By differences of neighbors two apart and one apart, robust against the paint's own slopes. */
function measure(
  { width, height, data }: Raster,
  isPaint: Uint8Array,
  copy: { readonly width: number; readonly height: number },
): Measured {
  const stride = Math.max(1, Math.floor((width * height) / (MEASURED * 8)));
  const far: number[][] = [[], [], []];
  const near: number[] = [];
  let product = 0;
  let squares = 0;
  for (let i = 0; i < width * height && near.length < MEASURED; i += stride) {
    const x = i % width;
    const y = Math.floor(i / width);
    if (x < 4 || x >= width - 4) continue;
    const inCopy = (column: number) =>
      Math.min(copy.height - 1, Math.floor((y * copy.height) / height)) * copy.width +
      Math.min(copy.width - 1, Math.floor((column * copy.width) / width));
    if (!isPaint[inCopy(x - 4)] || !isPaint[inCopy(x + 4)]) continue;
    const difference = (c: number, reach: number) =>
      data[(i + reach) * 3 + c]! + data[(i - reach) * 3 + c]! - 2 * data[i * 3 + c]!;
    const [red, green, blue] = [difference(0, 4), difference(1, 4), difference(2, 4)];
    far[0]!.push(Math.abs(red));
    far[1]!.push(Math.abs(green));
    far[2]!.push(Math.abs(blue));
    near.push(Math.abs(difference(1, 1)));
    if (Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) < 20) {
      product += red * green + green * blue;
      squares += (red * red + 2 * green * green + blue * blue) / 2;
    }
  }
  // A second difference of white noise has six times its variance; the median of |x| is 0.675 of its deviation.
  const spread = far.map((found) => Math.min(GRAINIEST, median(found) / 0.675 / Math.sqrt(6)));
  const together = median(near) / Math.max(0.5, median(far[1]!));
  return {
    spread,
    shared: Math.min(1, Math.max(0, product / Math.max(1, squares))),
    coarseness: Math.min(0.9, Math.max(0, 1 - together * together)),
  };
}

/** Grain of deviation 1 whose neighbors are alike by about `coarseness`. */
function noise(random: () => number, coarseness: number): Float32Array {
  const margin = 8;
  const wide = createPlane(SIDE + 2 * margin, SIDE + 2 * margin);
  const white = floatsAt(SIDE * SIDE, () => random() + random() + random() + random() - 2);
  for (let y = 0, i = 0; y < wide.height; y++) {
    for (let x = 0; x < wide.width; x++, i++) {
      wide.data[i] = white[((y + SIDE - margin) % SIDE) * SIDE + ((x + SIDE - margin) % SIDE)]!;
    }
  }
  const soft = gaussianBlur(wide, 0.9 * Math.sqrt(coarseness));
  const out = new Float32Array(SIDE * SIDE);
  let squares = 0;
  for (let y = 0, i = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++, i++) {
      out[i] = soft.data[(y + margin) * wide.width + x + margin]!;
      squares += out[i]! ** 2;
    }
  }
  const deviation = Math.sqrt(squares / out.length);
  return out.map((value) => value / deviation);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
