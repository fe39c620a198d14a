import { boxMean } from './box-filter.ts';
import { createPlane, type Plane } from './raster.ts';

/** A plane's smooth version as a local linear model of the plane itself: `slope * value + offset`, pixel by pixel. */
export interface LocalModel {
  /** 0 (the surroundings are even: smooth them) … 1 (an edge: keep it). */
  readonly slope: Plane;
  readonly offset: Plane;
}

/**
 * The self-guided filter (He, Sun and Tang 2013): smooths even areas and keeps edges. Returned as its model, so that
 * it can be fitted on a small picture and applied to a large one (fast guided filter, He and Sun 2015).
 *
 * @param radius of the window in pixels.
 * @param epsilon variance of values 0 … 1 below which surroundings count as even.
 */
export function selfGuidedModel(plane: Plane, radius: number, epsilon: number): LocalModel {
  const mean = boxMean(plane, radius);
  const slope = boxMean({ ...plane, data: plane.data.map((value) => value * value) }, radius);
  const offset = createPlane(plane.width, plane.height);
  for (let i = 0; i < offset.data.length; i++) {
    const average = mean.data[i]!;
    const variance = Math.max(0, slope.data[i]! - average * average);
    slope.data[i] = variance / (variance + epsilon);
    offset.data[i] = average * (1 - slope.data[i]!);
  }
  return { slope: boxMean(slope, radius), offset: boxMean(offset, radius) };
}
