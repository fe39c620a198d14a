import type { Mask } from '../../base/raster/raster.ts';
import type { ObjectMask } from '../../objects/index.ts';

/** Outlines of things that go and of things that stay. */
export interface OutlinedThings {
  /** Of the photo's size: things that go, with rims and contact shadows. */
  readonly things: Mask;
  /** Of the photo's size: things that stay. */
  readonly staying: Mask;
  /** Things that stay, one by one, as far as they are known. */
  readonly stayingMasks?: readonly ObjectMask[];
}
