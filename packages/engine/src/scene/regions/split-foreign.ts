import { type Components, connectedComponents } from '../../base/raster/connected-components.ts';
import { open } from '../../base/raster/morphology.ts';
import { createMask, type LabelMap } from '../../base/raster/raster.ts';
import type { OklabImage } from '../oklab-image.ts';

/** Regions below this share of the picture are left as they are. */
const SMALLEST_REGION = 0.01;
/** Smaller foreign patches are left to the matte. */
const SMALLEST_PATCH = 0.0005;
/** Tints (chroma over lightness) at least this far from a surface's own are foreign to it, if they are also … */
const FOREIGN_TINT = 0.019;
/** … this many times farther than its pixels usually are. */
const FOREIGN_TIMES = 5;
/** Things end abruptly: across a patch's border the tint changes by at least this, within twice so many pixels … */
const BORDER_STEP = 0.012;
/** … while light from a floor or a lamp on a wall fades out. */
const BORDER_REACH = 3;
/** Pixels in a fit, and rounds in which outliers are excluded. */
const SAMPLES = 3000;
const ROUNDS = 5;
/** Tint means little in the dark. */
const DARKEST = 0.2;
/** Coefficients of a quadratic in x and y. */
const TERMS = 6;

/**
 * Cuts patches of another tint out of large regions. Light changes the tint of a painted surface slowly, so a
 * quadratic fits it; a gray armchair or the leaves of a plant that the greedy merging took into a blue wall do not
 * fit. The fit is robust (iteratively reweighted least squares, Cauchy weights), so the patches do not bend it.
 */
export function splitForeign(image: OklabImage, labels: LabelMap): LabelMap {
  const { width, height } = labels;
  const sizes = new Int32Array(labels.count);
  for (const region of labels.data) sizes[region]!++;
  const data = labels.data.slice();
  let count = labels.count;
  for (let region = 0; region < labels.count; region++) {
    if (sizes[region]! < SMALLEST_REGION * data.length) continue;
    const mask = foreignPixels(image, labels, region, sizes[region]!);
    const pieces = connectedComponents(open({ width, height, data: mask.data }, 1));
    const steps = borderSteps(image, labels, region, pieces);
    for (let i = 0; i < data.length; i++) {
      const piece = pieces.labels[i]!;
      if (piece < 0 || pieces.areas[piece]! < SMALLEST_PATCH * data.length) continue;
      if (steps[piece]! > BORDER_STEP) data[i] = count + piece;
    }
    count += pieces.count;
  }
  return renumbered(data, width, height);
}

function foreignPixels(image: OklabImage, labels: LabelMap, region: number, size: number) {
  const { width, height } = labels;
  const mask = createMask(width, height);
  const surface = fitTint(image, labels, region, size);
  const limit = Math.max(FOREIGN_TINT, FOREIGN_TIMES * surface.usual);
  for (let i = 0; i < mask.data.length; i++) {
    if (labels.data[i] === region && surface.distance(i) > limit) mask.data[i] = 255;
  }
  return mask;
}

/** For every piece: the mean change of tint from a few pixels inside its border to as many outside. */
function borderSteps(image: OklabImage, labels: LabelMap, region: number, pieces: Components): Float64Array {
  const { width, height } = labels;
  const sums = new Float64Array(pieces.count);
  const counts = new Float64Array(pieces.count);
  const tint = (i: number, channel: 1 | 2): number =>
    image.data[i * 3 + channel]! / Math.max(DARKEST, image.data[i * 3]!);
  for (let y = BORDER_REACH; y + BORDER_REACH < height; y++) {
    for (let x = BORDER_REACH; x + BORDER_REACH < width; x++) {
      const i = y * width + x;
      const piece = pieces.labels[i]!;
      if (piece < 0) continue;
      for (const step of [1, -1, width, -width]) {
        if (pieces.labels[i + step] === piece) continue;
        const outside = i + BORDER_REACH * step;
        const inside = i - (BORDER_REACH - 1) * step;
        if (labels.data[outside] !== region || pieces.labels[outside]! >= 0) continue;
        if (pieces.labels[inside] !== piece) continue;
        sums[piece]! += Math.hypot(tint(outside, 1) - tint(inside, 1), tint(outside, 2) - tint(inside, 2));
        counts[piece]!++;
      }
    }
  }
  return sums.map((sum, piece) => (counts[piece]! > 0 ? sum / counts[piece]! : 0));
}

