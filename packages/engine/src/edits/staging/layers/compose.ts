import { LINEAR_FROM_BYTE, srgb255 } from '../../../color/srgb.ts';
import { gaussianBlur } from '../../../raster/gaussian-blur.ts';
import { createMask, type Mask, type Plane, type Raster } from '../../../raster/raster.ts';
import { resizePlane } from '../../../raster/resize.ts';
import { grainPlane, missingBlur, type PhotoCharacter } from './grain.ts';
import type { Layers } from './layers.ts';

/** From here on light is bent towards white instead of being cut, as cameras do. */
const SHOULDER = 0.72;

/**
 * Lays the layers over the photo (of any size of the same proportions). Pixels where they change nothing keep their
 * bytes; the mask says where they do.
 */
export function compose(
  photo: Raster,
  layers: Layers,
  character: PhotoCharacter,
  seed: number,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const soften = missingBlur(character);
  const plane = (values: Float32Array, channel: number, channels: number, blur: number): Float32Array => {
    const one: Plane = {
      width: layers.width,
      height: layers.height,
      data: values.filter((_, i) => i % channels === channel),
    };
    const soft = blur > 0 ? gaussianBlur(one, blur) : one;
    return layers.width === width && layers.height === height
      ? soft.data
      : resizePlane(soft, width, height, 'bilinear').data;
  };
  const alpha = plane(layers.alpha, 0, 1, soften);
  const grain = character.grain > 0 ? grainPlane(width, height, seed) : undefined;
  const raster: Raster = { width, height, data: photo.data.slice() };
  const mask = createMask(width, height);
  for (let k = 0; k < 3; k++) {
    const color = plane(layers.color, k, 3, soften);
    const ratio = plane(layers.ratio, k, 3, 0);
    const mirrored = layers.mirrored && plane(layers.mirrored, k, 3, soften);
    for (let p = 0; p < alpha.length; p++) {
      const covered = alpha[p]!;
      const extra = (mirrored?.[p] ?? 0) * (1 - covered);
      if (covered === 0 && ratio[p] === 1 && extra === 0) continue;
      const at = p * 3 + k;
      const room = LINEAR_FROM_BYTE[photo.data[at]!]! * ratio[p]! * (1 - covered);
      const value = srgb255(Math.max(0, room + bent(color[p]!, covered) + extra));
      // Where the room shows, its own grain is there already.
      const dither = grain ? grain[p]! * character.grain * covered : 0;
      const byte = Math.min(255, Math.max(0, Math.round(value + dither)));
      if (byte === photo.data[at]) continue;
      raster.data[at] = byte;
      mask.data[p] = 255;
    }
  }
  return { raster, mask };
}

/** A shoulder for light premultiplied by its coverage. */
function bent(light: number, covered: number): number {
  if (covered <= 0) return light;
  const own = light / covered;
  if (own <= SHOULDER) return light;
  const over = (own - SHOULDER) / (1 - SHOULDER);
  return covered * (SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-over)));
}
