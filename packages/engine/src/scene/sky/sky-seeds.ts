import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';

/** Where growing begins, and how smooth the sky is there. */
export interface SkySeeds {
  readonly mask: Mask;
  /** Steps (OKLab) between neighbors up to which something still is one smooth sky. */
  readonly smooth: number;
}

/** Steps between neighbors are at most this in a sky, clouds and grain included. */
const ROUGHEST = 0.03;
/** Eight-bit pictures of an even sky have steps up to this. */
const SMOOTHEST = 0.008;
/** Rows at the top that growing begins from, as a share of the height. */
const TOP = 0.02;
/** Rows by which a sky's smoothness is judged. */
const UPPER = 0.25;

/** The largest step (OKLab distance) from every pixel to its four neighbors. */
export function neighborSteps({ width, height, data }: OklabImage): Float32Array {
  const out = new Float32Array(width * height);
  const meet = (i: number, j: number): void => {
    const step = Math.hypot(
      data[3 * i]! - data[3 * j]!,
      data[3 * i + 1]! - data[3 * j + 1]!,
      data[3 * i + 2]! - data[3 * j + 2]!,
    );
    if (step > out[i]!) out[i] = step;
    if (step > out[j]!) out[j] = step;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x > 0) meet(i, i - 1);
      if (y > 0) meet(i, i - width);
    }
  }
  return out;
}

/** Whether skies have this color at all: blue, white and gray, or the warm light tones of evenings. */
export function isSkyColor(L: number, a: number, b: number): boolean {
  const chroma = Math.hypot(a, b);
  if (L < 0.35) return false;
  if (chroma < 0.03) return L > 0.55;
  if (b < 0.01) return a > -0.07 && a < 0.05;
  return a > -0.02 && chroma < 0.13 && L > 0.65;
}

/** Smooth places of a sky's color at the top edge, without those that do not fit the likeliest of them. */
export function findSkySeeds(image: OklabImage, steps: Float32Array): SkySeeds {
  const { width, height, data } = image;
  const mask = createMask(width, height);
  const usual = medianLightness(image);
  const first: number[] = [];
  for (let i = 0; i < width * Math.max(1, Math.floor(TOP * height)); i++) {
    const bright = data[3 * i]! > usual - 0.02 || data[3 * i + 2]! < -0.04;
    if (bright && steps[i]! < ROUGHEST && isSkyColor(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!)) {
      mask.data[i] = 255;
      first.push(i);
    }
  }
  const smooth = roughness(image, steps, mask, first);
  const sure = first.filter((i) => steps[i]! < smooth);
  mask.data.fill(0);
  for (const i of sure) mask.data[i] = 255;
  floodSmooth(image, steps, smooth, mask, sure);
  keepLikeliest(image, mask);
  return { mask, smooth };
}

/** Steps within the sky near the top edge: a loose flood strays only further down. */
function roughness(image: OklabImage, steps: Float32Array, mask: Mask, first: readonly number[]): number {
  const loose = { ...mask, data: mask.data.slice() };
  floodSmooth(image, steps, ROUGHEST, loose, [...first]);
  keepLikeliest(image, loose);
  const upper = Math.ceil(UPPER * image.height) * image.width;
  const within = [...steps.subarray(0, upper)].filter((_, i) => loose.data[i]! > 0).sort((a, b) => a - b);
  const rough = 2 * (within[Math.floor(0.8 * within.length)] ?? 0);
  return Math.min(ROUGHEST, Math.max(SMOOTHEST, rough));
}

/** Grows a mask in place from the pixels in `queue` over smooth pixels of a sky's color. */
export function floodSmooth(
  { width, height, data }: OklabImage,
  steps: Float32Array,
  smooth: number,
  mask: Mask,
  queue: number[],
): void {
  const visit = (i: number): void => {
    if (mask.data[i] || steps[i]! >= smooth) return;
    if (!isSkyColor(data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!)) return;
    mask.data[i] = 255;
    queue.push(i);
  };
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x + 1 < width) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i + width < width * height) visit(i + width);
  }
}

interface Piece {
  count: number;
  L: number;
  a: number;
  b: number;
}

/** Beside a blue sky a warm white wall at the top edge is not sky; beside a white sky a white cloud is. */
function keepLikeliest({ data }: OklabImage, mask: Mask): void {
  const { labels, count } = connectedComponents(mask);
  const pieces: Piece[] = Array.from({ length: count }, () => ({ count: 0, L: 0, a: 0, b: 0 }));
  labels.forEach((label, i) => {
    if (label < 0) return;
    const piece = pieces[label]!;
    piece.count++;
    piece.L += data[3 * i]!;
    piece.a += data[3 * i + 1]!;
    piece.b += data[3 * i + 2]!;
  });
  for (const piece of pieces) {
    piece.L /= piece.count;
    piece.a /= piece.count;
    piece.b /= piece.count;
  }
  const best = pieces.toSorted((p, q) => likelihood(q) - likelihood(p))[0];
  if (best === undefined) return;
  const fits = pieces.map(
    ({ L, a, b }) => b < best.b + 0.025 && Math.hypot(0.3 * (L - best.L), a - best.a, b - best.b) < 0.05,
  );
  labels.forEach((label, i) => {
    if (label >= 0 && !fits[label]) mask.data[i] = 0;
  });
}

/** Large pieces are likelier, then blue ones, then neutral, then warm ones. */
function likelihood({ count, b }: Piece): number {
  const tint = b < -0.02 ? 1.5 : b < 0.012 ? 1 : 0.4;
  return Math.sqrt(count) * tint;
}

function medianLightness({ data }: OklabImage): number {
  const sample: number[] = [];
  for (let i = 0; i < data.length; i += 3 * 7) sample.push(data[i]!);
  return sample.sort((a, b) => a - b)[sample.length >> 1]!;
}
