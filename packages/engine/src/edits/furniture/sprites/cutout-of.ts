import type { Cutout } from '../../../base/codec/index.ts';
import { srgb255 } from '../../../base/color/srgb.ts';
import { createMask, createRaster } from '../../../base/raster/raster.ts';
import { smoothstep } from '../../../render/materials/blend.ts';
import { filmToned, TONE_CONTRAST } from '../layers/film-tone.ts';
import type { Layers } from '../layers/layers.ts';

/** Screens blend encoded values, not light: a share of light is this power of it there. */
const ENCODED = 1 / 2.2;
/**
 * The layers as a picture with transparent ground: the piece, and its shadow as translucent black.
 *
 * @param margin pixels around the piece; in them its shadow fades, so that the edge of the picture is invisible.
 */
export function cutoutOf(layers: Layers, margin: number): Cutout {
  const { width, height, alpha, ratio } = layers;
  const color = filmToned(layers);
  const picture = createRaster(width, height);
  const opacity = createMask(width, height);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const covered = alpha[p]!;
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y);
      const left = (ratio[p * 3]! + ratio[p * 3 + 1]! + ratio[p * 3 + 2]!) / 3;
      const shade = 1 - Math.min(1, left) ** (TONE_CONTRAST * ENCODED);
      const shown = 1 - (1 - covered) * (1 - shade * smoothstep(0, margin, edge));
      opacity.data[p] = Math.round(255 * shown);
      if (covered === 0 || shown === 0) continue;
      for (let at = p * 3; at < p * 3 + 3; at++) {
        picture.data[at] = Math.round((srgb255(color[at]! / covered) * covered) / shown);
      }
    }
  }
  return { picture, opacity };
}
