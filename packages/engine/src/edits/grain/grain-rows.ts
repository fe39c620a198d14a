import { hashToUnit } from '../../base/random.ts';

/** Grain of a photo is blurred by demosaicing and compression, pixels. */
const GRAIN_SIZE = 0.6;
const REACH = 2;
const KERNEL = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
  Math.exp(-((i - REACH) ** 2) / (2 * GRAIN_SIZE * GRAIN_SIZE)),
);
/** Standard deviation of white noise after blurring across and down. */
const LEFT = KERNEL.reduce((sum, weight) => sum + weight * weight, 0);

/**
 * Gray grain of standard deviation 1 for any row of a picture, in any order; same width and seed, same grain. A row
 * is valid until the next is read.
 */
export function grainRows(width: number, seed: number): (y: number) => Float32Array {
  const rows = 2 * REACH + 1;
  const held = Array.from({ length: rows }, () => ({ y: Number.NaN, values: new Float32Array(width) }));
  const white = new Float32Array(width + 2 * REACH);
  const across = (y: number): Float32Array => {
    const slot = held[(y + rows) % rows]!;
    if (slot.y === y) return slot.values;
    slot.y = y;
    for (let x = 0; x < white.length; x++) white[x] = whiteNoise(x, y, seed);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = 0; i < rows; i++) sum += KERNEL[i]! * white[x + i]!;
      slot.values[x] = sum / LEFT;
    }
    return slot.values;
  };
  const out = new Float32Array(width);
  return (y) => {
    out.fill(0);
    for (let j = -REACH; j <= REACH; j++) {
      const row = across(y + j);
      const weight = KERNEL[j + REACH]!;
      for (let x = 0; x < width; x++) out[x] = out[x]! + weight * row[x]!;
    }
    return out;
  };
}

/** Approximately normal, standard deviation 1: the sum of two uniform numbers, whose variance is a sixth. */
function whiteNoise(x: number, y: number, seed: number): number {
  return (hashToUnit(x, y, seed) + hashToUnit(x, y, seed ^ 0x6e01) - 1) * Math.sqrt(6);
}
