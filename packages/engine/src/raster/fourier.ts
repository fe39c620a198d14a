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

/** The least power of two that is no less. */
export function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(1, least)));
}

/** Discrete Fourier transform in both directions, in place (Cooley and Tukey 1965, radix 2). */
export function transform({ width, height, real, imaginary }: Spectrum): void {
  for (let y = 0; y < height; y++) transformLine(real, imaginary, y * width, 1, width);
  for (let x = 0; x < width; x++) transformLine(real, imaginary, x, width, height);
}

/** Takes `transform` back, in place. */
export function transformBack(spectrum: Spectrum): void {
  const { real, imaginary } = spectrum;
  for (let i = 0; i < imaginary.length; i++) imaginary[i] = -imaginary[i]!;
  transform(spectrum);
  for (let i = 0; i < real.length; i++) {
    real[i]! /= real.length;
    imaginary[i] = -imaginary[i]! / real.length;
  }
}

/** `length` values `step` apart. */
function transformLine(
  real: Float64Array,
  imaginary: Float64Array,
  start: number,
  step: number,
  length: number,
): void {
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, start + i * step, start + j * step);
      swap(imaginary, start + i * step, start + j * step);
    }
  }
  for (let size = 2; size <= length; size <<= 1) {
    const turn = (-2 * Math.PI) / size;
    for (let k = 0; k < size / 2; k++) {
      const cosine = Math.cos(turn * k);
      const sine = Math.sin(turn * k);
      for (let at = k; at < length; at += size) {
        const upper = start + at * step;
        const lower = upper + (size / 2) * step;
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

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!;
  values[i] = values[j]!;
  values[j] = kept;
}
