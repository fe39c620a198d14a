import type { ShareBox } from '../base/geometry/share-box.ts';
import { createMask, type Mask } from '../base/raster/raster.ts';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';

/** The likeliest class of every cell of a photo. */
export function likeliestClasses({ width, height, data }: SeenClasses): ViewClass[] {
  return Array.from({ length: width * height }, (_, cell) => {
    const own = data.subarray(cell * VIEW_CLASSES.length, (cell + 1) * VIEW_CLASSES.length);
    return VIEW_CLASSES[own.indexOf(Math.max(...own))]!;
  });
}

/**
 * The values of a photo's cells in a window of it, 0 outside a box.
 *
 * @param box and `place` of the window, in shares of the photo.
 * @param size of the answer.
 */
export function cellsInWindow(
  cells: Mask,
  box: ShareBox,
  place: ShareBox,
  size: { readonly width: number; readonly height: number },
): Mask {
  const mask = createMask(size.width, size.height);
  for (let i = 0; i < mask.data.length; i++) {
    const x = place.left + ((place.right - place.left) * ((i % size.width) + 0.5)) / size.width;
    const y = place.top + ((place.bottom - place.top) * (Math.floor(i / size.width) + 0.5)) / size.height;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    mask.data[i] = cells.data[Math.floor(y * cells.height) * cells.width + Math.floor(x * cells.width)]!;
  }
  return mask;
}
