import { createMask, type Mask } from '../base/raster/raster.ts';
import type { DetectedObject } from './detected-object.ts';

/** The place of one object, as a window of the photo: most objects cover a small part of it. */
export interface ObjectMask {
  readonly object: DetectedObject;
  /** Column and row of the photo where the window's first pixel lies. */
  readonly left: number;
  readonly top: number;
  /** The object itself, soft at its outline. */
  readonly silhouette: Mask;
  /** The area to fill when the object is removed: the silhouette, its pale rim and its contact shadow. */
  readonly footprint: Mask;
}

/** Several objects as one mask of the photo's size; where they overlap the larger value counts. */
export function joinMasks(
  masks: readonly ObjectMask[],
  part: 'silhouette' | 'footprint',
  width: number,
  height: number,
): Mask {
  const joined = createMask(width, height);
  for (const { left, top, [part]: mask } of masks) {
    for (let y = 0; y < mask.height; y++) {
      for (let x = 0; x < mask.width; x++) {
        const at = (top + y) * width + left + x;
        joined.data[at] = Math.max(joined.data[at]!, mask.data[y * mask.width + x]!);
      }
    }
  }
  return joined;
}
