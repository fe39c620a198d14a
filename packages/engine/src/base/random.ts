/** A repeatable stream of numbers in [0, 1): the same seed always gives the same stream (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A well-mixed number in [0, 1) for a lattice point; neighbors are unrelated. */
export function hashToUnit(x: number, y: number, seed: number): number {
  return (hashToBits(x, y, seed) >>> 0) / 4294967296;
}

/** The same as 32 bits, so that a choice from a short list needs no fractions. */
export function hashToBits(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Choose evenly between the values of a list that is never empty. */
export function pick<const T>(random: () => number, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** A number between two limits. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}
