import { dilate } from '../../base/raster/morphology.ts';
import type { Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { type PaintedSky, paintSky } from './paint-sky.ts';
import type { SkyRecipe } from './sky-recipes.ts';
import type { SkyView } from './sky-view.ts';

/** Pixels of the painting beyond the sky's edge, as far as smoothing reads. */
const MARGIN = 5;

/**
 * Paints a sky where the photo has any.
 *
 * @param alpha share of sky in every pixel, at any size.
 * @param size of the painting.
 */
export function paintBehind(
  alpha: Mask,
  recipe: SkyRecipe,
  view: SkyView,
  size: { readonly width: number; readonly height: number },
  seed: number,
): PaintedSky {
  const wanted = dilate(resizeMask(alpha, size.width, size.height), MARGIN);
  return paintSky(recipe, view, size, (x, y) => wanted.data[y * size.width + x]! > 0, seed);
}
