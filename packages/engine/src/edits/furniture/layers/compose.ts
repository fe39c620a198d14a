import { LINEAR_FROM_BYTE, srgb255 } from '../../../base/color/srgb.ts';
import { createMask, type Mask, type Raster } from '../../../base/raster/raster.ts';
import { missingBlur, type PhotoCharacter } from '../../grain/grain.ts';
import { grainRows } from '../../grain/grain-rows.ts';
import { enlargedRows } from './enlarged-rows.ts';
import { filmToned, TONE_CONTRAST } from './film-tone.ts';
import type { Layers } from './layers.ts';
import { softenedRows } from './softened-rows.ts';

/** A mirror image is at most this share of the light from a floor. */
const MOST_MIRRORED = 0.5;

/**
 * Applies the layers to the photo (of any size of the same proportions), row by row, so that only the photo, the
 * result and its mask are held at full size. Pixels that the layers do not change keep their bytes; the mask marks
 * the others.
 */
export function compose(
  photo: Raster,
  layers: Layers,
  character: PhotoCharacter,
  seed: number,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const blur = missingBlur(character);
  const rowsOf = (values: Float32Array, channels: number, sigma: number) =>
    enlargedRows(softenedRows(values, layers, channels, sigma), layers, channels, photo);
  const alphas = rowsOf(layers.alpha, 1, blur);
  const colors = rowsOf(filmToned(layers), 3, blur);
  const ratios = rowsOf(layers.ratio, 3, 0);
  const mirrors = layers.mirrored && rowsOf(layers.mirrored, 3, blur);
  const grains = grainRows(width, seed);
  const raster: Raster = { width, height, data: photo.data.slice() };
  const mask = createMask(width, height);
  for (let y = 0; y < height; y++) {
    const alpha = alphas(y);
    const color = colors(y);
    const ratio = ratios(y);
    const mirrored = mirrors?.(y);
    const grain = character.grain > 0 && alpha.some((share) => share > 0) ? grains(y) : undefined;
    for (let x = 0; x < width; x++) {
      const covered = alpha[x]!;
      // Visible parts of the room have their grain already.
      const dither = grain ? grain[x]! * character.grain * covered : 0;
      for (let k = 0; k < 3; k++) {
        const i = x * 3 + k;
        const change = mirrored?.[i] ?? 0;
        if (covered === 0 && ratio[i] === 1 && change === 0) continue;
        const at = (y * width + x) * 3 + k;
        const before = photo.data[at]!;
        const left = ratio[i] === 1 ? 1 : ratio[i]! ** TONE_CONTRAST;
        const room = withMirror(LINEAR_FROM_BYTE[before]! * left, change, left) * (1 - covered);
        const value = srgb255(room + color[i]!);
        const byte = Math.min(255, Math.max(0, Math.round(value + dither)));
        if (byte === before) continue;
        raster.data[at] = byte;
        mask.data[y * width + x] = 255;
      }
    }
  }
  return { raster, mask };
}

/**
 * Shaded light with the change of its mirror image. The shade already includes its share of a mirror image that
 * furniture hides, and a floor without its gloss still has its color.
 */
function withMirror(light: number, change: number, ratio: number): number {
  return change >= 0 ? light + change : light + Math.max(change * Math.min(1, ratio), -MOST_MIRRORED * light);
}
