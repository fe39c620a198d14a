import type { Grade } from './grade.ts';

/** A grade sampled on a cube, so that a picture's millions of pixels cost a look-up each. */
export interface ColorCube {
  /** Samples along each edge. */
  readonly size: number;
  /** size³ triples, sRGB-encoded 0 … 255, red slowest. */
  readonly samples: Float32Array;
  /** The square root of linear light, times this, is the position along an edge. */
  readonly scale: number;
}

/** Linear light at the far end of the cube; more is cut, as white. */
const BRIGHTEST = 2.25;

/** Samples along each edge: steps of a twenty-fourth of the way to white, within which grades are nearly straight. */
const SIZE = 37;

/** Samples a grade. Positions are square roots of linear light, close to how bright they look. */
export function colorCube(grade: Grade, size = SIZE): ColorCube {
  const samples = new Float32Array(size ** 3 * 3);
  const scale = (size - 1) / Math.sqrt(BRIGHTEST);
  const linear = Float64Array.from({ length: size }, (_, i) => (i / scale) ** 2);
  for (let red = 0, at = 0; red < size; red++) {
    for (let green = 0; green < size; green++) {
      for (let blue = 0; blue < size; blue++, at += 3) {
        const [r, g, b] = grade(linear[red]!, linear[green]!, linear[blue]!);
        samples[at] = r * 255;
        samples[at + 1] = g * 255;
        samples[at + 2] = b * 255;
      }
    }
  }
  return { size, samples, scale };
}

/**
 * Looks up linear light r g b; writes sRGB-encoded 0 … 255 into `out`. Tetrahedral interpolation (Kasson et al.
 * 1995): grays stay exactly gray, unlike with eight corners.
 */
export function lookUp(cube: ColorCube, r: number, g: number, b: number, out: Float32Array): void {
  const { size, samples, scale } = cube;
  const last = size - 1.0001;
  const x = Math.min(last, Math.sqrt(r) * scale);
  const y = Math.min(last, Math.sqrt(g) * scale);
  const z = Math.min(last, Math.sqrt(b) * scale);
  const fx = x - (x | 0);
  const fy = y - (y | 0);
  const fz = z - (z | 0);
  const stepX = size * size * 3;
  const stepY = size * 3;
  const near = (x | 0) * stepX + (y | 0) * stepY + (z | 0) * 3;
  const far = near + stepX + stepY + 3;

  // The two corners in between, and the fractions in falling order: walk along the largest first. Written out,
  // because destructuring here costs a third of the time of a whole edit.
  let first = near;
  let second = near;
  let high = fx;
  let middle = fy;
  let low = fz;
  if (fx >= fy) {
    if (fy >= fz) {
      first += stepX;
      second += stepX + stepY;
    } else if (fx >= fz) {
      first += stepX;
      second += stepX + 3;
      middle = fz;
      low = fy;
    } else {
      first += 3;
      second += stepX + 3;
      high = fz;
      middle = fx;
      low = fy;
    }
  } else if (fx >= fz) {
    first += stepY;
    second += stepX + stepY;
    high = fy;
    middle = fx;
  } else if (fy >= fz) {
    first += stepY;
    second += stepY + 3;
    high = fy;
    middle = fz;
    low = fx;
  } else {
    first += 3;
    second += stepY + 3;
    high = fz;
    low = fx;
  }
  const w0 = 1 - high;
  const w1 = high - middle;
  const w2 = middle - low;
  out[0] = samples[near]! * w0 + samples[first]! * w1 + samples[second]! * w2 + samples[far]! * low;
  out[1] =
    samples[near + 1]! * w0 + samples[first + 1]! * w1 + samples[second + 1]! * w2 + samples[far + 1]! * low;
  out[2] =
    samples[near + 2]! * w0 + samples[first + 2]! * w1 + samples[second + 2]! * w2 + samples[far + 2]! * low;
}
