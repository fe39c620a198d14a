import { createSpectrum, powerOfTwo, transform, transformBack } from '../../base/raster/fourier.ts';
import { createPlane, type Plane } from '../../base/raster/raster.ts';
import type { Lattice } from './lattice.ts';
import type { Shift } from './likeness.ts';

/** The color of a mark as far as it matters here. */
export type Ink = 'white' | 'black';

/** One cell of a tiled mark. */
export interface TileOpacity {
  /** Opacity 0 … 1 of a cell's places: across along the first step, down along the second. */
  readonly cell: Plane;
  readonly ink: Ink;
}

/** Smallest number of cells for a difference. */
const LEAST_CELLS = 3;
/** Differences below so many standard errors are chance. */
const CHANCE = 1.5;
/** Places of a cell for each pixel along its sides, at least. */
const FINENESS = 0.75;
/** Fainter opacities are ignored. */
const LEAST_OPACITY = 0.03;
/** Nothing can be recovered under more. */
const MOST_OPACITY = 0.97;

/**
 * The opacity of a white or black tiled mark at each place of a cell. Seen through it, the distance of the picture
 * from the ink is the bare picture's, times one minus the opacity; in logarithms that is a sum, and the steps of the
 * mark's part from place to place are what the cells have in common: their median (Weiss 2001; Dekel et al. 2017).
 * The steps are then put together (Poisson's equation on the torus that a cell is).
 *
 * @param bright brightness 0 … 255.
 * @param lattice in pixels of it.
 */
export function tileOpacity(bright: Plane, lattice: Lattice, ink: Ink): TileOpacity | null {
  const distance = bright.data.map((value) => Math.log(1 + (ink === 'white' ? 255 - value : value)));
  const layer = commonLayer({ ...bright, data: distance }, lattice);
  const { width, height } = layer;
  const cell = createPlane(width, height);
  let strongest = 0;
  for (let i = 0; i < cell.data.length; i++) {
    const opacity = 1 - Math.exp(Math.min(0, layer.data[i]!));
    cell.data[i] = opacity < LEAST_OPACITY ? 0 : Math.min(MOST_OPACITY, opacity);
    strongest = Math.max(strongest, cell.data[i]!);
  }
  return strongest === 0 ? null : { cell, ink };
}

/** The common part of all cells, 0 at most places. */
function commonLayer(picture: Plane, lattice: Lattice): Plane {
  const [p, q] = lattice;
  const width = powerOfTwo(Math.hypot(...p) * FINENESS);
  const height = powerOfTwo(Math.hypot(...q) * FINENESS);
  const across = createPlane(width, height);
  const down = createPlane(width, height);
  const places = cellPlaces(picture, lattice);
  const seen: number[] = [];
  for (let v = 0, i = 0; v < height; v++) {
    for (let u = 0; u < width; u++, i++) {
      across.data[i] = commonStep(
        picture,
        lattice,
        places,
        [u / width, v / height],
        [(u + 1) / width, v / height],
        seen,
      );
      down.data[i] = commonStep(
        picture,
        lattice,
        places,
        [u / width, v / height],
        [u / width, (v + 1) / height],
        seen,
      );
    }
  }
  const { data } = putTogether(across, down);
  const level = commonLevel(data);
  return { width, height, data: data.map((value) => value - level) };
}

/** Whole steps from the picture's corner to every cell that shows in it. */
function cellPlaces({ width, height }: Plane, [p, q]: Lattice): [number, number][] {
  const determinant = p[0] * q[1] - p[1] * q[0];
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const as = corners.map(([x, y]) => (x * q[1] - y * q[0]) / determinant);
  const bs = corners.map(([x, y]) => (y * p[0] - x * p[1]) / determinant);
  const places: [number, number][] = [];
  for (let a = Math.floor(Math.min(...as)); a <= Math.max(...as); a++) {
    for (let b = Math.floor(Math.min(...bs)); b <= Math.max(...bs); b++) places.push([a, b]);
  }
  return places;
}

/** The median step between two places of a cell, over all cells; 0 where it may be chance. */
function commonStep(
  picture: Plane,
  [p, q]: Lattice,
  places: readonly (readonly [number, number])[],
  [u0, v0]: Shift,
  [u1, v1]: Shift,
  seen: number[],
): number {
  seen.length = 0;
  for (const [a, b] of places) {
    const from = sample(picture, (a + u0) * p[0] + (b + v0) * q[0], (a + u0) * p[1] + (b + v0) * q[1]);
    const to = sample(picture, (a + u1) * p[0] + (b + v1) * q[0], (a + u1) * p[1] + (b + v1) * q[1]);
    if (!Number.isNaN(from) && !Number.isNaN(to)) seen.push(to - from);
  }
  if (seen.length < LEAST_CELLS) return 0;
  seen.sort((x, y) => x - y);
  const middle = medianOf(seen);
  const spread = (quantile(seen, 0.75) - quantile(seen, 0.25)) / 1.35;
  const chance = (CHANCE * 1.25 * spread) / Math.sqrt(seen.length);
  return Math.abs(middle) <= chance ? 0 : middle;
}

const medianOf = (sorted: readonly number[]): number => quantile(sorted, 0.5);

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low]! + (at - low) * ((sorted[low + 1] ?? sorted[low]!) - sorted[low]!);
}

/** Bilinear; not a number outside. */
export function sample({ width, height, data }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return Number.NaN;
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  return (
    (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
    (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy
  );
}

/** The plane whose steps to the right and down are nearest to the given ones, with its edges joined. */
function putTogether(across: Plane, down: Plane): Plane {
  const { width, height } = across;
  const [u, v] = [createSpectrum(width, height), createSpectrum(width, height)];
  u.real.set(across.data);
  v.real.set(down.data);
  transform(u);
  transform(v);
  for (let y = 0, i = 0; y < height; y++) {
    const [dyReal, dyImaginary] = stepFactor(y / height);
    for (let x = 0; x < width; x++, i++) {
      const [dxReal, dxImaginary] = stepFactor(x / width);
      const weight = dxReal ** 2 + dxImaginary ** 2 + dyReal ** 2 + dyImaginary ** 2;
      if (weight < 1e-12) {
        u.real[i] = 0;
        u.imaginary[i] = 0;
        continue;
      }
      const real =
        u.real[i]! * dxReal +
        u.imaginary[i]! * dxImaginary +
        v.real[i]! * dyReal +
        v.imaginary[i]! * dyImaginary;
      const imaginary =
        u.imaginary[i]! * dxReal -
        u.real[i]! * dxImaginary +
        v.imaginary[i]! * dyReal -
        v.real[i]! * dyImaginary;
      u.real[i] = real / weight;
      u.imaginary[i] = imaginary / weight;
    }
  }
  transformBack(u);
  return { width, height, data: Float32Array.from(u.real) };
}

/** What a step by one does to a wave of a frequency: e^(i 2 pi f) - 1. */
function stepFactor(frequency: number): [real: number, imaginary: number] {
  const turn = 2 * Math.PI * frequency;
  return [Math.cos(turn) - 1, Math.sin(turn)];
}

/** The most common value: that of places without a mark. */
function commonLevel(values: Float32Array): number {
  const sorted = Float32Array.from(values).sort();
  // The shortest interval that holds half of all values.
  const half = sorted.length >> 1;
  let best = 0;
  for (let i = 0; i + half < sorted.length; i++) {
    if (sorted[i + half]! - sorted[i]! < sorted[best + half]! - sorted[best]!) best = i;
  }
  return (sorted[best]! + sorted[best + half]!) / 2;
}
