import type { LIGHTING_TYPES } from '@home-design/vocabulary';

/** The light that a photo gets. */
export interface Light {
  readonly type: (typeof LIGHTING_TYPES)[number];
  /** Factor on linear light. */
  readonly brightness: number;
  /** Slope of the tone curve at middle gray. */
  readonly contrast: number;
  /** -1 (cooler) … 1 (warmer). */
  readonly warmth: number;
  /** 0 … 1, how much of the result replaces the photo. */
  readonly strength: number;
  /** Seed of the dither. */
  readonly seed: number;
}
