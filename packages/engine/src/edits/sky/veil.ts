import { fractal } from '../../render/materials/noise.ts';

/** A thin, high layer of clouds. */
export interface Veil {
  /** Share of the sky it covers, 0 … 1. */
  readonly cover: number;
  /** How much light it takes at its densest, 0 … 1. */
  readonly depth: number;
  /** Meters above the ground. */
  readonly height: number;
  /** Length over width of its streaks; 1 = flakes. */
  readonly stretch: number;
  /** Width of its streaks, meters. */
  readonly width: number;
}

/** How much of the light behind the layer it replaces, 0 … 1, along a ray (dx, dy, dz). */
export type VeilCover = (dx: number, dy: number, dz: number) => number;

/** Cirrus and flakes: noise on a level far above, bent by coarser noise so that it looks blown. */
export function createVeil(veil: Veil, seed: number): VeilCover {
  const turn = 0.4 + 0.5 * ((seed % 7) / 7);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (dx, dy, dz) => {
    if (dy < 0.012) return 0;
    const far = veil.height / dy / veil.width;
    const u = (cos * dx - sin * dz) * far;
    const v = ((sin * dx + cos * dz) * far) / veil.stretch;
    const bend = 1.3 * fractal(0.35 * u + 5.2, 0.35 * v, 3, seed + 3);
    const patch = 0.75 * fractal(0.16 * u, 0.22 * v + 9.1, 3, seed + 5);
    const streaks = fractal(u + bend, v + 1.7 * bend, 5, seed + 9);
    const over = streaks + patch - (0.5 - 1.1 * veil.cover);
    if (over <= 0) return 0;
    // Seen along the layer it would close up, so haze replaces it there.
    const low = Math.min(1, dy / 0.12);
    return veil.depth * (1 - Math.exp(-3 * over * over)) * low;
  };
}
