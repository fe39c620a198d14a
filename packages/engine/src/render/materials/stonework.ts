import { smoothstep } from './blend.ts';
import { fractal, noise } from './noise.ts';

/**
 * How strongly a vein of marble shows at a place, 0 … 1. Veins are the zero lines of noise whose place is itself
 * bent by noise (domain warping), some broad and faint, some thin and dark; they come and go.
 */
export function veinAt(u: number, v: number, seed: number): number {
  const bendU = 0.7 * fractal(u * 0.9, v * 0.9, 4, seed);
  const bendV = 0.7 * fractal(u * 0.9 + 5.2, v * 0.9 + 1.3, 4, seed + 7);
  const x = u + bendU;
  const y = 0.6 * v + bendV + 0.5 * u;
  const strength = smoothstep(-0.25, 0.5, noise(u * 1.1, v * 1.1, seed + 15));
  const broad = 1 - Math.min(1, Math.abs(fractal(x * 0.8, y * 0.8, 3, seed + 21)) / 0.11);
  const thin = 1 - Math.min(1, Math.abs(noise(x * 1.9 + 3, y * 1.9, seed + 33)) / 0.035);
  const hair = 1 - Math.min(1, Math.abs(noise(x * 4.3, y * 4.3 + 8, seed + 45)) / 0.03);
  const sum = 0.55 * broad ** 2 + 0.75 * thin ** 1.5 * strength + 0.3 * hair * strength;
  return Math.min(1, sum);
}

/** Clouds between the veins, -1 … 1. */
export const stoneClouds = (u: number, v: number, seed: number): number =>
  fractal(u * 1.6 + 0.8 * noise(u, v, seed + 3), v * 1.6, 4, seed + 60);
