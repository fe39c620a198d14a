import type { NonEmpty } from './styles/style.ts';

/** One of a style's materials or designs: the first for every other seed, the others in turn. */
export function chosen<T>(choices: NonEmpty<T>, seed: number): T {
  const turn = ((seed % 6) + 6) % 6;
  return (turn < 3 ? choices[0] : choices[(turn - 2) % choices.length]) ?? choices[0];
}
