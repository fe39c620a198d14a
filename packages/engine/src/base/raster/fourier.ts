/** A complex value a cell, rows top to bottom; both sides are powers of two. */
export interface Spectrum {
  readonly width: number;
  readonly height: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Zeros of a size. */
export function createSpectrum(width: number, height: number): Spectrum {
  return {
    width,
    height,
    real: new Float64Array(width * height),
    imaginary: new Float64Array(width * height),
  };
}

/** The smallest power of two that is at least this. */
export function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, least)));
}

/** Columns that are transformed together: as many as fit in one line of a processor's cache. */
const TOGETHER = 8;

/** Discrete Fourier transform in both directions, in place (Cooley and Tukey 1965, radix 2). */
export function transform({ width, height, real, imaginary }: Spectrum): void {
  const across = turnsOf(width);
  for (let y = 0; y < height; y++) transformLine(real, imaginary, y * width, across);
  const down = turnsOf(height);
  const columns = {
    real: new Float64Array(TOGETHER * height),
    imaginary: new Float64Array(TOGETHER * height),
  };
  for (let left = 0; left < width; left += TOGETHER) {
    const count = Math.min(TOGETHER, width - left);
    for (let y = 0; y < height; y++) {
      for (let c = 0, from = y * width + left; c < count; c++, from++) {
        columns.real[c * height + y] = real[from]!;
        columns.imaginary[c * height + y] = imaginary[from]!;
      }
    }
    for (let c = 0; c < count; c++) transformLine(columns.real, columns.imaginary, c * height, down);
    for (let y = 0; y < height; y++) {
      for (let c = 0, to = y * width + left; c < count; c++, to++) {
        real[to] = columns.real[c * height + y]!;
        imaginary[to] = columns.imaginary[c * height + y]!;
      }
    }
  }
}

/** The inverse of `transform`, in place. */
export function transformBack(spectrum: Spectrum): void {
  const { real, imaginary } = spectrum;
  for (let i = 0; i < imaginary.length; i++) imaginary[i] = -imaginary[i]!;
  transform(spectrum);
  for (let i = 0; i < real.length; i++) {
    real[i]! /= real.length;
    imaginary[i] = -imaginary[i]! / real.length;
  }
}

/** Half a turn of the unit circle in steps for a line of so many values. */
interface Turns {
  readonly length: number;
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

function turnsOf(length: number): Turns {
  const angle = (_: unknown, k: number) => (-2 * Math.PI * k) / length;
  const angles = Float64Array.from({ length: length >> 1 }, angle);
  return { length, cosines: angles.map(Math.cos), sines: angles.map(Math.sin) };
}

function transformLine(
  real: Float64Array,
  imaginary: Float64Array,
  start: number,
  { length, cosines, sines }: Turns,
): void {
  reverseBits(real, imaginary, start, length);
  for (let size = 2; size <= length; size <<= 1) {
    const half = size >> 1;
    const stride = length / size;
    for (let block = start; block < start + length; block += size) {
      for (let k = 0, turn = 0; k < half; k++, turn += stride) {
        const upper = block + k;
        const lower = upper + half;
        const cosine = cosines[turn]!;
        const sine = sines[turn]!;
        const x = real[lower]! * cosine - imaginary[lower]! * sine;
        const y = real[lower]! * sine + imaginary[lower]! * cosine;
        real[lower] = real[upper]! - x;
        imaginary[lower] = imaginary[upper]! - y;
        real[upper]! += x;
        imaginary[upper]! += y;
      }
    }
  }
}

/** Moves values to the indexes with reversed bits. */
function reverseBits(real: Float64Array, imaginary: Float64Array, start: number, length: number): void {
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, start + i, start + j);
      swap(imaginary, start + i, start + j);
    }
  }
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!;
  values[i] = values[j]!;
  values[j] = kept;
}
