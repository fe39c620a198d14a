import type { Oklab } from '../../base/color/oklab.ts';
import type { LabelMap } from '../../base/raster/raster.ts';
import type { Face } from '../room-box/layout.ts';

/** One patch of the photo that looks like one surface. */
export interface Region {
  /** Its number in the region map, 0 … count - 1. */
  readonly id: number;
  /** Share of the picture, 0 … 1. */
  readonly share: number;
  /** Mean color. */
  readonly color: Oklab;
  /**
   * Fine structure: mean absolute difference of lightness between neighbors after grain is removed, away from the
   * region's border; 1 when the region is all border.
   */
  readonly texture: number;
  /** Bounding box as shares of the picture's width and height. */
  readonly bounds: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Face of the room box that most of it lies on. */
  readonly face: Face;
  /** Share of it on any wall face, 0 … 1. */
  readonly wallShare: number;
  /** How far up the wall it begins and ends (5th and 95th percentile), 0 = floor, 1 = ceiling; 0 off the walls. */
  readonly reach: { readonly bottom: number; readonly top: number };
  /** Width on the wall in meters (5th to 95th percentile); 0 off the walls. */
  readonly widthMeters: number;
  /** Share of its left, right, top and bottom border that straight edges run along, 0 … 1 each. */
  readonly framing: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Share of the picture's upper edge that it takes up, 0 … 1: there it may go on out of view. */
  readonly cutByTop: number;
  /** Share of its bounding box that it fills. */
  readonly fill: number;
}

/** The photo cut into regions. */
export interface RegionMap {
  readonly labels: LabelMap;
  readonly regions: readonly Region[];
}
