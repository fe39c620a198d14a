import { boxMean } from '../../base/raster/box-filter.ts';
import { createPlane, type Plane } from '../../base/raster/raster.ts';
import { resizePlane } from '../../base/raster/resize.ts';
import type { Values } from './back-project.ts';

/** Pixels to each side over which contrast is measured. */
const RADIUS = 1;
/**
 * Variance of the brightness, 8-bit steps squared, at which half the sharpening is used. Grain and the blocks of JPEG
 * stay below it down to a quality of about 80. Without the gate such photos were farther from the truth than by
 * Lanczos; with it they are nearer, and clean ones nearer still.
 */
const DETAIL = 120;

/** Pixels of the photo around a pixel that its share depends on. */
export const GATE_REACH = RADIUS + 1;

/**
 * Sharpens detail, and leaves even surfaces as in Lanczos, so that grain and traces of compression are not sharpened.
 *
 * @param sharp and `smooth` are enlargements of `photo`, of one size.
 */
export function gateToDetail(sharp: Values, smooth: Values, photo: Values): Values {
  const { width, height } = sharp;
  const share = resizePlane(detailShare(photo), width, height, 'bilinear').data;
  const data = smooth.data.map((value, i) => value + (sharp.data[i]! - value) * share[Math.floor(i / 3)]!);
  return { width, height, data };
}

/** 0 (even) … 1 (full of detail). */
function detailShare({ width, height, data }: Values): Plane {
  const bright = createPlane(width, height);
  for (let i = 0; i < bright.data.length; i++) {
    bright.data[i] = 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!;
  }
  const mean = boxMean(bright, RADIUS).data;
  const square = boxMean({ width, height, data: bright.data.map((value) => value * value) }, RADIUS).data;
  const share = mean.map((average, i) => {
    const variance = Math.max(0, square[i]! - average * average);
    return variance ** 2 / (variance ** 2 + DETAIL ** 2);
  });
  return { width, height, data: share };
}
