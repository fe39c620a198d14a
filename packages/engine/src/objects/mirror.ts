import type { ShareBox } from '../base/geometry/share-box.ts';

/** The place in the photo of a box of the mirrored photo. */
export function mirroredBox({ left, top, right, bottom }: ShareBox): ShareBox {
  return { left: 1 - right, top, right: 1 - left, bottom };
}
