import { fractalNoise } from '../materials/noise.ts';

/**
 * What stands outside the windows, as a radiance for a direction. `skyLight` is smooth and lights the room;
 * `gardenView` is the picture seen through the panes.
 */

/** Radiance of an overcast sky over a lawn, before `LightSpec.sky`; y is the direction's rise. */
export function skyLight(y: number, out: Float64Array): void {
  if (y > 0) {
    const rise = Math.min(1, y * 1.6);
    out[0] = 1.02 - 0.14 * rise;
    out[1] = 1.04 - 0.07 * rise;
    out[2] = 1.06 + 0.06 * rise;
  } else {
    const fall = Math.min(1, -y * 4);
    out[0] = 0.82 - 0.62 * fall;
    out[1] = 0.86 - 0.58 * fall;
    out[2] = 0.8 - 0.64 * fall;
  }
}

/** Distance of the garden's trees in metres; gives the view a little parallax between panes. */
const TREES_AT = 14;
const EYE_HEIGHT = 1.4;

/**
 * A garden out of focus: sky, two layers of trees, a hedge and a lawn, in linear radiance around 1.
 * (x, z) is the horizontal part of the direction, y its rise; `shift` moves the trees sideways (metres).
 */
export function gardenView(
  x: number,
  y: number,
  z: number,
  shift: number,
  seed: number,
  out: Float64Array,
): void {
  const flat = Math.hypot(x, z) || 1e-6;
  const around = Math.atan2(x, -z) * TREES_AT + shift;
  const up = EYE_HEIGHT + (y / flat) * TREES_AT;
  skyLight(Math.max(0.08, y), out);
  const lift = 1 + 0.3 * fractalNoise(around * 0.12, up * 0.3, 3, seed + 40);
  out[0]! *= 0.86 * lift;
  out[1]! *= 0.95 * lift;
  out[2]! *= 1.03 * lift;
  blend(treeLine(around, up, 6.4, 3, 0.13, seed), FAR_TREES, foliage(around, up, 0.8, seed + 3), out);
  blend(
    treeLine(around, up, 4.2, 3.4, 0.22, seed + 9),
    NEAR_TREES,
    foliage(around, up, 0.55, seed + 12),
    out,
  );
  blend(treeLine(around, up, 1.5, 0.5, 0.5, seed + 21), HEDGE, foliage(around, up, 1.1, seed + 24), out);
  const patches = 0.85 + 0.4 * fractalNoise(around * 0.5, up * 3, 3, seed + 30);
  blend(smooth(-0.12, 0.12, 0.05 - up), LAWN, patches, out);
  // Haze and the camera's flare: what is far and out of focus is pale.
  for (let k = 0; k < 3; k++) out[k] = out[k]! * 0.78 + HAZE[k]!;
}

const FAR_TREES = [0.56, 0.6, 0.36] as const;
const NEAR_TREES = [0.4, 0.46, 0.16] as const;
const HEDGE = [0.22, 0.28, 0.1] as const;
const LAWN = [0.56, 0.6, 0.22] as const;
const HAZE = [0.15, 0.14, 0.11] as const;

function blend(
  cover: number,
  color: readonly [number, number, number],
  light: number,
  out: Float64Array,
): void {
  for (let k = 0; k < 3; k++) out[k] = out[k]! * (1 - cover) + cover * color[k]! * light;
}

/** How much of the sky a row of trees covers: below a wavy, ragged line, with gaps in the crowns. */
function treeLine(
  around: number,
  up: number,
  top: number,
  variation: number,
  grain: number,
  seed: number,
): number {
  const crown = top + variation * (fractalNoise(around * grain, 0.5, 3, seed) - 0.5) * 2;
  const ragged = 1.6 * (fractalNoise(around * 1.1, up * 1.1, 4, seed + 2) - 0.5);
  const below = crown + ragged - up;
  const gap = smooth(0.66, 0.8, fractalNoise(around * 1.3, up * 1.3, 3, seed + 4)) * smooth(2.5, 0.5, below);
  return smooth(-0.3, 0.3, below) * (1 - 0.8 * gap);
}

/** Sunlit clumps and shadows between them, as a factor around 1. */
function foliage(around: number, up: number, grain: number, seed: number): number {
  const clumps = fractalNoise(around * grain, up * grain, 4, seed);
  const glints = smooth(0.55, 0.8, fractalNoise(around * grain * 2.7, up * grain * 2.7, 2, seed + 1));
  return 0.35 + 1.5 * clumps * clumps + 0.7 * glints * clumps;
}

function smooth(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
