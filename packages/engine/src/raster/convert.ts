import { createMask, createPlane, type Mask, type Plane, type Raster } from './raster.ts';

/** One channel of a picture as sRGB-encoded values 0 … 1. */
export function channelPlane(raster: Raster, channel: 0 | 1 | 2): Plane {
  const plane = createPlane(raster.width, raster.height);
  for (let i = 0, at: number = channel; i < plane.data.length; i++, at += 3)
    plane.data[i] = raster.data[at]! / 255;
  return plane;
}

/** Rec. 709 luma of sRGB-encoded values, 0 … 1: how bright a pixel looks, near enough for edges and guides. */
export function lumaPlane(raster: Raster): Plane {
  const plane = createPlane(raster.width, raster.height);
  const { data } = raster;
  for (let i = 0, at = 0; i < plane.data.length; i++, at += 3) {
    plane.data[i] = (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255;
  }
  return plane;
}

/** A mask as values 0 … 1. */
export function planeFromMask(mask: Mask): Plane {
  const plane = createPlane(mask.width, mask.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = mask.data[i]! / 255;
  return plane;
}

/** Values 0 … 1 as a mask; what lies beyond is clamped. */
export function maskFromPlane(plane: Plane): Mask {
  const mask = createMask(plane.width, plane.height);
  for (let i = 0; i < mask.data.length; i++) {
    mask.data[i] = Math.min(255, Math.max(0, plane.data[i]! * 255 + 0.5));
  }
  return mask;
}
