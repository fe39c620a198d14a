/**
 * How a resampler weighs source pixels: `area` = exact coverage (for shrinking), `bilinear` = for enlarging, `lanczos`
 * = a sinc windowed over three pixels to each side (Lanczos 1956; Duchon 1979), sharp, for enlarging pictures.
 */
export type Resampling = 'area' | 'bilinear' | 'lanczos';

/** Pixels to each side that a Lanczos kernel reaches. */
const LOBES = 3;

/** For each target position: the first source position it reads, and its weights (they add up to 1). */
interface Taps {
  readonly first: Int32Array;
  readonly weights: Float32Array;
  /** Weights per target position. */
  readonly size: number;
}

/**
 * Resamples interleaved channels, rows first and then columns. Pixel centers are at half positions, so shrinking
 * and enlarging again does not shift the picture.
 */
export function resample(
  source: Uint8Array | Float32Array,
  width: number,
  height: number,
  channels: number,
  targetWidth: number,
  targetHeight: number,
  how: Resampling,
): Float32Array {
  const across = tapsFor(width, targetWidth, how);
  const down = tapsFor(height, targetHeight, how);
  const rowLength = targetWidth * channels;
  const out = new Float32Array(rowLength * targetHeight);
  // Rows already narrowed, kept while the moving window of `down` still needs them.
  const narrowed = new Float32Array(rowLength * down.size);
  const held = new Int32Array(down.size).fill(-1);

  for (let y = 0; y < targetHeight; y++) {
    for (let tap = 0; tap < down.size; tap++) {
      const weight = down.weights[y * down.size + tap]!;
      if (weight === 0) continue;
      const sourceRow = down.first[y]! + tap;
      const slot = sourceRow % down.size;
      if (held[slot] !== sourceRow) {
        narrowRow(
          source,
          sourceRow * width * channels,
          channels,
          across,
          narrowed,
          slot * rowLength,
          targetWidth,
        );
        held[slot] = sourceRow;
      }
      for (let i = 0; i < rowLength; i++) out[y * rowLength + i]! += weight * narrowed[slot * rowLength + i]!;
    }
  }
  return out;
}

function narrowRow(
  source: Uint8Array | Float32Array,
  rowStart: number,
  channels: number,
  taps: Taps,
  target: Float32Array,
  targetStart: number,
  targetWidth: number,
): void {
  if (channels === 3) {
    narrowColorRow(source, rowStart, taps, target, targetStart, targetWidth);
    return;
  }
  for (let x = 0; x < targetWidth; x++) {
    const first = rowStart + taps.first[x]! * channels;
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0;
      for (let tap = 0; tap < taps.size; tap++) {
        const weight = taps.weights[x * taps.size + tap]!;
        if (weight !== 0) sum += weight * source[first + tap * channels + channel]!;
      }
      target[targetStart + x * channels + channel] = sum;
    }
  }
}

/** The same for red, green and blue at once, which takes half as long: every weight is read once. */
function narrowColorRow(
  source: Uint8Array | Float32Array,
  rowStart: number,
  { first, weights, size }: Taps,
  target: Float32Array,
  targetStart: number,
  targetWidth: number,
): void {
  for (let x = 0, tap = 0, to = targetStart; x < targetWidth; x++, to += 3) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = rowStart + first[x]! * 3;
    for (const end = tap + size; tap < end; tap++, at += 3) {
      const weight = weights[tap]!;
      red += weight * source[at]!;
      green += weight * source[at + 1]!;
      blue += weight * source[at + 2]!;
    }
    target[to] = red;
    target[to + 1] = green;
    target[to + 2] = blue;
  }
}

function tapsFor(length: number, targetLength: number, how: Resampling): Taps {
  const scale = length / targetLength;
  const reach = { area: Math.ceil(scale) + 1, bilinear: 2, lanczos: 2 * LOBES }[how];
  const size = Math.min(length, reach);
  const first = new Int32Array(targetLength);
  const weights = new Float32Array(targetLength * size);
  for (let position = 0; position < targetLength; position++) {
    const from = how === 'area' ? position * scale : (position + 0.5) * scale - 0.5;
    const before = how === 'lanczos' ? LOBES - 1 : 0;
    const start = Math.min(Math.max(Math.floor(from) - before, 0), length - size);
    first[position] = start;
    const taps = weights.subarray(position * size, (position + 1) * size);
    for (let tap = 0; tap < size; tap++) {
      if (how === 'area') taps[tap] = coverage(start + tap, from, from + scale) / scale;
      else if (how === 'bilinear') taps[tap] = tent(start + tap, Math.min(Math.max(from, 0), length - 1));
      else taps[tap] = lanczos(start + tap - from);
    }
    // What the picture's edge cuts off a kernel, or its few lobes leave out, must not darken it.
    if (how === 'lanczos') divideBySum(taps);
  }
  return { first, weights, size };
}

/** Length of pixel [index, index + 1] inside [from, to]. */
function coverage(index: number, from: number, to: number): number {
  return Math.max(0, Math.min(index + 1, to) - Math.max(index, from));
}

function tent(index: number, at: number): number {
  return Math.max(0, 1 - Math.abs(index - at));
}

function lanczos(distance: number): number {
  if (distance === 0) return 1;
  if (Math.abs(distance) >= LOBES) return 0;
  const angle = Math.PI * distance;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

function divideBySum(weights: Float32Array): void {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (let tap = 0; tap < weights.length; tap++) weights[tap]! /= sum;
}
