import { createPlane, type Plane, type Raster } from '../../base/raster/raster.ts';
import { resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import { type OklabImage, oklabImage } from '../oklab-image.ts';

// On two scenes at 384 px, moves by 20 % change at most this share of the pixels of a painted room: `EDGE.step` 21 %
// (39 dB), `SIDE` 12 %, `HOLD.sure` 11 %, `EDGE.dark` 10 %, `REACH` 8 %, `HOLD.least` and `ENOUGH.rounds` 2 %,
// `ENOUGH.change` nothing.

/** Longer side of the copy on which likelihoods are settled, pixels. */
const SIDE = 256;
/** How far a likelihood reaches across an even surface, share of the longer side. */
const REACH = 0.16;
/** Steps of OKLab lightness and color that stop it, in the light and, as a share of that, in the dark. */
const EDGE = { step: 0.018, dark: 0.4 };
/** How strongly a pixel holds its own likelihood: at least, and the more of it the surer it is. */
const HOLD = { least: 0.15, sure: 2 };
/** The answer is good enough when it changes less than this in the mean, or after so many rounds. */
const ENOUGH = { change: 1e-4, rounds: 150 };

/**
 * Settles a likelihood within the surfaces of a photo: its borders move to where the photo has edges, because a surface
 * is rarely half one thing and half another. What is doubtful follows what is sure on the same surface.
 *
 * It is the least of two penalties: for leaving the given likelihood, weighted by how sure that is, and for steps
 * between neighbors, weighted by how alike they look (weighted least squares, Farbman et al. 2008; the conductance of
 * Perona and Malik 1990). Solved by conjugate gradients.
 *
 * @param likely 0 … 1.
 * @returns of the same size.
 */
export function settledLikelihood(likely: Plane, photo: Raster): Plane {
  const scale = Math.min(1, SIDE / Math.max(likely.width, likely.height));
  const [width, height] = [Math.round(likely.width * scale), Math.round(likely.height * scale)];
  const small = resizePlane(likely, width, height, 'area');
  const hold = small.data.map((value) => HOLD.least + HOLD.sure * (2 * value - 1) ** 2);
  const links = linksOf(oklabImage(resizeRaster(photo, width, height)));
  return resizePlane(solved(small, hold, links), likely.width, likely.height, 'bilinear');
}

/** How strongly each pixel is tied to the one on its right and the one below; 0 at the picture's edges. */
interface Links {
  readonly right: Float32Array;
  readonly below: Float32Array;
}

function linksOf({ width, height, data }: OklabImage): Links {
  const reach = REACH * Math.max(width, height);
  const [right, below] = [new Float32Array(width * height), new Float32Array(width * height)];
  const stepBetween = (i: number, j: number): number => {
    const light = (data[i * 3]! + data[j * 3]!) / 2;
    const [L, a, b] = [0, 1, 2].map((c) => data[i * 3 + c]! - data[j * 3 + c]!) as [number, number, number];
    return Math.hypot(L, a, b) / (EDGE.dark + (1 - EDGE.dark) * light);
  };
  // Soft edges are steps over several pixels.
  const tie = (i: number, step: number, isWide: boolean): number => {
    const near = stepBetween(i, i + step);
    const off = isWide ? Math.max(near, stepBetween(i - step, i + 2 * step)) : near;
    return reach ** 2 * Math.exp(-((off / EDGE.step) ** 2));
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x + 1 < width) right[i] = tie(i, 1, x > 0 && x + 2 < width);
      if (y + 1 < height) below[i] = tie(i, width, y > 0 && y + 2 < height);
    }
  }
  return { right, below };
}

/** Conjugate gradients with the diagonal as preconditioner (Saad 2003, algorithm 9.1). */
function solved({ width, height, data }: Plane, hold: Float32Array, links: Links): Plane {
  const size = width * height;
  const diagonal = diagonalOf(width, hold, links);
  const answer = data.slice();
  const applied = new Float32Array(size);
  apply(width, diagonal, links, answer, applied);
  const residual = applied.map((value, i) => hold[i]! * data[i]! - value);
  const direction = residual.map((value, i) => value / diagonal[i]!);
  let power = dot(residual, direction);
  for (let round = 0; round < ENOUGH.rounds && power > ENOUGH.change ** 2 * size; round++) {
    apply(width, diagonal, links, direction, applied);
    const length = power / dot(direction, applied);
    for (let i = 0; i < size; i++) {
      answer[i]! += length * direction[i]!;
      residual[i]! -= length * applied[i]!;
    }
    const before = power;
    power = residual.reduce((sum, value, i) => sum + (value * value) / diagonal[i]!, 0);
    for (let i = 0; i < size; i++) {
      direction[i] = residual[i]! / diagonal[i]! + (power / before) * direction[i]!;
    }
  }
  return { ...createPlane(width, height), data: answer };
}

function diagonalOf(width: number, hold: Float32Array, { right, below }: Links): Float32Array {
  return hold.map(
    (value, i) =>
      value +
      right[i]! +
      below[i]! +
      (i % width > 0 ? right[i - 1]! : 0) +
      (i >= width ? below[i - width]! : 0),
  );
}

/** Multiplies by the matrix of the penalties. Links off the picture are 0, so that rows do not join. */
function apply(
  width: number,
  diagonal: Float32Array,
  { right, below }: Links,
  values: Float32Array,
  out: Float32Array,
): void {
  for (let i = 0; i < values.length; i++) out[i] = diagonal[i]! * values[i]!;
  for (let i = 0; i < values.length; i++) {
    if (right[i]! > 0) {
      out[i]! -= right[i]! * values[i + 1]!;
      out[i + 1]! -= right[i]! * values[i]!;
    }
    if (below[i]! > 0) {
      out[i]! -= below[i]! * values[i + width]!;
      out[i + width]! -= below[i]! * values[i]!;
    }
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}
