import { erode } from '../../../src/base/raster/morphology.ts';
import type { Mask } from '../../../src/base/raster/raster.ts';
import type { EditRequest } from '../../../src/edits/edit-request.ts';
import { labelOfClass } from '../../samples/scene.ts';
import type { ShellClass } from '../../samples/shell/shell-part.ts';

/** A demo that changes more of the wrong surface than this is not shown. */
export const MOST_WRONG = 0.005;
/** Borders are soft: pixels nearer to one than this share of the width are not judged. 2 pixels of 960. */
const BORDER = 2 / 960;

/** The surface that an edit is to change and nothing else; null for edits that change the whole picture or add things. */
export function surfaceOfEdit({ mode }: EditRequest): ShellClass | null {
  switch (mode) {
    case 'wall-color':
      return 'wall';
    default:
      return null;
  }
}

/**
 * Pixels that an edit changed wrongly, as a share of the surface it was to change: those of the surface that it left,
 * and those of other surfaces that it changed. The truth comes from the renderer.
 *
 * @param mask the changed area of the edit, inside from 128 on.
 * @param labels the class of every pixel, see `labelOfClass`; of the mask's size.
 * @returns 0 = all is right; beyond 1 when more was changed wrongly than the surface is large.
 */
export function wrongShare(mask: Mask, labels: Mask, surface: ShellClass): number {
  const { width, height } = labels;
  const label = labelOfClass(surface);
  const radius = Math.max(1, Math.round(BORDER * width));
  const inside: Mask = { width, height, data: labels.data.map((value) => (value === label ? 255 : 0)) };
  const outside: Mask = { width, height, data: inside.data.map((value) => 255 - value) };
  const surelyInside = erode(inside, radius).data;
  const surelyOutside = erode(outside, radius).data;
  let [size, wrong] = [0, 0];
  for (let i = 0; i < mask.data.length; i++) {
    if (inside.data[i] === 255) size++;
    const isChanged = mask.data[i]! >= 128;
    if (isChanged ? surelyOutside[i] === 255 : surelyInside[i] === 255) wrong++;
  }
  return size === 0 ? (wrong === 0 ? 0 : Number.POSITIVE_INFINITY) : wrong / size;
}
