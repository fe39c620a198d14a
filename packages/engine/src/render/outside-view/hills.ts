import { hashToUnit } from '../../base/random.ts';
import type { LinearColor } from '../materials/material.ts';
import { fractal } from '../materials/noise.ts';
import { between, type Glance, lay, lookAt, type Painter, ramp } from './view-painting.ts';

/** Height of the house above the nearest slope, meters. */
const ABOVE = 9;
const HAZE: LinearColor = [0.78, 0.86, 0.95];
const FIELDS: readonly LinearColor[] = [
  [0.4, 0.41, 0.16],
  [0.33, 0.38, 0.13],
  [0.43, 0.41, 0.19],
  [0.26, 0.32, 0.11],
];

/** A ridge of hills. */
interface Ridge {
  /** Meters away. */
  readonly distance: number;
  /** Height of the ridge, and how wide its waves are, meters. */
  readonly high: number;
  readonly wave: number;
  /** Haze before it, 0 … 1. */
  readonly haze: number;
}

/** The farthest first. */
const RIDGES: readonly Ridge[] = [
  { distance: 5000, high: 420, wave: 2600, haze: 0.82 },
  { distance: 2400, high: 130, wave: 1100, haze: 0.66 },
  { distance: 1100, high: 42, wave: 520, haze: 0.46 },
  { distance: 480, high: 12, wave: 260, haze: 0.26 },
  { distance: 190, high: 2.5, wave: 130, haze: 0.1 },
];

/** Rolling fields with rows of trees, ridge behind ridge into the haze. */
export function hills(seed: number): Painter {
  return (glance, out) => {
    for (const [i, ridge] of RIDGES.entries()) {
      lookAt(glance, ridge.distance, ABOVE);
      layRidge(ridge, seed + 13 * i, glance, out);
    }
  };
}

function layRidge(ridge: Ridge, seed: number, { along, height }: Glance, out: Float64Array): void {
  const { distance, high, wave, haze } = ridge;
  const soft = distance * 0.0012;
  const crest = high * (1 + 0.75 * fractal(along / wave, 0.4, 4, seed));
  const below = crest - height;
  // Trees along the ridge and in the hollows: small round tops, some of them slender cypresses.
  const spacing = 7 + distance * 0.004;
  const i = Math.round(along / spacing);
  const grown = hashToUnit(i, 1, seed);
  const wooded = ramp(-0.1, 0.3, fractal(along / (wave * 0.35), 2.4, 2, seed + 3));
  const slender = hashToUnit(i, 2, seed) > 0.72;
  const tall = grown * wooded * (slender ? 13 : 7) + 0.6;
  const x = (along - i * spacing - (hashToUnit(i, 3, seed) - 0.5) * spacing * 0.5) / (slender ? 1.3 : 4.2);
  const top = tall * Math.sqrt(Math.max(0, 1 - x * x));
  const tree = ramp(-soft, soft, below + top) * (top > 0.3 ? 1 : 0);
  lay(out, between([0.1, 0.15, 0.06], HAZE, haze), 1, tree);
  const ground = ramp(-soft, soft, below);
  if (ground <= 0) return;
  const patch = fractal(along / (wave * 0.45), below / (high * 0.5 + 12), 3, seed + 5) * 1.4 + 1.6;
  const k = Math.max(0, Math.min(FIELDS.length - 2, Math.floor(patch)));
  const field = between(FIELDS[k]!, FIELDS[k + 1]!, ramp(0.1, 0.9, patch - k));
  const light = 0.95 + 0.25 * fractal(along / (wave * 0.12), below / (high * 0.12 + 2), 3, seed + 7);
  lay(out, between([field[0] * light, field[1] * light, field[2] * light], HAZE, haze), 1, ground);
}
