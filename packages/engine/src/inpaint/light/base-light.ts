/** Brightness over a surface as a slope of its logarithm, or a gentle curve. */
export interface BaseLight {
  /** Logarithm of the brightness at a place. */
  at(x: number, y: number): number;
  /** Scatter of the surface's own brightness around it (a standard deviation of logarithms, robust). */
  readonly scatter: number;
}

/** The flexibility of a fit, and its outliers. */
export interface BaseShape {
  /** 3 = level and slopes; 6 = also curved, for surfaces that are mostly visible: elsewhere curves diverge. */
  readonly terms: 3 | 6;
  /** Larger differences (logarithms) are shadows, sun or other things and are ignored (Tukey's biweight). */
  readonly outlying: number;
  /** Share of the visible values, at the dark and at the bright end, that the fit never exceeds. */
  readonly ends: number;
}

const EVEN: BaseShape = { terms: 3, outlying: 0.6, ends: 0.1 };
const ROUNDS = 9;
/** How much stiffer slopes and curves are than the level. */
const STIFF = { slope: 1e-3, curve: 1e-2 };

/**
 * Fits the light on a surface to most of its visible part: shadows, patches of sun and other things are left out.
 *
 * @param xs, ys places, roughly -1 … 1, and brightness 8-bit steps, at least 1; equally long.
 */
export function fitBaseLight(
  xs: readonly number[],
  ys: readonly number[],
  brightness: readonly number[],
  shape: BaseShape = EVEN,
): BaseLight {
  const { outlying, ends } = shape;
  const logs = brightness.map((value) => Math.log(Math.max(1, value)));
  const middle = median(logs);
  let terms: Float64Array = new Float64Array(shape.terms);
  terms[0] = middle;
  let [low, high] = [middle, middle];
  for (let round = 0; round < ROUNDS; round++) {
    // The first rounds fit only a level, so that a slope does not follow a shadow at once.
    const degree = round < ROUNDS / 3 ? 1 : round < (2 * ROUNDS) / 3 ? 3 : shape.terms;
    terms = weightedFit(xs, ys, logs, terms, degree, outlying);
  }
  const differences = logs.map((log, i) => Math.abs(log - valueAt(terms, xs[i]!, ys[i]!)));
  const scatter = median(differences) / 0.675;
  const kept = logs.filter((_, i) => differences[i]! < outlying).sort((a, b) => a - b);
  low = kept[Math.floor(kept.length * ends)] ?? middle;
  high = kept[Math.floor(kept.length * (1 - ends))] ?? middle;
  return {
    // Beyond the visible part even a slope may diverge.
    at: (x, y) => Math.min(high, Math.max(low, valueAt(terms, x, y))),
    scatter,
  };
}

function valueAt(terms: Float64Array, x: number, y: number): number {
  const even = terms[0]! + terms[1]! * x + terms[2]! * y;
  return terms.length === 3 ? even : even + terms[3]! * x * x + terms[4]! * x * y + terms[5]! * y * y;
}

function weightedFit(
  xs: readonly number[],
  ys: readonly number[],
  logs: readonly number[],
  before: Float64Array,
  degree: number,
  outlying: number,
): Float64Array {
  const matrix = Array.from({ length: degree }, () => new Float64Array(degree + 1));
  for (let i = 0; i < logs.length; i++) {
    const [x, y] = [xs[i]!, ys[i]!];
    const off = (logs[i]! - valueAt(before, x, y)) / outlying;
    if (Math.abs(off) >= 1) continue;
    const weight = (1 - off * off) ** 2;
    const basis = [1, x, y, x * x, x * y, y * y];
    for (let row = 0; row < degree; row++) {
      for (let column = 0; column < degree; column++) {
        matrix[row]![column]! += weight * basis[row]! * basis[column]!;
      }
      matrix[row]![degree]! += weight * basis[row]! * logs[i]!;
    }
  }
  // A little stiffness separates terms that few places determine.
  for (let term = 1; term < degree; term++) {
    matrix[term]![term]! += (term < 3 ? STIFF.slope : STIFF.curve) * (matrix[0]![0]! + 1);
  }
  const solved = solve(matrix);
  const terms = new Float64Array(before.length);
  terms.set(solved ?? before.subarray(0, degree));
  return terms;
}

/** Gaussian elimination with pivots; null when the matrix is singular. */
function solve(matrix: Float64Array[]): Float64Array | null {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    if (Math.abs(matrix[pivot]![column]!) < 1e-9) return null;
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = matrix[row]![column]! / matrix[column]![column]!;
      for (let k = column; k <= size; k++) matrix[row]![k]! -= factor * matrix[column]![k]!;
    }
  }
  return Float64Array.from(matrix, (row, i) => row[size]! / row[i]!);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
