import type { Plane } from '../../base/raster/raster.ts';
import type { Lattice } from './lattice.ts';
import type { Shift } from './likeness.ts';

/** Repetitions this many steps away are looked at. */
const FAR = 3;
/** Two copies of the picture must share this much of it. */
const LEAST_OVERLAP = 0.3;
/** Pixels that are compared at each shift, about. */
const COMPARED = 120_000;

/**
 * Steps to a small fraction of a pixel: every repetition in reach gives its best position, and the steps are fitted
 * to all of them (least squares).
 *
 * @param detail at the size of the steps.
 * @param slack largest error of the given steps in pixels.
 */
export function refineLattice(detail: Plane, lattice: Lattice, slack: number): Lattice {
  const [p, q] = lattice;
  let [aa, ab, bb] = [1e-9, 0, 1e-9];
  const sums = { a: [0, 0], b: [0, 0] };
  for (let a = 0; a <= FAR; a++) {
    for (let b = a === 0 ? 1 : -FAR; b <= FAR; b++) {
      const near = [a * p[0] + b * q[0], a * p[1] + b * q[1]] as const;
      const reach = Math.ceil(slack * Math.max(1, Math.min(2, Math.hypot(a, b))));
      const found = bestShift(detail, near, reach);
      if (found === null) continue;
      const { shift, weight } = found;
      aa += weight * a * a;
      ab += weight * a * b;
      bb += weight * b * b;
      for (let axis = 0; axis < 2; axis++) {
        sums.a[axis]! += weight * a * shift[axis]!;
        sums.b[axis]! += weight * b * shift[axis]!;
      }
    }
  }
  const determinant = aa * bb - ab * ab;
  if (determinant < 1e-6) return lattice;
  const solved = (axis: 0 | 1) => [
    (bb * sums.a[axis]! - ab * sums.b[axis]!) / determinant,
    (aa * sums.b[axis]! - ab * sums.a[axis]!) / determinant,
  ];
  const [x, y] = [solved(0), solved(1)];
  return [
    [x[0]!, y[0]!],
    [x[1]!, y[1]!],
  ];
}

/** The shift near a given one with the largest similarity; null if the overlap is too small. */
function bestShift(detail: Plane, near: Shift, reach: number): { shift: Shift; weight: number } | null {
  const [x, y] = [Math.round(near[0]), Math.round(near[1])];
  const { width, height } = detail;
  const overlap = Math.max(0, width - Math.abs(x)) * Math.max(0, height - Math.abs(y));
  if (overlap < LEAST_OVERLAP * width * height) return null;
  const side = 2 * reach + 3;
  const values = new Float64Array(side * side);
  const rowStep = Math.max(1, Math.round(overlap / COMPARED));
  for (let v = 0, i = 0; v < side; v++) {
    for (let u = 0; u < side; u++, i++) {
      values[i] = likeness(detail, x + u - reach - 1, y + v - reach - 1, rowStep);
    }
  }
  let best = -1;
  for (let v = 1; v < side - 1; v++) {
    for (let u = 1; u < side - 1; u++)
      if (best < 0 || values[v * side + u]! > values[best]!) best = v * side + u;
  }
  const top = values[best]!;
  if (top <= 0) return null;
  const bend = (before: number, after: number) => {
    const curve = before + after - 2 * top;
    return curve < -1e-9 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * curve))) : 0;
  };
  const across = bend(values[best - 1]!, values[best + 1]!);
  const down = bend(values[best - side]!, values[best + side]!);
  const [u, v] = [best % side, Math.floor(best / side)];
  return { shift: [x + u - reach - 1 + across, y + v - reach - 1 + down], weight: top };
}

/** Mean product of the picture with itself shifted, over every `rowStep`th row. */
function likeness({ width, height, data }: Plane, x: number, y: number, rowStep: number): number {
  const [left, right] = [Math.max(0, -x), Math.min(width, width - x)];
  const [top, bottom] = [Math.max(0, -y), Math.min(height, height - y)];
  let sum = 0;
  for (let row = top; row < bottom; row += rowStep) {
    const [from, to] = [row * width, (row + y) * width + x];
    for (let column = left; column < right; column++) sum += data[from + column]! * data[to + column]!;
  }
  return sum / ((right - left) * Math.ceil((bottom - top) / rowStep));
}
