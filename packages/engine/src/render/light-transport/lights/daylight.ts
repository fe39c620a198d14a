import type { Daylight } from '../../scene.ts';
import { createLightSample, type LightSource } from './light-sample.ts';
import { createPortals } from './portals.ts';
import { skyRadiance } from './sky.ts';

/** Sky through windows, or all around where there are none: there rays find it by themselves. */
export function createDaylight(light: Daylight, ambient: Float64Array): LightSource {
  const portals = createPortals(light.portals);
  const sample = createLightSample();
  const { direction, radiance, reach } = sample;
  return {
    sample,
    ambient,
    prepare: (surface) => portals.prepare(surface),
    draw(surface, pick, u, v) {
      if (portals.count === 0 || !portals.draw(surface, pick, u, v, direction, reach)) return false;
      skyRadiance(light.sky, direction[1]!, radiance);
      return true;
    },
    escape(from, towards, distance, pane) {
      skyRadiance(light.sky, towards[1]!, radiance);
      reach[1] = distance;
      const window = pane >= 0 && pane < portals.count ? pane : portals.passed(from, towards, reach);
      reach[0] = window >= 0 ? portals.pdf(window, reach[1]!, towards) : 0;
      return false;
    },
  };
}
