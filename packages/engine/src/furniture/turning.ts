/** Radius of a turned leg by the part of its length from the top, where 1 is its thickest. */
const TALL: ReadonlyArray<readonly [part: number, radius: number]> = [
  [0, 1],
  [0.16, 1],
  [0.17, 0.62],
  [0.2, 0.62],
  [0.215, 0.95],
  [0.245, 0.95],
  [0.26, 0.6],
  [0.3, 0.72],
  [0.42, 0.98],
  [0.55, 0.9],
  [0.8, 0.52],
  [0.84, 0.5],
  [0.855, 0.72],
  [0.885, 0.72],
  [0.9, 0.46],
  [0.95, 0.62],
  [0.985, 0.58],
  [1, 0.46],
];
const BUN: ReadonlyArray<readonly [part: number, radius: number]> = [
  [0, 0.72],
  [0.14, 0.72],
  [0.2, 0.5],
  [0.28, 0.52],
  [0.42, 0.86],
  [0.6, 1],
  [0.78, 0.9],
  [0.92, 0.6],
  [1, 0.42],
];

/** Profile of a turned leg: vase and rings where it is tall, a bun foot under low seats; `part` 0 … 1 from the top. */
export function turnedRadius(part: number, height: number): number {
  const profile = height > 0.2 ? TALL : BUN;
  for (const [i, [end, radius]] of profile.entries()) {
    const before = profile[i - 1];
    if (part > end || before === undefined) continue;
    const span = end - before[0];
    return before[1] + (radius - before[1]) * (span > 0 ? (part - before[0]) / span : 1);
  }
  return profile[0]?.[1] ?? 1;
}
