import { fractal } from '../materials/noise.ts';
import type { Painter } from './view-painting.ts';
import { lay, ramp } from './view-painting.ts';

/** Paints soft fair-weather clouds over a sky; `amount` 0 … 1 of it is covered, from 0.85 on by gray ones. */
export function clouds(amount: number, seed: number): Painter {
  const heavy = Math.max(0, amount - 0.85) / 0.15;
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
    if (heavy <= 0) return;
    // Seen from below, a closed cover is darkest where it is thickest.
    const thick = ramp(
      -0.55,
      0.65,
      fractal(x * 0.7, y * 0.7, 4, seed + 11) + 0.35 * fractal(x * 2.3, y * 2.3, 3, seed + 13),
    );
    lay(out, [0.98 - 0.5 * thick, 0.99 - 0.49 * thick, 1 - 0.45 * thick], 1, heavy * ramp(0, 0.1, glance.dy));
  };
}
