import type { Channels } from './raster.ts';

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
 *
 * @example
 * const twice = resample({ ...plane, channels: 1 }, 2 * plane.width, 2 * plane.height, 'bilinear');
 */
export function resample(source: Channels, width: number, height: number, how: Resampling): Float32Array {
  const rowLength = width * source.channels;
  const out = new Float32Array(rowLength * height);
  const rows = resampledRows(source, width, height, how);
  for (let y = 0, at = 0; y < height; y++, at += rowLength) out.set(rows(y), at);
  return out;
}

/**
 * The same, rounded to 0 … 255 row by row, so that no plane of floats is needed.
 *
 * @example
 * const half = resampleToBytes({ ...photo, channels: 3 }, photo.width >> 1, photo.height >> 1, 'area');
 */
export function resampleToBytes(
  source: Channels<Uint8Array>,
  width: number,
  height: number,
  how: Resampling,
): Uint8Array {
  const out = new Uint8Array(width * height * source.channels);
  const rows = resampledRows(source, width, height, how);
  for (let y = 0, at = 0; y < height; y++) {
    const row = rows(y);
    for (let i = 0; i < row.length; i++, at++) {
      const value = row[i]! + 0.5;
      out[at] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return out;
}

/** Gives the rows of the result, to be read from the top; each is valid until the next is read. */
function resampledRows(
  { width, height, channels, data }: Channels,
  targetWidth: number,
  targetHeight: number,
  how: Resampling,
): (y: number) => Float32Array {
  const across = tapsFor(width, targetWidth, how);
  const down = tapsFor(height, targetHeight, how);
  const rowLength = targetWidth * channels;
  const narrowRow = channels === 3 ? narrowColorRow : narrowPlaneRow;
  // Narrowed rows, kept while the moving window of `down` still needs them.
  const narrowed = Array.from({ length: down.size }, () => new Float32Array(rowLength));
  const held = new Int32Array(down.size).fill(-1);
  // Mixed reads of bytes and floats would slow every loop down, so each source row is converted to floats first.
  const line = new Float32Array(width * channels);
  const out = new Float32Array(rowLength);
  return (y) => {
    out.fill(0);
    for (let tap = 0; tap < down.size; tap++) {
      const weight = down.weights[y * down.size + tap]!;
      if (weight === 0) continue;
      const sourceRow = down.first[y]! + tap;
      const slot = sourceRow % down.size;
      const row = narrowed[slot]!;
      if (held[slot] !== sourceRow) {
        const start = sourceRow * line.length;
        line.set(data.subarray(start, start + line.length));
        narrowRow(line, across, row);
        held[slot] = sourceRow;
      }
      for (let i = 0; i < rowLength; i++) out[i]! += weight * row[i]!;
    }
    return out;
  };
}

function narrowPlaneRow(line: Float32Array, { first, weights, size }: Taps, target: Float32Array): void {
  for (let x = 0, tap = 0; x < target.length; x++) {
    let sum = 0;
    let at = first[x]!;
    for (const end = tap + size; tap < end; tap++, at++) sum += weights[tap]! * line[at]!;
    target[x] = sum;
  }
}

/** The same for red, green and blue at once, which takes half as long: every weight is read once. */
function narrowColorRow(line: Float32Array, { first, weights, size }: Taps, target: Float32Array): void {
  for (let x = 0, tap = 0, to = 0; to < target.length; x++, to += 3) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = first[x]! * 3;
    for (const end = tap + size; tap < end; tap++, at += 3) {
      const weight = weights[tap]!;
      red += weight * line[at]!;
      green += weight * line[at + 1]!;
      blue += weight * line[at + 2]!;
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
    // A kernel that is cut at the picture's edge, or limited to a few lobes, must not darken it.
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
