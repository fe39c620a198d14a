import type { Mask } from '../../base/raster/raster.ts';

/** Outlines of what goes and of what stays. */
export interface OutlinedThings {
  /** Of the photo's size: what goes, with rims and contact shadows. */
  readonly things: Mask;
  /** Of the photo's size: what stays. */
  readonly staying: Mask;
}
