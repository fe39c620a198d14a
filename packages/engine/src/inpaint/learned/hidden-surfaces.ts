import type { Mask } from '../../base/raster/raster.ts';

/** A surface of the building that may go on behind what is removed. Both masks have the photo's size. */
export interface HiddenSurface {
  /** Where it probably lies behind the things. */
  readonly behind: Mask;
  /** Where it is in view. */
  readonly shown: Mask;
  /** Floors and ceilings lie flat: their texture has one size along a row. */
  readonly isFloor: boolean;
  /** Boards, tiles, bricks or pile, which plain color does not stand for. */
  readonly isTextured: boolean;
}

/** The same on the network's square: 1 where it lies behind, and where it is in view. */
export interface SquareSurface extends Pick<HiddenSurface, 'isFloor' | 'isTextured'> {
  readonly behind: Uint8Array;
  readonly shown: Uint8Array;
}
