/** Normal equations of a weighted least-squares problem: products (count x count, by rows) and targets. */
export interface NormalEquations {
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

/**
 * The best solution of the normal equations without negative values: projected Gauss-Seidel. `start` is the initial
 * value; it is not changed.
 */
export function solveAboveZero(
  { products, targets }: NormalEquations,
  start: Float64Array,
  sweeps: number,
): Float64Array {
  const count = targets.length;
  const solution = Float64Array.from(start);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let i = 0; i < count; i++) {
      let rest = targets[i]!;
      const row = i * count;
      for (let j = 0; j < count; j++) rest -= products[row + j]! * solution[j]!;
      solution[i] = Math.max(0, solution[i]! + rest / products[row + i]!);
    }
  }
  return solution;
}
