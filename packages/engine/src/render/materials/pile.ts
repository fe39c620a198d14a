import { detail, smoothstep } from './blend.ts';
import { cellular, fractal, noise } from './noise.ts';

/** Height 0 … 1 of cut pile with tufts of a size in meters; far away its mean. */
export function pileHeight(u: number, v: number, tuft: number, seed: number, footprint: number): number {
  const fine = detail(1.6 * tuft, footprint);
  const lean = 0.12 * noise(u * 9, v * 9, seed + 3);
  if (fine <= 0) return 0.5 + lean;
  const cell = cellular(u / tuft + 0.3 * noise((2 * u) / tuft, (2 * v) / tuft, seed), v / tuft, seed + 1);
  const dome = 1 - smoothstep(0.05, 0.8, cell.nearest);
  return 0.5 + lean + fine * (0.34 * (dome - 0.5) + 0.16 * (cell.own - 0.5));
}

/** Brightness of pile around 1: dark between the tufts, lighter and darker where feet and brushes laid it. */
export function pileShade(
  u: number,
  v: number,
  tuft: number,
  depth: number,
  seed: number,
  footprint: number,
): number {
  const tracks = 0.05 * fractal(u * 3.1, v * 3.1, 3, seed + 4) + 0.03 * noise(u * 28, v * 28, seed + 5);
  return 1 + tracks + depth * (pileHeight(u, v, tuft, seed, footprint) - 0.48);
}