/** The smooth tint of a region: how far any pixel is from it, and how far its pixels usually are. */
function fitTint(image: OklabImage, labels: LabelMap, region: number, size: number) {
  const { width } = labels;
  const stride = Math.max(1, Math.floor(size / SAMPLES));
  const pixels: number[] = [];
  let seen = 0;
  for (let i = 0; i < labels.data.length; i++) {
    if (labels.data[i] === region && seen++ % stride === 0) pixels.push(i);
  }
  const basis = (i: number): number[] => {
    const x = (2 * (i % width)) / width - 1;
    const y = (2 * Math.floor(i / width)) / width - 1;
    return [1, x, y, x * x, x * y, y * y];
  };
  const tint = (i: number, channel: 1 | 2): number =>
    image.data[i * 3 + channel]! / Math.max(DARKEST, image.data[i * 3]!);
  const weights = new Float64Array(pixels.length).fill(1);
  let a: number[] = [];
  let b: number[] = [];
  const distance = (i: number): number => {
    const terms = basis(i);
    return Math.hypot(tint(i, 1) - dot(terms, a), tint(i, 2) - dot(terms, b));
  };
  let usual = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const terms = pixels.map(basis);
    a = leastSquares(
      terms,
      pixels.map((i) => tint(i, 1)),
      weights,
    );
    b = leastSquares(
      terms,
      pixels.map((i) => tint(i, 2)),
      weights,
    );
    const distances = Float64Array.from(pixels, distance);
    usual = distances.slice().sort()[distances.length >> 1]!;
    const scale = Math.max(0.003, 2 * usual);
    distances.forEach((value, k) => {
      weights[k] = 1 / (1 + (value / scale) ** 2);
    });
  }
  return { distance, usual };
}

function dot(terms: readonly number[], coefficients: readonly number[]): number {
  return terms.reduce((sum, term, k) => sum + term * coefficients[k]!, 0);
}

/** Weighted least squares by the normal equations, a trace of ridge keeping them solvable. */
function leastSquares(rows: readonly number[][], values: readonly number[], weights: Float64Array): number[] {
  const matrix = Array.from({ length: TERMS }, (_, r) =>
    Array.from({ length: TERMS + 1 }, (_, c) => (r === c ? 1e-6 : 0)),
  );
  rows.forEach((row, k) => {
    for (let r = 0; r < TERMS; r++) {
      const factor = weights[k]! * row[r]!;
      for (let c = 0; c < TERMS; c++) matrix[r]![c]! += factor * row[c]!;
      matrix[r]![TERMS]! += factor * values[k]!;
    }
  });
  for (let pivot = 0; pivot < TERMS; pivot++) {
    const scale = matrix[pivot]![pivot]!;
    for (let r = 0; r < TERMS; r++) {
      if (r === pivot) continue;
      const factor = matrix[r]![pivot]! / scale;
      for (let c = pivot; c <= TERMS; c++) matrix[r]![c]! -= factor * matrix[pivot]![c]!;
    }
  }
  return matrix.map((row, r) => row[TERMS]! / row[r]!);
}

/** Region numbers without gaps, in reading order of their first pixels. */
function renumbered(parts: Uint16Array, width: number, height: number): LabelMap {
  const numbers = new Map<number, number>();
  const data = parts.map((part) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  });
  return { width, height, data, count: numbers.size };
}
