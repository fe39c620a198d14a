import type { Raster } from '../base/raster/raster.ts';

/** Norm that gives bright places more weight than dark ones ("shades of gray", Finlayson and Trezzi 2004). */
const NORM = 3;
/** Pixels from here on (8-bit, brightest channel) may be clipped: their color is no longer the light's. */
const CLIPPED = 250;
/**
 * Least and most gain of red, green and blue: the light of rooms goes from lamps (2,500 K) to shade (10,000 K). Bluer
 * or greener colors belong to the subject, a sky or a lawn.
 */
const CAST = [
  [0.75, 1.12],
  [0.9, 1.12],
  [0.9, 1.5],
] as const;
/** This share of the picture is darker than `luma` afterwards, unless the gain would be outside `least` and `most`. */
const EXPOSURE = { share: 0.6, luma: 140, least: 0.9, most: 2.5 };

/** Rec. 709 luma of the red, green and blue of a pixel. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
/** Luma after the color is balanced may reach twice white. */
const LEVELS = 512;

/**
 * A copy of a photo in even light for networks: without its color cast, and as bright as most photos. Rooms by
 * lamplight and dark photos from phones then look like the photos of the training. It is not for display: values
 * above white are clipped.
 *
 * @param photo 8-bit sRGB; gains are applied to the encoded values.
 */
export function evenLight(photo: Raster): Raster {
  const cast = castOf(photo);
  const exposure = exposureOf(photo, cast);
  const data = new Uint8Array(photo.data.length);
  for (let c = 0; c < 3; c++) {
    const gain = cast[c]! * exposure;
    for (let i = c; i < data.length; i += 3) data[i] = Math.min(255, photo.data[i]! * gain + 0.5);
  }
  return { ...photo, data };
}

/** Gains of red, green and blue under which the light is gray. */
function castOf({ data }: Raster): number[] {
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i += 3) {
    if (Math.max(data[i]!, data[i + 1]!, data[i + 2]!) >= CLIPPED) continue;
    for (let c = 0; c < 3; c++) sums[c]! += data[i + c]! ** NORM;
  }
  const light = sums.map((sum) => (sum + 1) ** (1 / NORM));
  const gray = (light[0]! + light[1]! + light[2]!) / 3;
  return light.map((own, c) => Math.min(CAST[c]![1], Math.max(CAST[c]![0], gray / own)));
}

function exposureOf({ data }: Raster, cast: readonly number[]): number {
  const counts = new Uint32Array(LEVELS);
  const weights = LUMA.map((weight, c) => weight * cast[c]!);
  for (let i = 0; i < data.length; i += 3) {
    const luma = weights[0]! * data[i]! + weights[1]! * data[i + 1]! + weights[2]! * data[i + 2]!;
    counts[Math.min(LEVELS - 1, Math.round(luma))]!++;
  }
  const below = (EXPOSURE.share * data.length) / 3;
  let level = 0;
  for (let sum = 0; level < LEVELS - 1; level++) {
    sum += counts[level]!;
    if (sum > below) break;
  }
  return Math.min(EXPOSURE.most, Math.max(EXPOSURE.least, EXPOSURE.luma / Math.max(1, level)));
}
