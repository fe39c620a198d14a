import type { Surface } from '../surface.ts';

/** A direction towards light, overwritten by every draw. */
export interface LightSample {
  readonly direction: Float64Array;
  readonly radiance: Float64Array;
  /** Likelihood per steradian of drawing it, then how far away it is in meters. */
  readonly reach: Float64Array;
}

export function createLightSample(): LightSample {
  return { direction: new Float64Array(3), radiance: new Float64Array(3), reach: new Float64Array(2) };
}

/** The surrounding light of a scene, for rays that leave everything else behind. */
export interface LightSource {
  readonly sample: LightSample;
  /** Mean light between the surfaces: represents the bounces after the last one. */
  readonly ambient: Float64Array;
  /** Prepares `draw` at a surface, and the densities that `escape` returns for rays leaving it. */
  prepare(surface: Surface): void;
  /** Chooses a direction towards the light by three numbers in [0, 1); false when there is none. */
  draw(surface: Surface, pick: number, u: number, v: number): boolean;
  /**
   * A ray met no thing, or the pane of a window (`pane` >= 0, at `distance`). Writes the radiance it meets and, to
   * `reach[0]`, how likely `draw` had chosen it. True: it has met a surface that passes light on, now in `surface`,
   * and the radiance is none.
   */
  escape(
    from: Float64Array,
    towards: Float64Array,
    distance: number,
    pane: number,
    surface: Surface,
  ): boolean;
}
