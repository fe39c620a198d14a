import type { LinearColor } from '../materials/material.ts';
import { fractal } from '../materials/noise.ts';
import { type Hedge, layHedge } from './foliage.ts';
import { between, lay, lookAt, lookDown, type Painter, ramp } from './view-painting.ts';

/** Meters above the water. */
const ABOVE = 14;
const NEAR_WATER: LinearColor = [0.1, 0.3, 0.38];
const FAR_WATER: LinearColor = [0.3, 0.5, 0.66];
const CAPE: LinearColor = [0.42, 0.5, 0.5];

/** The sea to the horizon, a cape in the haze, shrubs before the house. */
export function sea(seed: number): Painter {
  const shrubs: Hedge = { bright: [0.36, 0.42, 0.2], deep: [0.08, 0.12, 0.05], soft: 0.05, seed: seed + 9 };
  return (glance, out) => {
    const away = lookDown(glance, ABOVE);
    const water = ramp(-0.0005, -0.0025, glance.dy);
    if (away < Infinity) {
      const far = ramp(20, 900, away);
      const wide = 1 + away * 0.015;
      const waves = fractal(glance.along / wide, (glance.height * 2.2) / wide, 3, seed);
      const streaks = fractal(glance.along * 0.004, glance.height * 0.012, 3, seed + 3);
      lay(out, between(NEAR_WATER, FAR_WATER, far), 1 + 0.16 * waves + 0.18 * streaks, water);
    }
    lookAt(glance, 3200, ABOVE);
    const cape =
      130 * ramp(-0.05, 0.55, fractal(glance.along * 0.00035 + 1.7 * (seed % 17), 0.2, 4, seed + 5));
    const rough = 6 * fractal(glance.along * 0.02, glance.height * 0.03, 3, seed + 6);
    const land = ramp(-6, 6, cape - glance.height + rough) * ramp(-3, 3, glance.height);
    lay(out, between(CAPE, [0.78, 0.87, 0.95], 0.5), 0.95 + 0.005 * rough, land);
    lookAt(glance, 9, 0.3);
    const top = 0.55 + 0.5 * fractal(glance.along * 0.35, 0.9, 3, seed + 7);
    layHedge(shrubs, Math.max(0.15, top), glance, out);
  };
}
