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
  const lift = 0.9 + 0.25 * fractalNoise(around * 0.12, up * 0.3, 3, seed + 40);
  out[0]! *= 0.82 * lift;
  out[1]! *= 0.93 * lift;
  out[2]! *= 1.04 * lift;
  blendTrees(around, up, 6.2, 3.4, 0.16, [0.4, 0.5, 0.33], seed, out);
  blendTrees(around, up, 4.1, 3.2, 0.27, [0.22, 0.34, 0.13], seed + 9, out);
  blendTrees(around, up, 1.35, 0.5, 0.7, [0.1, 0.19, 0.06], seed + 21, out);
  if (up < 0.1) {
    const near = Math.min(1, (0.1 - up) * 0.6);
    const patch = fractalNoise(around * 0.6, up * 2.5, 3, seed + 30);
    const lawn = smooth(-0.08, 0.1, 0.1 - up);
    out[0] = out[0]! * (1 - lawn) + lawn * (0.24 + 0.16 * patch + 0.05 * near);
    out[1] = out[1]! * (1 - lawn) + lawn * (0.4 + 0.18 * patch + 0.04 * near);
    out[2] = out[2]! * (1 - lawn) + lawn * (0.1 + 0.07 * patch);
  }
}

function blendTrees(
  around: number,
  up: number,
  top: number,
  variation: number,
  grain: number,
  color: readonly [number, number, number],
  seed: number,
  out: Float64Array,
): void {
  const crown = top + variation * (fractalNoise(around * grain, 0.5, 3, seed) - 0.5) * 2;
  const ragged = 0.9 * (fractalNoise(around * 1.6, up * 1.6, 4, seed + 2) - 0.5);
  const cover = smooth(-0.25, 0.25, crown + ragged - up);
  if (cover <= 0) return;
  const clumps = fractalNoise(around * 0.9, up * 0.9, 4, seed + 3);
  const light = 0.45 + 1.25 * clumps * clumps + 0.25 * Math.max(0, Math.min(1, up / Math.max(1, top)));
  for (let k = 0; k < 3; k++) out[k] = out[k]! * (1 - cover) + cover * color[k]! * light;
}

function smooth(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
