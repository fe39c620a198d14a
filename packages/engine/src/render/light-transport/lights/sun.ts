import type { Portal, SunLight } from '../../scene.ts';
import { fromLocal } from '../basis.ts';
import { createLightSample, type LightSample } from './light-sample.ts';
import { createPortals } from './portals.ts';

/** The sun's disc. `radiance` of its sample is the irradiance of a surface that faces it: the likelihood is in it. */
export interface Sun {
  readonly sample: LightSample;
  /** Chooses a direction on the disc; false when no window lets it through to the place. */
  draw(place: Float64Array, u: number, v: number): boolean;
}

/** A sun that shines through `windows`, or, when there are none, from the open sky; undefined without sun. */
export function createSun(sun: SunLight | undefined, windows: readonly Portal[]): Sun | undefined {
  if (!sun || Math.max(...sun.irradiance) <= 0) return undefined;
  const portals = createPortals(windows);
  const sample = createLightSample();
  const { direction, radiance, reach } = sample;
  const middle = Float64Array.from(sun.direction);
  const spread = Math.tan(sun.radius);
  radiance.set(sun.irradiance);
  return {
    sample,
    draw(place, u, v) {
      const flat = Math.sqrt(u) * spread;
      const angle = 2 * Math.PI * v;
      const scale = 1 / Math.sqrt(1 + flat * flat);
      fromLocal(flat * Math.cos(angle) * scale, flat * Math.sin(angle) * scale, scale, middle, direction);
      reach[0] = 1;
      reach[1] = Infinity;
      return portals.count === 0 || portals.passed(place, direction, reach) >= 0;
    },
  };
}
