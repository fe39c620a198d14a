import type { RowReader } from './enlarged-rows.ts';

/** Smaller standard deviations do not blur. */
const LEAST_BLUR = 0.3;
/** A kernel ends after so many standard deviations. */
const REACH = 3;

/** A row blurred across; outside the span it is 0. */
interface BlurredRow {
  y: number;
  readonly values: Float32Array;
  /** First value that may not be 0, and the one after the last: indexes of values, not of pixels. */
  span: readonly [from: number, to: number];
}

const EMPTY = [0, 0] as const;

/**
 * Reads rows of interleaved channels through a Gaussian blur, without holding the blurred picture. Zero areas cost
 * nothing, because layers are empty except for the furniture. At the picture's edge the kernel is cut and its rest
 * divided by its sum. Rows must be read from top to bottom; a row is valid until the next is read.
 *
 * @param sigma standard deviation in pixels; below 0.3 rows are read as they are.
 */
export function softenedRows(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  channels: number,
  sigma: number,
): RowReader {
  const length = width * channels;
  const plain = (y: number) => values.subarray(y * length, (y + 1) * length);
  if (sigma < LEAST_BLUR) return plain;
  const kernel = gaussianKernel(sigma);
  const reach = (kernel.length - 1) / 2;
  const held = Array.from(
    kernel,
    (): BlurredRow => ({ y: -1, values: new Float32Array(length), span: EMPTY }),
  );
  const across = (y: number): BlurredRow => {
    const slot = held[y % held.length]!;
    if (slot.y === y) return slot;
    slot.y = y;
    slot.values.fill(0, ...slot.span);
    slot.span = blurAcross(plain(y), slot.values, channels, kernel);
    return slot;
  };
  const sums = new Float64Array(length);
  const out = new Float32Array(length);
  let written = EMPTY as BlurredRow['span'];
  return (y) => {
    out.fill(0, ...written);
    const [first, last] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
    let [from, to] = [length, 0];
    for (let other = first; other <= last; other++) {
      const { span } = across(other);
      if (span[0] === span[1]) continue;
      [from, to] = [Math.min(from, span[0]), Math.max(to, span[1])];
    }
    if (from >= to) return out;
    sums.fill(0, from, to);
    for (let other = first; other <= last; other++) {
      const { values: row, span } = across(other);
      const weight = kernel[other - y + reach]!;
      for (let i = span[0]; i < span[1]; i++) sums[i] = sums[i]! + weight * row[i]!;
    }
    const weights = sumBetween(kernel, first - y, last - y);
    for (let i = from; i < to; i++) out[i] = sums[i]! / weights;
    written = [from, to];
    return out;
  };
}

function gaussianKernel(sigma: number): Float64Array {
  const reach = Math.ceil(REACH * sigma);
  return Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
}

/** Blurs one row into another that is 0; returns the span in which it may no longer be 0. */
function blurAcross(
  row: Float32Array,
  into: Float32Array,
  channels: number,
  kernel: Float64Array,
): BlurredRow['span'] {
  const width = row.length / channels;
  const reach = (kernel.length - 1) / 2;
  const first = row.findIndex((value) => value !== 0);
  if (first < 0) return EMPTY;
  const last = row.findLastIndex((value) => value !== 0);
  const from = Math.max(0, Math.floor(first / channels) - reach);
  const to = Math.min(width, Math.floor(last / channels) + reach + 1);
  const whole = sumBetween(kernel, -reach, reach);
  for (let x = from; x < to; x++) {
    const [low, high] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    const weights = high - low === 2 * reach ? whole : sumBetween(kernel, low - x, high - x);
    for (let k = 0; k < channels; k++) {
      let sum = 0;
      for (let other = low, tap = low - x + reach; other <= high; other++, tap++) {
        sum += kernel[tap]! * row[other * channels + k]!;
      }
      into[x * channels + k] = sum / weights;
    }
  }
  return [from * channels, to * channels];
}

/** Sum of a kernel's weights at offsets `first` … `last` from its middle. */
function sumBetween(kernel: Float64Array, first: number, last: number): number {
  const middle = (kernel.length - 1) / 2;
  let sum = 0;
  for (let offset = first; offset <= last; offset++) sum += kernel[middle + offset]!;
  return sum;
}
