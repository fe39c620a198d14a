import type { Gray16 } from '../../src/base/codec/index.ts';
import type { Plane } from '../../src/base/raster/raster.ts';

/** Meters of the greatest inverse depth. */
const NEAREST = 0.25;
const MOST = 65_535;

/** Every second pixel's inverse depth in 16 bits; steps are 4 mm at 8 m. */
export function halvedInverseDepth({ width, height, data }: Plane): Gray16 {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const values = new Uint16Array(wide * high);
  for (let y = 0, i = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, i++) {
      values[i] = Math.min(MOST, Math.round((MOST * NEAREST) / data[2 * y * width + 2 * x]!));
    }
  }
  return { width: wide, height: high, data: values };
}

/** Meters along the camera's axis; Infinity where nothing is met. */
export function depthOfInverse({ width, height, data }: Gray16): Plane {
  return { width, height, data: Float32Array.from(data, (value) => (MOST * NEAREST) / value) };
}
