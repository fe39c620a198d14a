import type { Raster } from './raster.ts';

/**
 * Rows of values from right to left.
 *
 * @param width values of a row, counting the `channels` of one place as one.
 * @returns a copy of the same kind.
 */
export function mirroredRows<Values extends Uint8Array | Float32Array>(
  values: Values,
  width: number,
  channels: number,
): Values {
  const out = values.slice() as Values;
  const row = width * channels;
  for (let start = 0; start < values.length; start += row) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [start + x * channels, start + (width - 1 - x) * channels];
      for (let c = 0; c < channels; c++) out[to + c] = values[from + c]!;
    }
  }
  return out;
}

/** The picture as in a mirror. */
export function mirroredRaster(photo: Raster): Raster {
  return { ...photo, data: mirroredRows(photo.data, photo.width, 3) };
}
