import type { OklabImage } from '../../scene/oklab-image.ts';

/** Normal distributions of color whose sum tells how likely a color is. */
export interface ColorMixture {
  /** Minus the logarithm of the density at a color of OKLab. */
  cost(L: number, a: number, b: number): number;
}

/** Distributions of a mixture, as GrabCut uses. */
const COMPONENTS = 5;
const ROUNDS = 6;
/** Variance added to every channel: half a step of 8-bit sRGB, so that even areas do not shut out their own noise. */
const NOISE_VARIANCE = 1.5e-4;
/** At most this many pixels are looked at. */
const SAMPLES = 3000;

interface Component {
  readonly mean: readonly [number, number, number];
  /** Inverse of the covariance, row by row. */
  readonly inverse: readonly number[];
  /** Weight over the normalizing factor, as a logarithm. */
  readonly logWeight: number;
}

/**
 * Fits a mixture to the pixels `pixels` of an image: k-means from far-apart colors, then one normal distribution
 * with full covariance per cluster. Deterministic; null when there are no pixels.
 */
export function fitMixture(image: OklabImage, pixels: readonly number[]): ColorMixture | null {
  if (pixels.length === 0) return null;
  const step = Math.max(1, Math.floor(pixels.length / SAMPLES));
  const colors = pixels
    .filter((_, i) => i % step === 0)
    .map((pixel): [number, number, number] => [
      image.data[pixel * 3]!,
      image.data[pixel * 3 + 1]!,
      image.data[pixel * 3 + 2]!,
    ]);
  const centers = farApart(colors);
  let clusters: [number, number, number][][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    clusters = centers.map(() => []);
    for (const color of colors) clusters[closest(centers, color)]!.push(color);
    clusters.forEach((cluster, i) => {
      if (cluster.length > 0) centers[i] = meanOf(cluster);
    });
  }
  const components = clusters
    .filter((cluster) => cluster.length > 0)
    .map((cluster) => componentOf(cluster, cluster.length / colors.length));
  return { cost: (L, a, b) => mixtureCost(components, L, a, b) };
}

function mixtureCost(components: readonly Component[], L: number, a: number, b: number): number {
  let density = 0;
  for (const { mean, inverse, logWeight } of components) {
    const x = L - mean[0];
    const y = a - mean[1];
    const z = b - mean[2];
    const distance =
      x * (inverse[0]! * x + inverse[1]! * y + inverse[2]! * z) +
      y * (inverse[3]! * x + inverse[4]! * y + inverse[5]! * z) +
      z * (inverse[6]! * x + inverse[7]! * y + inverse[8]! * z);
    density += Math.exp(logWeight - distance / 2);
  }
  return -Math.log(Math.max(density, 1e-12));
}

/** The first color, then again and again the one farthest from all chosen. */
function farApart(colors: readonly [number, number, number][]): [number, number, number][] {
  const centers = [meanOf(colors)];
  const distances = colors.map((color) => squared(color, centers[0]!));
  while (centers.length < COMPONENTS) {
    let farthest = 0;
    for (let i = 1; i < colors.length; i++) if (distances[i]! > distances[farthest]!) farthest = i;
    const center = colors[farthest]!;
    centers.push(center);
    colors.forEach((color, i) => {
      distances[i] = Math.min(distances[i]!, squared(color, center));
    });
  }
  return centers;
}

function closest(centers: readonly [number, number, number][], color: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centers.forEach((center, i) => {
    const distance = squared(center, color);
    if (distance >= least) return;
    least = distance;
    best = i;
  });
  return best;
}

function squared(a: readonly number[], b: readonly number[]): number {
  return (a[0]! - b[0]!) ** 2 + (a[1]! - b[1]!) ** 2 + (a[2]! - b[2]!) ** 2;
}

function meanOf(colors: readonly (readonly number[])[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const color of colors) for (const c of [0, 1, 2] as const) sum[c] += color[c]!;
  return [sum[0] / colors.length, sum[1] / colors.length, sum[2] / colors.length];
}

function componentOf(colors: readonly (readonly number[])[], weight: number): Component {
  const mean = meanOf(colors);
  const covariance = new Array<number>(9).fill(0);
  for (const color of colors) {
    for (let i = 0; i < 9; i++) {
      const row = Math.floor(i / 3);
      const column = i % 3;
      covariance[i]! += ((color[row]! - mean[row]!) * (color[column]! - mean[column]!)) / colors.length;
    }
  }
  for (const i of [0, 4, 8]) covariance[i]! += NOISE_VARIANCE;
  const { inverse, determinant } = inverted(covariance);
  return { mean, inverse, logWeight: Math.log(weight) - Math.log(determinant) / 2 };
}

/** Inverse and determinant of a symmetric 3 x 3 matrix. */
function inverted(m: readonly number[]): { inverse: number[]; determinant: number } {
  const [a = 0, b = 0, c = 0, , e = 0, f = 0, , , i = 0] = m;
  const cofactors = [
    e * i - f * f,
    c * f - b * i,
    b * f - c * e,
    a * i - c * c,
    b * c - a * f,
    a * e - b * b,
  ];
  const [A = 0, B = 0, C = 0, D = 0, E = 0, F = 0] = cofactors;
  const determinant = a * A + b * B + c * C;
  return { inverse: [A, B, C, B, D, E, C, E, F].map((value) => value / determinant), determinant };
}
