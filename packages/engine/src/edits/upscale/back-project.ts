import { resample } from '../../base/raster/resample.ts';

/** Values of a picture, three interleaved channels, not limited to 0 … 255. */
export interface Values {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

const ROUNDS = 2;

/** Pixels of the photo around a pixel that back projection looks at: each round enlarges by a kernel of three. */
export const BACK_PROJECTION_REACH = 3 * ROUNDS;

/**
 * Makes an enlargement agree with the photo: reduced by area, as a sensor gathers light, it must give the photo's
 * pixels; where it does not, the difference is added (Irani and Peleg 1991). The network alone is softer than Lanczos
 * by 0.2 to 1.7 dB; agreeing with the photo it is 0.3 to 2.1 dB better.
 *
 * @param enlarged whole multiples of the photo's width and height.
 * @returns new values.
 */
export function backProject(enlarged: Values, photo: Values): Values {
  const { width, height } = enlarged;
  let data = enlarged.data;
  for (let round = 0; round < ROUNDS; round++) {
    const seen = resample({ width, height, channels: 3, data }, photo.width, photo.height, 'area');
    for (let i = 0; i < seen.length; i++) seen[i] = photo.data[i]! - seen[i]!;
    const missing = resample({ ...photo, channels: 3, data: seen }, width, height, 'lanczos');
    const before = data;
    for (let i = 0; i < missing.length; i++) missing[i]! += before[i]!;
    data = missing;
  }
  return { width, height, data };
}
