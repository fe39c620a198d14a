import { hashToUnit } from '../../random.ts';

/** Smooth noise in 0 … 1 with about one bump per unit of x and y. */
export function valueNoise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const fx = x - i;
  const fy = y - j;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const top = hashToUnit(i, j, seed) * (1 - sx) + hashToUnit(i + 1, j, seed) * sx;
  const bottom = hashToUnit(i, j + 1, seed) * (1 - sx) + hashToUnit(i + 1, j + 1, seed) * sx;
  return top * (1 - sy) + bottom * sy;
}

/** Several octaves of `valueNoise`, each twice as fine and half as strong; 0 … 1. */
export function fractalNoise(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let fine = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(x * fine, y * fine, seed + octave);
    total += weight;
    weight *= 0.5;
    fine *= 2;
  }
  return sum / total;
}
