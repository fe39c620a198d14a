import { hashToUnit } from '../../base/random.ts';

/** A cube of noise that repeats in every direction. */
export interface NoiseVolume {
  /** Cells along each side. */
  readonly size: number;
  /** size³ values 0 … 1; x fastest, then y, then z. */
  readonly data: Float32Array;
}

/** Value between the cells of a volume; one repetition is one unit of x, y and z. */
export function sampleVolume({ size, data }: NoiseVolume, x: number, y: number, z: number): number {
  const mask = size - 1;
  const u = x * size;
  const v = y * size;
  const w = z * size;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const k = Math.floor(w);
  const fx = u - i;
  const fy = v - j;
  const fz = w - k;
  const x0 = i & mask;
  const x1 = (i + 1) & mask;
  const y0 = (j & mask) * size;
  const y1 = ((j + 1) & mask) * size;
  const z0 = (k & mask) * size * size;
  const z1 = ((k + 1) & mask) * size * size;
  const a = data[z0 + y0 + x0]! + fx * (data[z0 + y0 + x1]! - data[z0 + y0 + x0]!);
  const b = data[z0 + y1 + x0]! + fx * (data[z0 + y1 + x1]! - data[z0 + y1 + x0]!);
  const c = data[z1 + y0 + x0]! + fx * (data[z1 + y0 + x1]! - data[z1 + y0 + x0]!);
  const d = data[z1 + y1 + x0]! + fx * (data[z1 + y1 + x1]! - data[z1 + y1 + x0]!);
  const near = a + fy * (b - a);
  const far = c + fy * (d - c);
  return near + fz * (far - near);
}

/**
 * Billows like those of cumulus clouds: octaves of inverted distances to scattered points (Worley 1996), the shape
 * that Schneider and Vos (2015) carve clouds from. 0 … 1, mean about a half.
 *
 * @param size cells along a side, a power of two.
 * @param points along a side in the coarsest octave.
 */
export function billowVolume(size: number, points: number, octaves: number, seed: number): NoiseVolume {
  const data = new Float32Array(size ** 3);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const grid = points << octave;
    addCells(data, size, grid, weight, seed + 97 * octave);
    total += weight;
    weight *= 0.5;
  }
  for (let i = 0; i < data.length; i++) data[i]! /= total;
  return { size, data };
}

/** Adds 1 - distance to the nearest of grid³ scattered points (in cells of that grid) to every value. */
function addCells(data: Float32Array, size: number, grid: number, weight: number, seed: number): void {
  const points = new Float32Array(grid ** 3 * 3);
  for (let p = 0; p < grid ** 3; p++) {
    for (let c = 0; c < 3; c++) points[3 * p + c] = hashToUnit(p, c, seed);
  }
  const scale = grid / size;
  let at = 0;
  for (let z = 0; z < size; z++) {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++, at++) {
        data[at]! += weight * (1 - Math.min(1, nearest(points, grid, x * scale, y * scale, z * scale)));
      }
    }
  }
}

function nearest(points: Float32Array, grid: number, x: number, y: number, z: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  let least = 9;
  for (let c = k - 1; c <= k + 1; c++) {
    const layer = ((c + grid) % grid) * grid;
    for (let b = j - 1; b <= j + 1; b++) {
      const row = (layer + ((b + grid) % grid)) * grid;
      for (let a = i - 1; a <= i + 1; a++) {
        const p = 3 * (row + ((a + grid) % grid));
        const dx = a + points[p]! - x;
        const dy = b + points[p + 1]! - y;
        const dz = c + points[p + 2]! - z;
        const square = dx * dx + dy * dy + dz * dz;
        if (square < least) least = square;
      }
    }
  }
  return Math.sqrt(least);
}
