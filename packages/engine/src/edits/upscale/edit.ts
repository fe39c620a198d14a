import { EngineError } from '../../base/engine-error.ts';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import type { EditResult } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { enlarge } from './enlarge.ts';
import type { UpscaleRequest } from './request.ts';
import { sharpeningHelps } from './sharpening-helps.ts';

/** Larger pictures are of no use on a screen, and take longer than a person waits. */
export const MOST_MEGAPIXELS = 50;

/** Share of the time for testing whether sharpening helps. */
const TRYING = 0.08;

/**
 * Enlarges a photo two, three or four times. Everything in it stays where it is. If a test on pieces of the photo
 * shows no gain by sharpening, it is enlarged without, and the result says so.
 *
 * @throws EngineError `edit_invalid` if the result would be too large, `cancelled`.
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
