import { hashToBits, hashToUnit } from '../../base/random.ts';

/** The number of values of five bits. */
const DIRECTIONS = 32;
const DIRECTION_SHIFT = 27;
const GRADIENT_X = Float64Array.from({ length: DIRECTIONS }, (_, k) =>
  Math.cos((2 * Math.PI * k) / DIRECTIONS),
);
const GRADIENT_Y = Float64Array.from({ length: DIRECTIONS }, (_, k) =>
  Math.sin((2 * Math.PI * k) / DIRECTIONS),
);

function corner(i: number, j: number, dx: number, dy: number, seed: number): number {
  const k = hashToBits(i, j, seed) >>> DIRECTION_SHIFT;
  return GRADIENT_X[k]! * dx + GRADIENT_Y[k]! * dy;
}

/**
 * Smooth noise in -1 … 1 with mean 0 and about one bump per unit of x and y (Perlin 2002). Gradients rather than
 * values at the lattice points, so that no squares show.
 */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const near = corner(i, j, fx, fy, seed);
  const far = corner(i, j + 1, fx, fy - 1, seed);
  const low = near + sx * (corner(i + 1, j, fx - 1, fy, seed) - near);
  const high = far + sx * (corner(i + 1, j + 1, fx - 1, fy - 1, seed) - far);
  return 1.41 * (low + sy * (high - low));
}

/** Several octaves of `noise`, each twice as fine and half as strong: -1 … 1, mean 0. */
export function fractal(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  let fine = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * fine + 17.3 * octave, y * fine - 9.1 * octave, seed + 101 * octave);
    total += weight;
    weight *= 0.5;
    fine *= 2;
  }
  return sum / total;
}

/** A place among scattered points; overwritten by every `cellular`. */
export interface Cell {
  /** Distance to the nearest and the second nearest point, in cells. */
  nearest: number;
  second: number;
  /** The nearest point's own number in 0 … 1. */
  own: number;
  /** From the nearest point to the place, in cells. */
  dx: number;
  dy: number;
}

const cell: Cell = { nearest: 0, second: 0, own: 0, dx: 0, dy: 0 };

/**
 * Points scattered one a unit square (Worley 1996); `jitter` 0 … 1 is how far they stray from a grid. The answer
 * is one shared object.
 */
export function cellular(x: number, y: number, seed: number, jitter = 1): Cell {
  const i = Math.floor(x);
  const j = Math.floor(y);
  let nearest = 9;
  let second = 9;
  let bestI = i;
  let bestJ = j;
  for (let q = j - 1; q <= j + 1; q++) {
    for (let p = i - 1; p <= i + 1; p++) {
      const dx = x - p - 0.5 - jitter * (hashToUnit(p, q, seed) - 0.5);
      const dy = y - q - 0.5 - jitter * (hashToUnit(p, q, seed + 7919) - 0.5);
      const distance = dx * dx + dy * dy;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        bestI = p;
        bestJ = q;
        cell.dx = dx;
        cell.dy = dy;
      } else if (distance < second) second = distance;
    }
  }
  cell.nearest = Math.sqrt(nearest);
  cell.second = Math.sqrt(second);
  cell.own = hashToUnit(bestI, bestJ, seed + 104729);
  return cell;
}
