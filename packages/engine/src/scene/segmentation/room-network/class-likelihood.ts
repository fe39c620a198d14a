import { resizePlane } from '../../../base/raster/resize.ts';
import type { CellNames } from './room-network.ts';
import { VIEW_CLASSES, type ViewClass } from './view-classes.ts';

/**
 * The probability, 0 … 1, that a pixel shows one of some classes, interpolated between cells.
 *
 * @param size of the picture that the cells cover, pixels.
 */
export function classLikelihood(
  { width, height, data }: CellNames,
  names: readonly ViewClass[],
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const places = names.map((name) => VIEW_CLASSES.indexOf(name));
  const share = new Float32Array(width * height);
  for (let i = 0; i < share.length; i++) {
    for (const place of places) share[i]! += data[i * VIEW_CLASSES.length + place]!;
  }
  return resizePlane({ width, height, data: share }, size.width, size.height, 'bilinear').data;
}
