import { fractal } from '../materials/noise.ts';
import type { Painter } from './view-painting.ts';
import { lay, ramp } from './view-painting.ts';

/** Paints soft fair-weather clouds over a sky; `amount` 0 … 1 of it is covered. */
export function clouds(amount: number, seed: number): Painter {
  return (glance, out) => {
    if (glance.dy <= 0.005) return;
    // Clouds lie on a level ceiling: they crowd together towards the horizon, where haze takes them.
    const far = 1 / (glance.dy + 0.12);
    const x = glance.dx * far * 1.3;
    const y = glance.dz * far * 1.3;
    const billow = fractal(x, y, 4, seed) + 0.25 * fractal(x * 3.1, y * 3.1, 2, seed + 7);
    const cover = ramp(0.5 - amount, 0.95 - amount, billow) * ramp(0, 0.14, glance.dy);
    const shaded = ramp(0.2, 1.1, billow);
    lay(out, [1.1 - 0.12 * shaded, 1.1 - 0.11 * shaded, 1.1 - 0.08 * shaded], 1, cover * 0.85);
  };
}
