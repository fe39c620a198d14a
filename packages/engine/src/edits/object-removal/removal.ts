import type { Mask, Raster } from '../../base/raster/raster.ts';

/** The removed parts, and the parts that are known to stay, as masks of the photo's size. */
export interface Removal {
  readonly things: Mask;
  readonly staying: Mask;
  /** Things that stand before the removed parts, which end at the hole; null without any. */
  readonly inFront?: Mask | null;
  /** Whether a person outlined all of it: then it may lie flat on the floor, and is complete. */
  readonly byHand: boolean;
  readonly seed: number;
}

/** A photo without some things. */
export interface TakenAway {
  readonly raster: Raster;
  /** What was allowed to change; 0 = the pixel has its old bytes. */
  readonly mask: Mask;
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
  /** Why the result is only a suggestion; absent if it is not one. */
  readonly suggestedBecause?: string;
}
