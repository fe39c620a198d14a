import { SKY_TYPES, type SkyType, strength } from '@home-design/vocabulary';
import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import { readCamera } from '../../scene/camera/read-camera.ts';
import { findSky } from '../../scene/sky/find-sky.ts';
import { paintBehind } from './paint-behind.ts';
import { relightUnder } from './relight-foreground.ts';
import { amountOf, replaceSky } from './replace-sky.ts';
import { LEAST_SKY_CONFIDENCE, noSkyFound } from './sky-confidence.ts';
import { SKY_RECIPES } from './sky-recipes.ts';
import { skyView } from './sky-view.ts';
import { traceSky } from './trace-sky.ts';

/** Long side of a thumbnail in pixels, for sharp screens. */
const THUMBNAIL_SIDE = 384;
/** Twigs are thinner than a pixel of the thumbnail, so they are traced on a larger copy. */
const MATTE_SIDE = 768;
const PAINTING_SIDE = 240;
const SEED = 0;

/**
 * Small pictures of a photo under every sky, by the code of the edit with its usual strength. What all of them share is
 * decided once. The camera is found by its lines alone, without the rest of the analysis.
 *
 * @param focalLength35 35 mm equivalent focal length from EXIF, or null.
 * @throws EngineError `edit_not_confident` if the edit would refuse.
 */
export async function skyThumbnails(
  photo: Raster,
  focalLength35: number | null,
): Promise<Record<SkyType, Raster>> {
  const found = findSky(photo);
  if (found.confidence < LEAST_SKY_CONFIDENCE) throw noSkyFound();
  const { camera } = await readCamera(photo, focalLength35);
  const view = skyView(camera, found.sky);
  const { copy, alpha: matte, backdrop } = traceSky(photo, found, MATTE_SIDE);
  const size = fitWithin(photo, THUMBNAIL_SIDE);
  const small = resizeRaster(copy, size.width, size.height);
  const alpha = resizeMask(matte, size.width, size.height);
  const painting = fitWithin(photo, PAINTING_SIDE);
  const amount = amountOf(strength.default);

  function under(type: SkyType): Raster {
    const recipe = SKY_RECIPES[type];
    const painted = paintBehind(alpha, recipe, view, painting, SEED);
    const relight = relightUnder(small, alpha, recipe.light);
    // Grain would only make the files larger.
    return replaceSky(small, { alpha, backdrop, painted, relight, grain: 0 }, amount, SEED);
  }

  return Object.fromEntries(SKY_TYPES.map((type) => [type, under(type)])) as Record<SkyType, Raster>;
}
