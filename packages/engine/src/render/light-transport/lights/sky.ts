import type { SkyLight } from '../../scene.ts';

/** Steepness of the transition to the ground below the horizon. */
const HAZE = 5;

/** Radiance of the smooth sky that lights the scene, for a direction of rise y, into `out`. */
export function skyRadiance(sky: SkyLight, y: number, out: Float64Array): void {
  const { zenith, horizon, ground } = sky;
  if (y >= 0) {
    const m = 1 - (y > 1 ? 1 : y);
    const near = m * m * m;
    out[0] = zenith[0] + (horizon[0] - zenith[0]) * near;
    out[1] = zenith[1] + (horizon[1] - zenith[1]) * near;
    out[2] = zenith[2] + (horizon[2] - zenith[2]) * near;
    return;
  }
  const fall = Math.min(1, -y * HAZE);
  const near = (1 - fall) * (1 - fall);
  out[0] = ground[0] + (horizon[0] - ground[0]) * near;
  out[1] = ground[1] + (horizon[1] - ground[1]) * near;
  out[2] = ground[2] + (horizon[2] - ground[2]) * near;
}
