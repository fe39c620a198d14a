import { gaussianBlur } from '../../../raster/gaussian-blur.ts';
import { createPlane } from '../../../raster/raster.ts';

/** Standard deviations below this are no blur. */
const LEAST_BLUR = 0.3;

/** Blurs interleaved channels, `sigma` in pixels. */
export function softened(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  channels: number,
  sigma: number,
): Float32Array {
  if (sigma < LEAST_BLUR) return values;
  const soft = new Float32Array(values.length);
  const plane = createPlane(width, height);
  for (let k = 0; k < channels; k++) {
    for (let p = 0, i = k; p < plane.data.length; p++, i += channels) plane.data[p] = values[i]!;
    const { data } = gaussianBlur(plane, sigma);
    for (let p = 0, i = k; p < data.length; p++, i += channels) soft[i] = data[p]!;
  }
  return soft;
}
