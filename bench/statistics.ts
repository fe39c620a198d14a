/** The value below which the share of all values lies (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There are no values.');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
