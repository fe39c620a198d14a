import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import type { Watch } from '../scene/watch.ts';
import type { EditResult } from './edit.ts';
import type { UpscaleRequest } from './requests/upscale.ts';
import { enlarge } from './upscale/enlarge.ts';

/** Larger pictures help nobody on a screen, and take longer than a person waits. */
export const MOST_MEGAPIXELS = 50;

/**
 * Enlarge a photo two, three or four times. Everything in it stays where it is.
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
  return {
    raster: await enlarge(photo, scale, watch),
    mask: null,
    confidence: 1,
    warnings: [],
    regions: [],
    keptAs: 'jpeg',
  };
}
