/**
 * Repeatable random numbers for the paths of one pixel. The first dimensions are spread evenly over the pixel's
 * samples: pairs of the Sobol sequence, shuffled and Owen-scrambled by hashes, with a different pattern per pixel and
 * dimension (Burley 2020, "Practical hash-based Owen scrambling"). Later dimensions come from a plain generator.
 */
export interface Sampler {
  /** The last pair, each in [0, 1). */
  readonly pair: Float64Array;
  /** Starts the path of one sample of one pixel. */
  begin(x: number, y: number, sample: number): void;
  /** Draws the next two dimensions into `pair`. */
  nextPair(): void;
  /** Draws one dimension, [0, 1). */
  next(): number;
}

/** Calls whose numbers are evenly spread: about two bounces' worth. Deeper the paths have long drifted apart. */
const SPREAD_CALLS = 16;
const TABLE_LIMIT = 16;
const TO_UNIT = 1 / 4294967296;

export function createSampler(samples: number, seed: number): Sampler {
  const bits = Math.min(TABLE_LIMIT, Math.max(1, Math.ceil(Math.log2(samples))));
  const mask = 2 ** bits - 1;
  const second = secondDimension(mask + 1);
  const pair = new Float64Array(2);
  let pixel = 0;
  let call = 0;
  let index = 0;
  let state = 0;

  const plain = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    return (mixed(state) >>> 0) * TO_UNIT;
  };

  return {
    pair,
    begin(x, y, sample) {
      pixel = mixed(Math.imul(x + 1, 0x9e3779b1) ^ mixed(Math.imul(y + 1, 0x85ebca6b) ^ seed));
      call = 0;
      index = reversed(sample);
      state = mixed(pixel ^ Math.imul(sample + 1, 0xc2b2ae35));
    },
    nextPair() {
      if (call >= SPREAD_CALLS) {
        pair[0] = plain();
        pair[1] = plain();
        return;
      }
      const key = mixed(pixel + Math.imul(++call, 0x27d4eb2d));
      // Low bits of the shuffled number depend on low bits only: it stays within the table.
      const at = reversed(permuted(index, key)) & mask;
      pair[0] = (reversed(permuted(at, mixed(key ^ 0x68bc21eb))) >>> 0) * TO_UNIT;
      pair[1] = (reversed(permuted(second[at]!, mixed(key ^ 0x02e5be93))) >>> 0) * TO_UNIT;
    },
    next() {
      if (call >= SPREAD_CALLS) return plain();
      const key = mixed(pixel + Math.imul(++call, 0x27d4eb2d));
      const at = reversed(permuted(index, key)) & mask;
      return (reversed(permuted(at, mixed(key ^ 0x68bc21eb))) >>> 0) * TO_UNIT;
    },
  };
}

/** Second dimension of the Sobol sequence, bits reversed; the first one is the bits of the number itself. */
function secondDimension(count: number): Int32Array {
  const table = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    let value = 0;
    for (let rest = i, column = 0x80000000 | 0; rest > 0; rest >>>= 1, column ^= column >>> 1) {
      if (rest & 1) value ^= column;
    }
    table[i] = reversed(value);
  }
  return table;
}

/** Flips every bit depending on the lower ones only (Laine & Karras 2011, constants by Burley). */
function permuted(value: number, key: number): number {
  let x = value;
  x ^= Math.imul(x, 0x3d20adea);
  x = (x + key) | 0;
  x = Math.imul(x, (key >>> 16) | 1);
  x ^= Math.imul(x, 0x05526c56);
  return x ^ Math.imul(x, 0x53a22864);
}

function reversed(value: number): number {
  let x = value;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

function mixed(value: number): number {
  let h = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
