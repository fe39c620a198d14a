import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import { resizeRaster } from '../raster/resize.ts';
import { partOf, reportStage, type Watch } from '../scene/watch.ts';
import type { EditResult } from './edit.ts';
import type { UpscaleRequest } from './requests/upscale.ts';
import { enlarge } from './upscale/enlarge.ts';
import { sharpeningHelps } from './upscale/sharpening-helps.ts';
import { WARNINGS } from './warnings.ts';

/** Larger pictures help nobody on a screen, and take longer than a person waits. */
export const MOST_MEGAPIXELS = 50;

/** Share of the time that goes into trying whether sharpening helps. */
const TRYING = 0.08;

/**
 * Enlarge a photo two, three or four times. Everything in it stays where it is. Where sharpening does no good, which is
 * tried on pieces of the photo, it is enlarged without, and the result says so.
 *
 * @throws EngineError `edit_invalid` when the result would be too large, `cancelled`.
 */
export async function upscale(
  photo: Raster,
  { scale }: UpscaleRequest,
  watch: Watch = {},
): Promise<EditResult> {
  const megapixels = (photo.width * photo.height * scale * scale) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    throw new EngineError(
      'edit_invalid',
      `Enlarged ${scale} times this photo would have ${Math.round(megapixels)} megapixels. ` +
        `At most ${MOST_MEGAPIXELS} are possible: choose a smaller enlargement.`,
    );
  }
  reportStage(watch, 'Trying what suits the photo', 0);
  const helps = await sharpeningHelps(photo, scale);
  return {
    raster: helps
      ? await enlarge(photo, scale, partOf(watch, TRYING, 1))
      : resizeRaster(photo, photo.width * scale, photo.height * scale, 'lanczos'),
    mask: null,
    confidence: 1,
    warnings: helps ? [] : [WARNINGS.notSharpened],
    regions: [],
    keptAs: 'jpeg',
  };
}
