import { createMask, createPlane, type Mask, type Plane } from './raster.ts';

/** A mask as values 0 … 1. */
export function planeFromMask(mask: Mask): Plane {
  const plane = createPlane(mask.width, mask.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = mask.data[i]! / 255;
  return plane;
}

/** Values 0 … 1 as a mask; values beyond are clamped. */
export function maskFromPlane(plane: Plane): Mask {
  const mask = createMask(plane.width, plane.height);
  for (let i = 0; i < mask.data.length; i++) {
    mask.data[i] = Math.min(255, Math.max(0, plane.data[i]! * 255 + 0.5));
  }
  return mask;
}
