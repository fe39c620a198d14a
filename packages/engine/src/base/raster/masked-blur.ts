import { boxMeanInto } from './box-filter.ts';
import type { Channels } from './raster.ts';

/**
 * Mean of the marked pixels within a square of side 2 * radius + 1, channel by channel.
 *
 * @param passes 1 = a box, 3 = nearly Gaussian.
 * @returns blurred values (0 where no marked pixel is near) and the marked share of each square.
 * @example
 * const { values, share } = maskedBlur({ ...plane, channels: 1 }, isWall, 4, 2);
 */
export function maskedBlur(
  { width, height, channels, data }: Channels<Float32Array>,
  isMarked: Uint8Array,
  radius: number,
  passes = 1,
): { values: Float32Array; share: Float32Array } {
  const share = Float32Array.from(isMarked);
  for (let pass = 0; pass < passes; pass++) boxMeanInto(share, share, width, height, radius);
  const out = new Float32Array(data.length);
  const channel = new Float32Array(isMarked.length);
  for (let c = 0; c < channels; c++) {
    for (let i = 0; i < channel.length; i++) channel[i] = isMarked[i] ? data[i * channels + c]! : 0;
    for (let pass = 0; pass < passes; pass++) boxMeanInto(channel, channel, width, height, radius);
    for (let i = 0; i < channel.length; i++) {
      out[i * channels + c] = share[i]! > 1e-4 ? channel[i]! / share[i]! : 0;
    }
  }
  return { values: out, share };
}
