import type { Oklab } from '../../base/color/oklab.ts';

/** The part of one region to paint. */
export interface WallPatch {
  /** Number of the region. */
  readonly id: number;
  /** Share of the picture, 0 … 1. */
  readonly share: number;
  /** Mean color. */
  readonly color: Oklab;
}
