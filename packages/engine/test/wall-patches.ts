import type { Region } from '../src/scene/regions/region.ts';
import type { Border } from '../src/scene/regions/region-borders.ts';

/** OKLab. */
export const PAINT = { L: 0.78, a: -0.004, b: 0.028 };

/** A patch of the far wall, by default the wall itself: large, even and up to the ceiling. */
export function patch(id: number, options: Partial<Region> = {}): Region {
  return {
    id,
    share: 0.2,
    color: PAINT,
    texture: 0.001,
    bounds: { left: 0.1, top: 0.1, right: 0.9, bottom: 0.7 },
    face: 'far',
    wallShare: 1,
    reach: { bottom: 0.1, top: 0.97 },
    widthMeters: 4,
    framing: { left: 0.5, right: 0.5, top: 0.9, bottom: 0.5 },
    cutByTop: 0,
    fill: 0.6,
    ...options,
  };
}

/** A border as between things: a step of color and an edge along it. */
export function border(a: number, b: number, length: number): Border {
  return { a, b, length, contrastSum: 0.2 * length, barrierSum: 0.3 * length, grooveSum: 0 };
}
