/** The design's input: size of the rug in meters, number of colors beside the ground, seed. */
export interface RugPlan {
  readonly width: number;
  readonly length: number;
  readonly colors: number;
  readonly seed: number;
}

/** Number of the yarn at a place: 0 ground, 1 … `colors`. Larger numbers wrap around. */
export type RugDesign = (u: number, v: number) => number;

/** The n-th color beside the ground, in a circle, so that designs work with any number of colors. */
export const yarn = (plan: RugPlan, n: number): number => (plan.colors === 0 ? 0 : 1 + (n % plan.colors));

/** Meters to the nearest edge of the rug. */
export const fromEdge = (plan: RugPlan, u: number, v: number): number =>
  Math.min(u, plan.width - u, v, plan.length - v);
